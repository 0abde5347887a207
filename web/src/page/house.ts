/** The house in this page: the same calls and lines as to a server, answered by the engine in a worker. */
import type { Component } from 'svelte'
import Notice from './Notice.svelte'

export { dial, HOW_TO_HOST, openHouse, reach } from './remote'

export const ALONE: boolean = true

export const HouseNotice: Component | null = Notice
