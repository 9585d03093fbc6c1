import {
  consultantImpersonateClient,
  impersonateClient,
  logout,
  stopImpersonation,
  type SessionUser,
} from '@parley/contracts/http/session.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { forgetDrafts } from '@parley/ui-kit/calls/draft-storage.ts'
import { forgetRecent } from '@parley/ui-kit/calls/recent-choices.ts'
import { forgetSession, leaveUntilSignInPage } from '@parley/ui-kit/calls/session-store.ts'
import { clearToasts } from '@parley/ui-kit/components/toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { takeUpSession } from './take-up-session.ts'

/** Document 1, section 4: milliseconds between the switch and the navigation. */
const pauseAfterSwitchMs = 100
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseAfterSwitchMs))

/** A client; firms are acted for from the console (decisions D8). */
export interface ImpersonationTarget {
  id: string
  name: string
  /** Where to go then; the client's initiatives unless named. */
  path?: string
}

/** Switches into a client, each kind of person by the call made for it (Document 1, sections 4 and 6). */
export function useStartImpersonation(): (
  user: SessionUser,
  target: ImpersonationTarget,
  reason: string,
) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (user, target, reason) => {
    const route = user.isSuperAdmin ? impersonateClient : consultantImpersonateClient
    const body = reason.trim() === '' ? {} : { reason: reason.trim() }
    const answer = await callRoute(route, { params: { id: target.id }, body })
    await pause()
    takeUpSession(client, answer)
    await navigate(target.path ?? '/initiatives')
  }
}

/** Back to who one is; the root leads each kind of person home (Document 1, section 4). */
export function useStopImpersonation(): () => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const answer = await callRoute(stopImpersonation)
    takeUpSession(client, answer)
    await navigate('/')
  }
}

/** Clears the token, all cached data and the notices that still stand, whatever the server says, and goes to the sign-in page. */
export function useLogout(): () => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    leaveUntilSignInPage(() => client.clear())
    await client.cancelQueries()
    try {
      await callRoute(logout)
    } finally {
      forgetSession()
      forgetDrafts()
      forgetRecent()
      clearToasts()
      await navigate('/login')
    }
  }
}
