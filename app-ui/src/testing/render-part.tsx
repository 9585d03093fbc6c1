import type { SessionUser } from '@parley/contracts/http/session.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import type { ReactNode } from 'react'
import { SessionContext } from '../features/account/session/session-context.ts'
import { renderRoute, type RenderedRoute } from './render-route.tsx'

/** Shows a part of a page to somebody who is signed in, without the shell around it. */
export const renderPart = (part: ReactNode, user: SessionUser = clientAdmin): RenderedRoute =>
  renderRoute('/', {
    user,
    routes: [{ path: '/', element: <SessionContext value={user}>{part}</SessionContext> }],
  })
