import { parseJson } from './api-error.ts'

const prefix = 'parley.draft.'

/** How long a draft waits for its person: what is typed is a client's, and a browser is no place to keep it. */
export const draftDays = 14
const draftMs = draftDays * 24 * 60 * 60 * 1000

/** What stands under a key: the value as it was written, and when, in milliseconds since 1970. */
interface Kept {
  at: number
  value: unknown
}

function parse(stored: string | null): Kept | undefined {
  const kept = (stored === null ? undefined : parseJson(stored)) as Partial<Kept> | null | undefined
  if (typeof kept?.at !== 'number') return undefined
  const age = Date.now() - kept.at
  return age < draftMs ? { at: kept.at, value: kept.value } : undefined
}

/** The value under the key; undefined where there is none, it is too old or unreadable. */
export const loadDraft = (key: string): unknown => parse(localStorage.getItem(prefix + key))?.value

/** @throws DOMException where the browser has no room left */
export function storeDraft(key: string, value: unknown): void {
  const kept: Kept = { at: Date.now(), value }
  localStorage.setItem(prefix + key, JSON.stringify(kept))
}

export const removeDraft = (key: string): void => localStorage.removeItem(prefix + key)

const removeWhere = (isGone: (stored: string | null) => boolean): void => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix) && isGone(localStorage.getItem(key))) localStorage.removeItem(key)
}

/** Drafts are a person's own: they go when the person signs out, and when somebody else signs in. */
export const forgetDrafts = (): void => removeWhere(() => true)

/** Those that have waited too long, and what cannot be read. */
export const forgetOldDrafts = (): void => removeWhere((stored) => parse(stored) === undefined)
