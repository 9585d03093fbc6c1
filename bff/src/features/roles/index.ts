export { findRoles, readRole } from './roles.reading.ts'
export { roleRoutes } from './roles.routes.ts'
export { changeRole, createRole, removeRole } from './roles.service.ts'
export { roleOrder } from './roles.views.ts'
