export { artifactRoutes } from './artifacts.routes.ts'
