import type { Route } from '../../http/define-route.ts'
import type { SessionServices } from '../session/index.ts'
import { accessRoutes } from './access.routes.ts'
import { consultantRoutes as ownRoutes } from './consultants.routes.ts'

export { changeAccess, forgetAccess } from './access.service.ts'
export { presentAccess } from './consultants.presenter.ts'
export { readPlacedConsultant, readPlacedConsultants } from './consultants.reading.ts'
export { addConsultant, changeConsultant, removeConsultant } from './consultants.service.ts'
export { accessSorting, listAccessViews } from './access.views.ts'
export { consultantOrder } from './consultants.views.ts'
export { setUpSignIn } from './set-up-sign-in.ts'

/** Consultants of a firm and the clients that they may access (Document 3, Consultants page). */
export const consultantRoutes = (services: SessionServices): Route[] => [
  ...ownRoutes(services),
  ...accessRoutes(services),
]
