import { refresh } from '@parley/contracts/http/session.ts'
import { keepSession, readToken, reloadPage, shownSessionId } from './session-store.ts'

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
  const answer = await fetch(`/api${refresh.path}`, {
    method: refresh.method,
    credentials: 'same-origin',
  }).catch(() => null)
  if (answer === null || !answer.ok) return false
  const parsed = refresh.response.safeParse(await answer.json().catch(() => undefined))
  if (!parsed.success) return false
  const { token, user } = parsed.data
  const shown = shownSessionId()
  keepSession(token, user.sessionId)
  if (shown !== null && shown !== user.sessionId) reloadPage()
  return true
}
