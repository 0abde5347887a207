/** Other ways to a table: a screen that shows what everybody sees, and guests who share this browser. */
import { dial } from '#house'
import { browser, type World } from '../table/connection'

/** What everybody sees and no more, whoever is logged in here. */
export const screen: World = { ...browser, socket: (address) => browser.socket(`${address}&eyes=public`) }

/** A guest with a token of its own: browsers can send it with a socket only as the name of a subprotocol. */
export function bearer(token: string): World {
  return {
    ...browser,
    socket: (address) => dial(address, ['nottingham', `bearer.${token}`]),
  }
}
