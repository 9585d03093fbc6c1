export { measureSockets } from './live-metrics.ts'
export { createLiveServer } from './live-server.ts'
export { liveRoutes } from './live-tickets.ts'
