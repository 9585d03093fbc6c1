export { observationRoutes } from './observations.routes.ts'
export { presentObservation } from './observations.presenter.ts'
export { listObservationsByIds, listObservationViews } from './observations.views.ts'
