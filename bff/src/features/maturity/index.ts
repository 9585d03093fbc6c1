export { maturityRoutes } from './maturity.routes.ts'
