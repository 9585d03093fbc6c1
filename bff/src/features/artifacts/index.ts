export { addArtifacts } from './artifact-batches.service.ts'
export { artifactRoutes } from './artifacts.routes.ts'
export { addArtifact } from './artifacts.service.ts'
export { firmArtifactRoutes } from './firm-artifacts.routes.ts'
