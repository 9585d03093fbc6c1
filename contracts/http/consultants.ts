import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { deletedSchema, idParams, listQuery, madeFrom, optionalEmail, timeSchema } from '../schemas.ts'

const tag = 'Consultants'

export const consultantSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  position: z.string().nullable(),
  isObsolete: z.boolean(),
  /** Whether there is an account that the consultant signs in with. */
  hasAccount: z.boolean(),
  /** Initiatives that they lead, that are ACTIVE (decisions D10) and not archived. */
  activeInitiativesCount: z.number().int(),
  /** Those that the consultant may access, by name; obsolete ones and those that the reader does not see are left out. */
  clients: z.array(z.object({ id: idSchema, name: z.string() })),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Consultant = z.infer<typeof consultantSchema>

export const listConsultants = route({
  name: 'listConsultants',
  method: 'GET',
  path: '/consultants/firm/:firmId',
  tag,
  summary: 'Consultants of a firm',
  params: z.strictObject({ firmId: idSchema }),
  query: z.strictObject({ ...listQuery.shape, showObsolete: z.stringbool().optional() }),
  response: z.array(consultantSchema),
  list: 'consultants',
})
export const getConsultant = route({
  name: 'getConsultant',
  method: 'GET',
  path: '/consultants/:id',
  tag,
  summary: 'One consultant',
  params: idParams,
  response: consultantSchema,
})

/** Texts of Document 3, section 5. */
export const consultantTexts = {
  namesRequired: 'First and last name are required',
  accountIncomplete: 'Email and password are required when creating user account',
  passwordsDiffer: 'Passwords do not match',
  passwordShort: 'Password must be at least 8 characters long',
} as const
/** Characters of a consultant's password at least; a firm may ask for more (Document 3, section 9). */
export const leastPasswordLength = 8

const personName = z.string().trim().min(1, consultantTexts.namesRequired).max(100)
const optionalText = (max: number) => z.string().trim().max(max).nullable().optional()
const consultantFields = {
  firstName: personName,
  lastName: personName,
  email: optionalEmail,
  phone: optionalText(50),
  position: optionalText(200),
  /** Clients that the consultant may access, of those that the caller sees; left out, nothing changes. */
  clientIds: z.array(idSchema).max(1000).optional(),
}
const password = z.string().min(leastPasswordLength, consultantTexts.passwordShort).max(1024)

export const createConsultant = route({
  name: 'createConsultant',
  method: 'POST',
  path: '/consultants',
  tag,
  summary: 'Add a consultant to the own firm, with a user account where a password is given',
  status: 201,
  body: z.strictObject({ ...consultantFields, password: password.optional() }),
  response: consultantSchema,
})
export const updateConsultant = route({
  name: 'updateConsultant',
  method: 'PUT',
  path: '/consultants/:id',
  tag,
  summary: 'Change a consultant and the clients that they may access, or take an obsolete one back',
  params: idParams,
  body: z
    .strictObject({
      ...consultantFields,
      isObsolete: z.boolean(),
      ...madeFrom,
    })
    .partial(),
  response: consultantSchema,
})
export const deleteConsultant = route({
  name: 'deleteConsultant',
  method: 'DELETE',
  path: '/consultants/:id',
  tag,
  summary: 'Mark a consultant obsolete; their sessions end',
  params: idParams,
  response: deletedSchema,
})
export const setUpConsultantAuth = route({
  name: 'setUpConsultantAuth',
  method: 'POST',
  path: '/consultants/:id/setup-auth',
  tag,
  summary: 'Give a consultant a user account',
  params: idParams,
  body: z.strictObject({
    email: z
      .string()
      .trim()
      .min(1, consultantTexts.accountIncomplete)
      .max(254)
      .pipe(z.email('Invalid email format')),
    password,
  }),
  response: consultantSchema,
})

export const clientAccessSchema = z.object({
  consultantId: idSchema,
  clientId: idSchema,
  canAccess: z.boolean(),
  consultant: z.object({ firstName: z.string(), lastName: z.string(), isObsolete: z.boolean() }),
  client: z.object({ name: z.string(), isObsolete: z.boolean() }),
})
export type ClientAccess = z.infer<typeof clientAccessSchema>

const accessList = { method: 'GET', tag, query: listQuery, response: z.array(clientAccessSchema) } as const
const list = 'consultant-client-access'
export const listFirmAccess = route({
  ...accessList,
  name: 'listFirmAccess',
  path: '/consultant-client-access/firm/:firmId',
  summary: 'Which consultants of a firm may access which clients',
  params: z.strictObject({ firmId: idSchema }),
  list,
})
export const listConsultantAccess = route({
  ...accessList,
  name: 'listConsultantAccess',
  path: '/consultant-client-access/consultant/:consultantId',
  summary: 'Clients that a consultant may access, or may not any more',
  params: z.strictObject({ consultantId: idSchema }),
  list,
})
export const listClientAccess = route({
  ...accessList,
  name: 'listClientAccess',
  path: '/consultant-client-access/client/:clientId',
  summary: 'Consultants who may access a client, or may not any more',
  params: z.strictObject({ clientId: idSchema }),
  list,
})

const pair = { consultantId: idSchema, clientId: idSchema }
export const setFirmAccess = route({
  name: 'setFirmAccess',
  method: 'PUT',
  path: '/consultant-client-access/firm/:firmId',
  tag,
  summary: 'Give and take the access of several consultants, all or nothing',
  params: z.strictObject({ firmId: idSchema }),
  body: z.strictObject({
    mappings: z.array(z.strictObject({ ...pair, canAccess: z.boolean() })).max(1000),
  }),
  response: z.array(z.object({ ...pair, canAccess: z.boolean() })),
})
export const setAccess = route({
  name: 'setAccess',
  method: 'PUT',
  path: '/consultant-client-access/:consultantId/:clientId',
  tag,
  summary: 'Give or take access to a client; what the consultant does inside it ends at once',
  params: z.strictObject(pair),
  body: z.strictObject({ canAccess: z.boolean() }),
  response: z.object({ ...pair, canAccess: z.boolean() }),
})
export const deleteAccess = route({
  name: 'deleteAccess',
  method: 'DELETE',
  path: '/consultant-client-access/:consultantId/:clientId',
  tag,
  summary: 'Take access to a client, and forget that there was one',
  params: z.strictObject(pair),
  response: z.object(pair),
})
