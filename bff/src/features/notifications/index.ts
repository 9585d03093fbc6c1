export { notificationRoutes } from './notifications.routes.ts'
export type { NotifiedInitiative } from './notifications.queries.ts'
export { notify, type NotifyPorts } from './notify.ts'
