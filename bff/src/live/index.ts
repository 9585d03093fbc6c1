export { createLiveServer } from './live-server.ts'
export { liveRoutes } from './live-tickets.ts'
