export { forgotPasswordRoute } from './recovery-routes.ts'
