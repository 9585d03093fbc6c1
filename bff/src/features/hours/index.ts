export { hoursRoutes } from './hours.routes.ts'
