import { shownSessionId } from './session-store.ts'

const prefix = 'parley.recent.'
const key = (): string => prefix + (shownSessionId() ?? '')

/** Of this tab and this session: what was chosen inside a client is not offered outside of it, nor to the next person. */
export function readRecent<T>(): T[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key()) ?? '[]')
    return Array.isArray(stored) ? (stored as T[]) : []
  } catch {
    return []
  }
}

export const writeRecent = (choices: readonly unknown[]): void =>
  sessionStorage.setItem(key(), JSON.stringify(choices))

/** They hold names, so they go when the person signs out. */
export function forgetRecent(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name)
}
