import { builtInRoles } from '../../authorization/built-in-roles.ts'

/** Never in the role list (Document 1, section 6), however they are written. */
const hidden = /^super[\s_-]*admin(istrator)?$/i

const builtIn = new Set(Object.values(builtInRoles).map(({ name }) => name.toLowerCase()))

/**
 * Names that no custom role may take: it would vanish from the list, or pass for a role that pages ask for by name
 * (Document 1, section 2.1, Guard).
 */
export const isReservedName = (name: string): boolean => hidden.test(name) || builtIn.has(name.toLowerCase())

/** Lower-case names that the list leaves out. */
export const hiddenNames = ['super_admin', 'superadmin', 'super admin', 'super administrator']
