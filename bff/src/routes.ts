import type { Dependencies } from './dependencies.ts'
import { type SessionServices, sessionRoutes } from './features/session/index.ts'
import type { Route } from './http/define-route.ts'
import { liveRoutes } from './live/index.ts'

/** What the routes of features are made of. */
export interface RouteParts {
  dependencies: Dependencies
  session: SessionServices
}

/** Every route of the product. */
export const createRoutes = ({ dependencies, session }: RouteParts): Route[] => [
  ...sessionRoutes(session),
  ...liveRoutes(dependencies),
]
