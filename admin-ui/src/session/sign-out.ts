import { callRoute } from '@parley/app-ui/src/lib/call-route.ts'
import { forgetSession } from '@parley/app-ui/src/lib/session-store.ts'
import { logout } from '@parley/contracts/http/session.ts'
import { leaveFor } from './leave-console.ts'

/** Ends the session, forgets the token whatever the server says, and goes to the sign-in page. */
export async function signOut(): Promise<void> {
  try {
    await callRoute(logout)
  } catch {
    // A session that cannot be ended now ends by itself; this browser knows nothing of it any more.
  }
  forgetSession()
  leaveFor('/login')
}
