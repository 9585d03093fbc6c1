import { messageOf } from '@parley/app-ui/src/lib/api-error.ts'
import { callRoute } from '@parley/app-ui/src/lib/call-route.ts'
import { keepLogoutFailure } from '@parley/app-ui/src/lib/logout-failure.ts'
import { forgetRecent } from '@parley/app-ui/src/lib/recent-choices.ts'
import { forgetSession, whileLeaving } from '@parley/app-ui/src/lib/session-store.ts'
import { forgetDrafts } from '@parley/app-ui/src/lib/draft-storage.ts'
import { logout } from '@parley/contracts/http/session.ts'
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
