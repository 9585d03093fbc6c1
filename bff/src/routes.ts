import type { Dependencies } from './dependencies.ts'
import { type SessionServices, sessionRoutes } from './features/session/index.ts'
import type { Route } from './http/define-route.ts'

/** What the routes of features are made of. */
export interface RouteParts {
  dependencies: Dependencies
  session: SessionServices
}

/** Every route of the product. */
export const createRoutes = ({ session }: RouteParts): Route[] => [...sessionRoutes(session)]
