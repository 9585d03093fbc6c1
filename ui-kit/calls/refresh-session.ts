import type { SessionUser } from '@parley/contracts/http/session.ts'
import { keepSession, readToken, reloadPage, shownSessionId } from './session-store.ts'
import { refreshRoute } from './sign-in-routes.ts'

let underway: Promise<boolean> | null = null

/**
 * Gets a new access token for the refresh cookie; true when there is one to try again with. Calls that fail
 * together share one refresh, and a tab that finds another's fresh token uses that (decisions D2).
 */
export function refreshSession(failedToken: string | null): Promise<boolean> {
  underway ??= withLock(() => refreshOnce(failedToken)).finally(() => {
    underway = null
  })
  return underway
}

async function withLock(work: () => Promise<boolean>): Promise<boolean> {
  const locks = (navigator as Partial<Navigator>).locks
  return locks === undefined ? work() : await locks.request('parley.refresh', work)
}

async function refreshOnce(failedToken: string | null): Promise<boolean> {
  const stored = readToken()
  if (stored !== null && stored !== failedToken) return true
  const answer = await askForToken()
  // Who has signed out meanwhile, or switched, here or in another tab, is not taken back.
  const now = readToken()
  if (now !== stored) return now !== null
  if (answer?.token === undefined || answer.user === undefined) return false
  const shown = shownSessionId()
  keepSession(answer.token, answer.user)
  if (shown !== null && shown !== answer.user.sessionId) reloadPage()
  return true
}

async function askForToken(): Promise<{ token?: string; user?: SessionUser } | null> {
  try {
    const init = { method: refreshRoute.method, credentials: 'same-origin' } as const
    const answer = await fetch(`/api${refreshRoute.path}`, init)
    return answer.ok ? ((await answer.json()) as { token?: string; user?: SessionUser }) : null
  } catch {
    return null
  }
}
