export { getEventInitiative } from './activity.queries.ts'
export { activityRoutes } from './activity.routes.ts'
export { type InitiativeEvent, recordEvent } from './record-event.ts'
