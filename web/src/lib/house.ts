/** How the client reaches the house: a server, over the network. The page that plays without one has its own (src/page/house.ts);
    vite.config.ts chooses between the two. */
import type { Component } from 'svelte'
import type { Socket } from '../table/connection'

/** Whether the house is in this page, and nobody else can come in. */
export const ALONE: boolean = false

/** Where this page tells how others can play. */
export const HOW_TO_HOST: string = ''

export function reach(path: string, init: RequestInit): Promise<Response> {
  return fetch(path, init)
}

export function dial(address: string, protocols: string[] = []): Socket {
  return new WebSocket(address, protocols) as unknown as Socket
}

/** Nothing has to be fetched before the first call. */
export function openHouse(): void {}

/** What the house has to say about itself, on every page. */
export const HouseNotice: Component | null = null
