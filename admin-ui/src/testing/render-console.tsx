import { me } from '@parley/contracts/http/session.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { keepSession } from '@parley/ui-kit/calls/session-store.ts'
import { superAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { act, render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { memoryStore, type Store } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Console } from '../app/Console.tsx'
import { setLeave } from '../session/leave-console.ts'

interface RenderOptions {
  /** Who is signed in: a super admin unless told; nobody with null. */
  user?: SessionUser | null
  language?: 'en' | 'de'
  /** What was kept from before. */
  store?: Store
}

export interface RenderedConsole extends RenderResult {
  actor: UserEvent
  /** Where the router stands, within the console. */
  path: () => string
  /** Addresses of the app that were gone to. */
  left: string[]
  navigate: (path: string) => Promise<void>
}

/** Shows the whole console at one of its addresses, over the mocked network (`answer`, `refuse`). */
export function renderConsole(path: string, options: RenderOptions = {}): RenderedConsole {
  const { user = superAdmin, language = 'en' } = options
  const { store = memoryStore({ locale: language }) } = options
  if (user !== null) {
    keepSession('test-token', user)
    server.use(answer(me, { user }))
  }
  const left: string[] = []
  setLeave((address) => left.push(address))
  const router = createMemoryRouter([{ path: '*', element: <Console store={store} /> }], {
    initialEntries: [path],
  })
  const rendered = render(<RouterProvider router={router} />)
  return {
    ...rendered,
    actor: userEvent.setup({ delay: null }),
    path: () => router.state.location.pathname + router.state.location.search,
    left,
    navigate: (to) => act(() => router.navigate(to)),
  }
}
