import type { SessionUser } from '@parley/contracts/http/session.ts'
import { forgetDrafts, forgetOldDrafts } from './draft-storage.ts'

// The bearer token is kept in local storage (Document 1, section 7), so that tabs and the console share it.
const tokenKey = 'parley.token'
const sessionKey = 'parley.session'
const personKey = 'parley.person'
const consoleKey = 'parley.console'

/** A session and whose it is. */
type OpenSession = Pick<SessionUser, 'id' | 'sessionId' | 'impersonation'> &
  Partial<Pick<SessionUser, 'isSuperAdmin'>>

let knownSessionId: string | null = null
let reload = (): void => window.location.reload()

export const readToken = (): string | null => localStorage.getItem(tokenKey)

/** Who sits there, whoever they act as. What somebody else has typed in this browser is not theirs: it goes. */
function notePerson({ id, impersonation, isSuperAdmin = false }: OpenSession): void {
  if (isSuperAdmin) localStorage.setItem(consoleKey, 'yes')
  else localStorage.removeItem(consoleKey)
  const person = impersonation?.actor.id ?? id
  const before = localStorage.getItem(personKey)
  if (before === person) forgetOldDrafts()
  else forgetDrafts()
  if (before !== person) localStorage.setItem(personKey, person)
}

/** Whether who sits there works in the console, as far as this browser knows: clients' pages are closed to them. */
export const worksInConsole = (): boolean => localStorage.getItem(consoleKey) !== null

/** Keeps the token; `user` has the session that it names. */
export function keepSession(token: string, user: OpenSession): void {
  knownSessionId = user.sessionId
  notePerson(user)
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(sessionKey, user.sessionId)
}

let isSigningOut = false
/** Whether the person is on the way out, so that nothing more may be asked in their name. */
export const isLeaving = (): boolean => isSigningOut

/** Nothing but signing out is sent until `work` is done: the pages that still stand would ask in vain. */
export async function whileLeaving<T>(work: () => Promise<T>): Promise<T> {
  isSigningOut = true
  try {
    return await work()
  } finally {
    isSigningOut = false
  }
}

let onSignInPage = (): void => undefined

/**
 * The same until the sign-in page stands: an address changes before the page that it leads to is drawn, and what is
 * still on the screen would ask again for what has been forgotten. `forget` runs then.
 */
export function leaveUntilSignInPage(forget: () => void): void {
  isSigningOut = true
  onSignInPage = forget
}

/** Nothing of the person before is on the screen any more. */
export function noteSignInPage(): void {
  isSigningOut = false
  onSignInPage()
  onSignInPage = () => undefined
}

/** What this tab shows belongs to this session from now on. */
export function noteSession(user: OpenSession): void {
  const { sessionId } = user
  knownSessionId = sessionId
  notePerson(user)
  if (localStorage.getItem(sessionKey) !== sessionId) localStorage.setItem(sessionKey, sessionId)
}

export function forgetSession(): void {
  knownSessionId = null
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(sessionKey)
}

/** The session whose data this tab shows; null before sign-in. */
export const shownSessionId = (): string | null => knownSessionId

/**
 * Another tab signed in, out, or switched into a client: what this tab shows is no longer the session's, so it
 * drops everything and reloads (decisions D11, Impersonation). Returns the way to stop watching.
 */
export function watchOtherTabs(onForeignSession: () => void = () => reload()): () => void {
  const listener = (event: StorageEvent): void => {
    if (event.storageArea !== localStorage || event.key !== sessionKey) return
    if (event.newValue !== knownSessionId) onForeignSession()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Loads the page anew; replaced in tests, where a page cannot reload. */
export const reloadPage = (): void => reload()
export function setReload(action: () => void): void {
  reload = action
}

/** The sign-in page, which leads back to `address` afterwards. */
export const loginPathFor = (address: string): string =>
  address === '/' ? '/login' : `/login?next=${encodeURIComponent(address)}`
