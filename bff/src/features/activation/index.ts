export { presentState as presentActivationState } from './activation.presenter.ts'
export { activationRoutes } from './activation.routes.ts'
export { type ActivationState, listActivationStates } from './activation.views.ts'
