export * as administrators from './administrators.ts'
export { userRoutes } from './users.routes.ts'
