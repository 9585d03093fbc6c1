import type { Route } from '../../http/define-route.ts'
import type { SessionServices } from '../session/index.ts'
import { accessRoutes } from './access.routes.ts'
import { consultantRoutes as ownRoutes } from './consultants.routes.ts'

/** Consultants of a firm and the clients that they may access (Document 3, Consultants page). */
export const consultantRoutes = (services: SessionServices): Route[] => [
  ...ownRoutes(services),
  ...accessRoutes(services),
]
