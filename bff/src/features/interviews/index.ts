export { interviewRoutes } from './interviews.routes.ts'
