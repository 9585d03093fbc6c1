export { mayGive, useTenantRoles } from './roles-to-give.ts'
