import { z } from 'zod'
import { permissionSchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import {
  clientIdParams,
  deletedSchema,
  flagFilter,
  idParams,
  listQuery,
  madeFrom,
  timeSchema,
} from '../schemas.ts'

const tag = 'Roles'

export const roleSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string().nullable(),
  /** Permission ids; `*` means all. */
  permissions: z.array(z.string()),
  isImmutable: z.boolean(),
  clientId: idSchema.nullable(),
  /** Of a firm's own role; a client's has its client alone. */
  consultingFirmId: idSchema.nullable(),
  /** People of the tenants in reach who hold it. */
  userCount: z.number().int(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Role = z.infer<typeof roleSchema>

/** Filters of the list, as its `filter` takes them. */
export const roleFilters = z.strictObject({
  clientId: idSchema.optional(),
  /** The firm's own roles, without those of its clients. */
  consultingFirmId: idSchema.optional(),
  isImmutable: flagFilter.optional(),
})
export const listRoles = route({
  name: 'listRoles',
  method: 'GET',
  path: '/roles',
  tag,
  summary: 'Roles that can be given in the own tenant',
  alsoAnswers: [404],
  query: listQuery,
  response: z.array(roleSchema),
  list: 'roles',
})
export const listClientRoles = route({
  name: 'listClientRoles',
  method: 'GET',
  path: '/roles/client/:clientId',
  tag,
  summary: 'Roles that can be given in a client',
  params: clientIdParams,
  query: listQuery,
  response: z.array(roleSchema),
  list: 'roles',
})
export const getRole = route({
  name: 'getRole',
  method: 'GET',
  path: '/roles/:id',
  tag,
  summary: 'One role',
  params: idParams,
  response: roleSchema,
})

const roleFields = {
  name: z.string().trim().min(1, 'This field is required').max(100),
  description: z.string().trim().max(1000).nullable().optional(),
  permissions: z.array(z.union([permissionSchema, z.literal('*')])).max(20),
}
export const createRole = route({
  name: 'createRole',
  method: 'POST',
  path: '/roles',
  tag,
  summary: 'Add a role to the own tenant',
  status: 201,
  body: z.strictObject({
    ...roleFields,
    clientId: idSchema.nullable().optional(),
    /** By super admins, for a role of the firm itself. */
    consultingFirmId: idSchema.nullable().optional(),
  }),
  response: roleSchema,
})

export const updateRole = route({
  name: 'updateRole',
  method: 'PATCH',
  path: '/roles/:id',
  tag,
  summary: 'Change a role that is not immutable',
  params: idParams,
  body: z
    .strictObject({
      ...roleFields,
      ...madeFrom,
    })
    .partial(),
  response: roleSchema,
})
export const deleteRole = route({
  name: 'deleteRole',
  method: 'DELETE',
  path: '/roles/:id',
  tag,
  summary: 'Delete a role that nobody holds',
  params: idParams,
  response: deletedSchema,
})
