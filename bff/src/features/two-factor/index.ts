export { twoFactorRoutes } from './two-factor.routes.ts'
