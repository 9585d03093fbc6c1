import type { SessionUser } from '@parley/contracts/http/session.ts'
import { me } from '@parley/contracts/http/session.ts'
import { createQueryClient } from '@parley/ui-kit/calls/query-client.ts'
import { keepSession } from '@parley/ui-kit/calls/session-store.ts'
import { setLeave } from '@parley/ui-kit/lib/leave-app.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import type { QueryClient } from '@tanstack/react-query'
import { act, render, type RenderResult } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { Providers } from '../app/Providers.tsx'
import { createRoutes } from '../app/router.tsx'
import { quickActor } from './quick-actor.ts'

interface RenderOptions {
  /** Who is signed in; nobody where it is left out. */
  user?: SessionUser
  /** Other pages than the product's. */
  routes?: RouteObject[]
}

export interface RenderedRoute extends RenderResult {
  actor: UserEvent
  client: QueryClient
  /** Where the router stands. */
  path: () => string
  navigate: (path: string) => Promise<void>
  /** Addresses that are none of the app's, and were gone to. */
  left: string[]
}

/** Shows the whole product at an address, over the mocked network. */
export function renderRoute(path: string, options: RenderOptions = {}): RenderedRoute {
  const { user } = options
  if (user !== undefined) {
    keepSession('test-token', user)
    server.use(answer(me, { user }))
  }
  const left: string[] = []
  setLeave((address) => left.push(address))
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const router = createMemoryRouter(options.routes ?? createRoutes(), { initialEntries: [path] })
  const rendered = render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return {
    ...rendered,
    actor: quickActor(),
    client,
    path: () => router.state.location.pathname + router.state.location.search,
    navigate: (to) => act(() => router.navigate(to)),
    left,
  }
}
