import { ApiError, type ApiErrorCode, errorOfAnswer, networkError, timeoutError } from './api-error.ts'
import { refreshSession } from './refresh-session.ts'
import { sessionLost } from './session-lost.ts'
import { isLeaving, readToken } from './session-store.ts'
import { noteTwoFactorOwed, stepUp } from './step-up.ts'
import { noteSwitchFirst } from './switch-first.ts'

/** Document 1, section 9. */
export const requestTimeoutMs = 60_000

/** Calls whose 401 means what it says and is handed to the screen (Document 1, section 7). */
const signInPaths = [
  '/auth/login',
  '/auth/refresh',
  '/auth/logout',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/sso-callback',
]

export const isSignInCall = (path: string): boolean => signInPaths.some((start) => path.startsWith(start))

/** One attempt with the token at hand. Throws ApiError for anything but success. */
export type Attempt<T> = (token: string | null) => Promise<T>

/**
 * Runs a call for whoever is signed in. Before a sensitive action the person is asked to prove who they are, and the
 * call is repeated once; who declines gets the refusal, and keeps what was typed.
 */
export async function withSession<T>(path: string, attempt: Attempt<T>): Promise<T> {
  try {
    return await withLivingSession(path, attempt)
  } catch (error) {
    if (hasCode(error, 'TWO_FACTOR_SETUP_REQUIRED')) noteTwoFactorOwed()
    if (hasCode(error, 'SWITCH_FIRST')) noteSwitchFirst()
    if (!hasCode(error, 'STEP_UP_REQUIRED') || (await stepUp()) === 'declined') throw error
    return await withLivingSession(path, attempt)
  }
}

const hasCode = (error: unknown, code: ApiErrorCode): boolean =>
  error instanceof ApiError && error.code === code

/**
 * Runs a call; where the session is over it refreshes once, then asks the person to sign in again, and repeats
 * the call after either, so that what was typed is not lost.
 */
async function withLivingSession<T>(path: string, attempt: Attempt<T>): Promise<T> {
  if (isLeaving() && !isSignInCall(path)) throw new DOMException('Signing out', 'AbortError')
  const token = readToken()
  try {
    return await attempt(token)
  } catch (error) {
    if (!isSessionOver(error) || isSignInCall(path)) throw error
    if (await refreshSession(token)) return await attemptAgain(attempt)
    return await askToSignIn(attempt, error)
  }
}

async function attemptAgain<T>(attempt: Attempt<T>): Promise<T> {
  try {
    return await attempt(readToken())
  } catch (error) {
    if (!isSessionOver(error)) throw error
    return await askToSignIn(attempt, error)
  }
}

async function askToSignIn<T>(attempt: Attempt<T>, error: unknown): Promise<T> {
  if (isLeaving() || (await sessionLost()) === 'declined') throw error
  return await attempt(readToken())
}

function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== 'INVALID_CREDENTIALS'
}

/** `fetch` with the 60 s limit, and with failures as ApiError. An abort by the caller passes through as it is. */
export async function fetchAnswer(address: string, init: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(requestTimeoutMs)
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
  try {
    const answer = await fetch(address, { ...init, signal, credentials: 'same-origin' })
    if (!answer.ok) throw errorOfAnswer(answer.status, await answer.text())
    return answer
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (limit.aborted) throw timeoutError()
    if (init.signal?.aborted === true) throw error
    throw networkError()
  }
}

/** What an answer holds. It may break off on the way, or take too long: a failure as any other. */
export async function readAnswer<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw timeoutError()
    throw error instanceof TypeError ? networkError() : error
  }
}

export const authorization = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` }
