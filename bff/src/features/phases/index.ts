export { phaseRoutes } from './phases.routes.ts'
export { settleInitiativeStatus as settleInitiative } from './phases.queries.ts'
export { listPhases } from './phases.service.ts'
export { listArtifactNames, listPhaseViews, type PhaseView } from './phases.views.ts'
