export { connectionRoutes } from './connections.routes.ts'
