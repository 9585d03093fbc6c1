export { initiativeSummaryRoutes } from './summaries.routes.ts'
