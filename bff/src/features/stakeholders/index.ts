export { stakeholderRoutes } from './stakeholders.routes.ts'
export { presentPerson } from './stakeholders.presenter.ts'
export { findStakeholderIds } from './stakeholders.queries.ts'
export { personColumns } from './stakeholders.views.ts'
