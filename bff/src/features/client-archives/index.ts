export { clientArchiveRoutes } from './client-archives.routes.ts'
