import '@parley/contracts/zod-without-eval.ts'
import { createQueryClient } from '@parley/ui-kit/calls/query-client.ts'
import { loginPathFor, readToken } from '@parley/ui-kit/calls/session-store.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { Providers } from './app/Providers.tsx'
import { createRoutes } from './app/router.tsx'
import { isPage, isPublic } from './app/routes.ts'
import { startEarly } from './app/start-early.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the app')

// Before the router looks: who is not signed in need not load the signed-in part to be sent to the sign-in page.
const { pathname, search } = window.location
const client = createQueryClient()
if (!isPublic(pathname)) {
  if (readToken() !== null) startEarly(client, pathname)
  else if (isPage(pathname)) window.history.replaceState(null, '', loginPathFor(pathname + search))
}

/** Draws the app. */
function draw(place: HTMLElement): void {
  createRoot(place).render(
    <StrictMode>
      <Providers client={client}>
        <RouterProvider router={createBrowserRouter(createRoutes())} />
      </Providers>
    </StrictMode>,
  )
}

// Apart from the evaluation of the modules, which is long enough for one piece.
setTimeout(draw, 0, root)
