"""What somebody chooses in another tab of the same browser."""

from playwright.async_api import Page

_CHOSEN = """
(changes) => {
  const key = 'nottingham-settings'
  const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...changes })
  localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
}
"""


async def chosen_elsewhere(page: Page, **settings: str) -> None:
    """From now on these settings hold here, too."""
    await page.evaluate(_CHOSEN, settings)
