type Listener = (id: string) => void

/** Lists that are on the screen. */
const listeners = new Set<Listener>()

/** @returns the way to stop */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Draws an item at once, in whichever list it is, so that it can be led to. */
export const revealItem = (id: string): void => listeners.forEach((listener) => listener(id))
