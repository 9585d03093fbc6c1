import { AsyncLocalStorage } from 'node:async_hooks'

const store = new AsyncLocalStorage<boolean>()

/** Runs work that nobody waits for at a screen: where one session serves everything, it comes after what somebody does. */
export const inBackground = <T>(work: () => T): T => store.run(true, work)

export const isInBackground = (): boolean => store.getStore() === true
