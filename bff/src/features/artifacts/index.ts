export { artifactRoutes } from './artifacts.routes.ts'
export { firmArtifactRoutes } from './firm-artifacts.routes.ts'
