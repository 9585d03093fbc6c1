import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { deletedSchema, flagFilter, idParams, listQuery, madeFrom, timeSchema } from '../schemas.ts'

const tag = 'Users'

const named = z.object({ id: idSchema, name: z.string() })

/** Languages of mails and screens. */
export const localeSchema = z.enum(['en', 'de'])

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(named),
  clientId: idSchema.nullable(),
  consultantId: idSchema.nullable(),
  /** Of firm users; a client's user has its client alone (decisions D1). */
  consultingFirmId: idSchema.nullable(),
  client: named.nullable(),
  consultingFirm: named.nullable(),
  isSuperAdmin: z.boolean(),
  /** True means inactive (Document 1, section 3). */
  isObsolete: z.boolean(),
  /** Of one user, for who manages users; lists leave it out. */
  hasTwoFactor: z.boolean().optional(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type User = z.infer<typeof userSchema>

/** Filters of the list, as its `filter` takes them. */
export const userFilters = z.strictObject({
  isObsolete: flagFilter.optional(),
  roleId: idSchema.optional(),
  clientId: idSchema.optional(),
  /** The firm's own people, without those of its clients. */
  consultingFirmId: idSchema.optional(),
})
export const listUsers = route({
  name: 'listUsers',
  method: 'GET',
  path: '/users',
  tag,
  summary: 'Users of the own tenant; of all tenants for super admins',
  query: listQuery,
  response: z.array(userSchema),
  list: 'users',
})
export const getUser = route({
  name: 'getUser',
  method: 'GET',
  path: '/users/:id',
  tag,
  summary: 'One user',
  params: idParams,
  response: userSchema,
})

const email = z.string().trim().min(1, 'Email is required').max(254).pipe(z.email('Invalid email format'))
const personName = z.string().trim().max(100)
const userFields = {
  email,
  firstName: personName,
  lastName: personName,
  /** The form gives one role (Document 1, section 5). */
  roleIds: z.array(idSchema).max(20),
}
export const createUser = route({
  name: 'createUser',
  method: 'POST',
  path: '/users',
  tag,
  summary: 'Add a user; without a password they are invited by mail',
  status: 201,
  body: z.strictObject({
    email,
    firstName: personName.optional(),
    lastName: personName.optional(),
    roleIds: userFields.roleIds.optional(),
    clientId: idSchema.nullable().optional(),
    consultingFirmId: idSchema.nullable().optional(),
    /** By super admins alone, without a tenant. */
    isSuperAdmin: z.boolean().optional(),
    /** Empty is none. */
    password: z.string().max(1024).optional(),
    /** Language of the mail; English unless told. */
    locale: localeSchema.optional(),
  }),
  response: userSchema,
})

export const updateUser = route({
  name: 'updateUser',
  method: 'PUT',
  path: '/users/:id',
  tag,
  summary: 'Change a user, their roles, or whether they are active',
  params: idParams,
  body: z
    .strictObject({
      ...userFields,
      isObsolete: z.boolean(),
      ...madeFrom,
    })
    .partial(),
  response: userSchema,
})
export const deleteUser = route({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/users/:id',
  tag,
  summary: 'Delete a user: sign-in and personal data go, what they wrote stays',
  params: idParams,
  response: deletedSchema,
})
export const sendPasswordReset = route({
  name: 'sendPasswordReset',
  method: 'POST',
  path: '/users/:id/reset-password',
  tag,
  summary: 'Unlock a user and mail them a link to set a password',
  params: idParams,
  response: z.object({ message: z.string() }),
})
