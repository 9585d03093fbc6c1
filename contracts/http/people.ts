import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { clientIdParams, deletedSchema, idParams, listQuery, madeFrom, timeSchema } from '../schemas.ts'
import { personEntrySchema } from './initiatives.ts'

const tag = 'People'

export const stakeholderSchema = personEntrySchema.extend({
  clientId: idSchema,
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Stakeholder = z.infer<typeof stakeholderSchema>

const optionalText = (max: number) => z.string().trim().max(max).nullable().optional()
const stakeholderFields = {
  firstName: z.string().trim().min(1, 'This field is required').max(100),
  lastName: z.string().trim().min(1, 'This field is required').max(100),
  role: z.string().trim().min(1, 'This field is required').max(200),
  email: z
    .union([z.email('Invalid email format').max(254), z.literal('')])
    .nullable()
    .optional(),
  phone: optionalText(50),
  notes: optionalText(4000),
  departmentId: idSchema.nullable().optional(),
}
export const listStakeholders = route({
  name: 'listStakeholders',
  method: 'GET',
  path: '/stakeholders/client/:clientId',
  tag,
  summary: 'Stakeholders of a client',
  params: clientIdParams,
  query: listQuery,
  response: z.array(stakeholderSchema),
  list: 'stakeholders',
})
export const createStakeholder = route({
  name: 'createStakeholder',
  method: 'POST',
  path: '/stakeholders',
  tag,
  summary: 'Add a stakeholder',
  status: 201,
  body: z.strictObject({ ...stakeholderFields, clientId: idSchema }),
  response: stakeholderSchema,
})
export const updateStakeholder = route({
  name: 'updateStakeholder',
  method: 'PUT',
  path: '/stakeholders/:id',
  tag,
  summary: 'Change a stakeholder',
  params: idParams,
  body: z.strictObject({ ...stakeholderFields, ...madeFrom }).partial(),
  response: stakeholderSchema,
})
export const deleteStakeholder = route({
  name: 'deleteStakeholder',
  method: 'DELETE',
  path: '/stakeholders/:id',
  tag,
  summary: 'Delete a stakeholder',
  params: idParams,
  response: deletedSchema,
})

const departmentShape = {
  id: idSchema,
  name: z.string(),
  code: z.string().nullable(),
  description: z.string().nullable(),
  parentId: idSchema.nullable(),
  clientId: idSchema,
}
export const listDepartments = route({
  name: 'listDepartments',
  method: 'GET',
  path: '/departments/client/:clientId',
  tag,
  summary: 'Departments of a client',
  params: clientIdParams,
  query: listQuery,
  response: z.array(z.object(departmentShape)),
  list: 'departments',
})

export const consultantSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  position: z.string().nullable(),
  isObsolete: z.boolean(),
  activeInitiativesCount: z.number().int(),
  createdAt: timeSchema,
})
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

/** Users of the own tenant, for the team picker and the contacts field: names only. */
export const listColleagues = route({
  name: 'listColleagues',
  method: 'GET',
  path: '/initiatives/:id/colleagues',
  tag,
  summary: 'People who may join the team of an initiative',
  params: idParams,
  response: z.array(
    z.object({ id: idSchema, name: z.string(), email: z.string(), kind: z.enum(['firm', 'client']) }),
  ),
})

export const clientSchema = z.object({
  id: idSchema,
  name: z.string(),
  isObsolete: z.boolean(),
  consultingFirm: z.object({ id: idSchema, name: z.string() }),
  industries: z.array(z.object({ id: idSchema, code: z.string() })),
  settings: z.object({
    ai: z.object({
      llmPreparer: z.enum(['gpt', 'claude', 'gemini']),
      llmReviewer: z.enum(['gpt', 'claude', 'gemini']),
    }),
  }),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Client = z.infer<typeof clientSchema>
const obsoleteQuery = z.strictObject({ ...listQuery.shape, showObsolete: z.stringbool().optional() })
export const listClients = route({
  name: 'listClients',
  method: 'GET',
  path: '/clients',
  tag,
  summary: 'Clients that the actor may see or switch into',
  query: obsoleteQuery,
  response: z.array(clientSchema),
  list: 'clients',
})
export const getClient = route({
  name: 'getClient',
  method: 'GET',
  path: '/clients/:id',
  tag,
  summary: 'One client',
  params: idParams,
  response: clientSchema,
})
export const consultingFirmSchema = z.object({
  id: idSchema,
  name: z.string(),
  isObsolete: z.boolean(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export const listConsultingFirms = route({
  name: 'listConsultingFirms',
  method: 'GET',
  path: '/consulting-firms',
  tag,
  summary: 'Consulting firms (super admin)',
  query: obsoleteQuery,
  response: z.array(consultingFirmSchema),
  list: 'consulting-firms',
})
