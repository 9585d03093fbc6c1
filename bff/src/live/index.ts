export { createLiveServer, type LiveServer } from './live-server.ts'
export { liveRoutes } from './live-tickets.ts'
