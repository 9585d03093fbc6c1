import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { meRoute } from '@parley/ui-kit/calls/sign-in-routes.ts'
import { worksInConsole } from '@parley/ui-kit/calls/session-store.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import type { QueryClient } from '@tanstack/react-query'
import { initiativeRoute } from './early-routes.ts'

const initiativePage = /^\/initiatives\/([\da-f-]{36})(\/about)?\/?$/
const list = /^\/initiatives\/?$/
/** What fails here is asked for again, and told, where it is used. */
const quietly = (part: Promise<unknown>): void => void part.catch(() => undefined)

/**
 * Asks, before anything is drawn, for what would else be asked for one after the other: who is signed in, all that the
 * two pages that are opened most are made of, and the initiative that the address names.
 */
export function startEarly(client: QueryClient, address: string): void {
  quietly(client.query({ queryKey: keyOf(meRoute, {}), queryFn: () => callRoute(meRoute) }))
  // The first date or number takes the browser some 15 ms: now nobody waits for them.
  setTimeout(() => Intl.DateTimeFormat())
  if (list.test(address)) {
    quietly(import('./shell/Shell.tsx'))
    quietly(import('../pages/initiatives/InitiativesPage.tsx'))
    return
  }
  const [, id] = initiativePage.exec(address) ?? []
  // Who would be refused is led to the console.
  if (id === undefined || worksInConsole()) return
  const input = { params: { id } }
  quietly(
    client.query({
      queryKey: keyOf(initiativeRoute, input),
      queryFn: () => callRoute(initiativeRoute, input),
    }),
  )
  quietly(import('./shell/Shell.tsx'))
  quietly(import('../pages/initiative/InitiativePage.tsx'))
  quietly(import('../pages/initiative/PhasePanel.tsx'))
}
