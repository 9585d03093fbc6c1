import { logout } from '@parley/contracts/http/session.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { forgetDrafts } from '@parley/ui-kit/calls/draft-storage.ts'
import { keepLogoutFailure } from '@parley/ui-kit/calls/logout-failure.ts'
import { forgetRecent } from '@parley/ui-kit/calls/recent-choices.ts'
import { forgetSession, whileLeaving } from '@parley/ui-kit/calls/session-store.ts'
import { leaveFor } from './leave-console.ts'

/**
 * Ends the session, forgets the token and all that was kept for the person, whatever the server says, and goes to the
 * sign-in page, which says why it failed if it did.
 */
export async function signOut(): Promise<void> {
  await whileLeaving(async () => {
    try {
      await callRoute(logout)
    } catch (error) {
      keepLogoutFailure(messageOf(error))
    }
    forgetSession()
    forgetDrafts()
    forgetRecent()
    leaveFor('/login')
  })
}
