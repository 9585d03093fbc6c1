import type { signedInSchema } from '@parley/contracts/http/session.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { keepSession } from '../../../lib/session-store.ts'
import { meRoute } from '../../../lib/sign-in-routes.ts'
import { keyOf } from '../../../lib/use-route.ts'

export type SignedIn = z.infer<typeof signedInSchema>

/** What was cached belongs to the session before: it goes, and the new person stands. */
export function takeUpSession(client: QueryClient, { token, user }: SignedIn): void {
  keepSession(token, user)
  client.clear()
  client.setQueryData(keyOf(meRoute, {}), { user })
}
