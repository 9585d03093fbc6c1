export { modelViewRoutes } from './model-views.routes.ts'
