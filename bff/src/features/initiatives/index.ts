export { initiativeRoutes } from './initiatives.routes.ts'
