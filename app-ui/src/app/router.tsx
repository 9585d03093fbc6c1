import { PageSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { lazy, Suspense } from 'react'
import type { RouteObject } from 'react-router'
import { ErrorScreen, WholeErrorScreen } from './ErrorScreen.tsx'
import { RootLayout } from './RootLayout.tsx'
import { isPage, publicRoutes, signedInRoutes } from './routes.ts'
import type { AppRoute } from './app-route.ts'

const VisitorNotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found/VisitorNotFoundPage.tsx')).VisitorNotFoundPage,
}))
const VisitorNotFound = () => (
  <Suspense fallback={<PageSkeleton />}>
    <VisitorNotFoundPage />
  </Suspense>
)

/**
 * A page, and around it what is shown where it fails. A route whose own part cannot be loaded draws nothing, not even
 * its boundary: that has to be the next one's.
 */
export const pageOf = ({ path, load }: AppRoute): RouteObject => ({
  ErrorBoundary: ErrorScreen,
  children: [{ path, lazy: load }],
})

/** A page for holders of certain roles, or for people of a tenant, behind its guard. */
function guardedPageOf(route: AppRoute): RouteObject {
  const { roles, needsTenant } = route
  if (roles === undefined && needsTenant !== true) return pageOf(route)
  return {
    lazy: async () => {
      const { RequireRole, RequireTenant } = await import('./guards.tsx')
      return { element: roles === undefined ? <RequireTenant /> : <RequireRole roles={roles} /> }
    },
    children: [pageOf(route)],
  }
}

/** The pages for the signed-in, in the shell. */
const shell: RouteObject = {
  lazy: async () => ({ Component: (await import('./shell/Shell.tsx')).Shell }),
  children: [
    {
      path: '/',
      lazy: async () => ({ Component: (await import('./guards.tsx')).RootRedirect }),
    },
    ...signedInRoutes.map(guardedPageOf),
    {
      path: '*',
      lazy: async () => ({
        Component: (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage,
      }),
    },
  ],
}

/**
 * The pages of the table: the public ones without the shell, the rest inside it and for signed-in people. What
 * only the signed-in need is loaded then.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      ErrorBoundary: WholeErrorScreen,
      HydrateFallback: PageSkeleton,
      children: [
        ...publicRoutes.map(pageOf),
        {
          lazy: async () => {
            const { RequireSession } = await import('../features/account/session/RequireSession.tsx')
            return { element: <RequireSession isPage={isPage} elsewhere={<VisitorNotFound />} /> }
          },
          children: [
            {
              lazy: async () => ({ Component: (await import('./guards.tsx')).ConsoleOrPage }),
              children: [shell],
            },
          ],
        },
      ],
    },
  ]
}
