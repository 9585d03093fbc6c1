import type { RouteObject } from 'react-router'
import { RequireSession } from '../features/session/RequireSession.tsx'
import { NotFoundState } from '../ui/ErrorState.tsx'
import { PageSkeleton } from '../ui/Skeletons.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { RequireRole, RootRedirect } from './guards.tsx'
import { RootLayout } from './RootLayout.tsx'
import { appRoutes, type AppRoute } from './routes.ts'
import { Shell } from './shell/Shell.tsx'

function pageOf(route: AppRoute): RouteObject {
  const page: RouteObject = { path: route.path, lazy: route.load, ErrorBoundary: ErrorScreen }
  return Array.isArray(route.access)
    ? { element: <RequireRole roles={route.access} />, children: [page] }
    : page
}

/** The pages of the table, the public ones without the shell, the rest inside it and for signed-in people. */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: PageSkeleton,
      children: [
        ...appRoutes.filter((route) => route.access === 'public').map(pageOf),
        {
          element: <RequireSession />,
          children: [
            {
              element: <Shell />,
              children: [
                { path: '/', element: <RootRedirect /> },
                ...appRoutes.filter((route) => route.access !== 'public').map(pageOf),
                { path: '*', element: <NotFoundState /> },
              ],
            },
          ],
        },
      ],
    },
  ]
}
