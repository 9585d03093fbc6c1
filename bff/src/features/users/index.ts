export * as administrators from './administrators.ts'
export * as consultantAccounts from './consultant-accounts.ts'
export { userRoutes } from './users.routes.ts'
