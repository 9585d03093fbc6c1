export { stakeholderRoutes } from './stakeholders.routes.ts'
