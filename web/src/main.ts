import { openHouse } from '#house'
import { mount } from 'svelte'
import App from './App.svelte'
import { loadAnew } from './lib/fresh.svelte'
import { followOtherTabs, startWords } from './lib/i18n.svelte'
import { startWorker, watchNetwork } from './lib/network.svelte'
import { load, PAGES } from './lib/pages'
import { route, startRouter } from './lib/router.svelte'
import { applySettings } from './lib/settings.svelte'
import { listenForInstall } from './lib/shell/install.svelte'
import { startSound } from './lib/sounding.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/art.css'

applySettings()
openHouse()
followOtherTabs()
startRouter()
watchNetwork()
startWorker()
listenForInstall()
startSound()
// A file of an older release that the server does not have any more: the page is old.
addEventListener('vite:preloadError', (event) => {
  if (navigator.onLine && loadAnew()) event.preventDefault()
})

// The first page comes while its words do.
const first = route.page
load(first).catch(() => undefined)
startWords(...(first === 'missing' ? [] : PAGES[first].words))
  .catch((error: unknown) => console.warn(error))
  .finally(() => {
    mount(App, { target: document.getElementById('app') as HTMLElement })
  })
