import type { signedInSchema } from '@parley/contracts/http/session.ts'
import { keepSession } from '@parley/ui-kit/calls/session-store.ts'
import { meRoute } from '@parley/ui-kit/calls/sign-in-routes.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'

export type SignedIn = z.infer<typeof signedInSchema>

/** What was cached belongs to the session before: it goes, and the new person stands. */
export function takeUpSession(client: QueryClient, { token, user }: SignedIn): void {
  keepSession(token, user)
  client.clear()
  client.setQueryData(keyOf(meRoute, {}), { user })
}
