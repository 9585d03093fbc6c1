import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import {
  clientIdParams,
  deletedSchema,
  idParams,
  listQuery,
  madeFrom,
  optionalEmail,
  timeSchema,
} from '../schemas.ts'
import { personEntrySchema } from './initiative-metadata.ts'

const tag = 'People'

export const stakeholderSchema = personEntrySchema.extend({
  clientId: idSchema,
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Stakeholder = z.infer<typeof stakeholderSchema>

const required = (max: number) => z.string().trim().min(1, 'This field is required').max(max)
const optionalText = (max: number) => z.string().trim().max(max).nullable().optional()
/** What a person writes; first name, last name and role are needed (Document 1, section 5). */
const stakeholderFields = {
  firstName: required(100),
  lastName: required(100),
  role: required(200),
  email: optionalEmail,
  phone: optionalText(50),
  notes: optionalText(4000),
  departmentId: idSchema.nullable().optional(),
}
export const listStakeholders = route({
  name: 'listStakeholders',
  method: 'GET',
  path: '/stakeholders/client/:clientId',
  tag,
  summary: 'Stakeholders of a client; filter {departmentId}, null for those without one',
  params: clientIdParams,
  query: listQuery,
  response: z.array(stakeholderSchema),
  list: 'stakeholders',
})
export const getStakeholder = route({
  name: 'getStakeholder',
  method: 'GET',
  path: '/stakeholders/:id',
  tag,
  summary: 'One stakeholder',
  params: idParams,
  response: stakeholderSchema,
})
export const createStakeholder = route({
  name: 'createStakeholder',
  method: 'POST',
  path: '/stakeholders',
  tag,
  summary: 'Add a stakeholder',
  status: 201,
  /** Without a client: the own one, for a client's people. */
  body: z.strictObject({ ...stakeholderFields, clientId: idSchema.optional() }),
  response: stakeholderSchema,
})
export const updateStakeholder = route({
  name: 'updateStakeholder',
  method: 'PUT',
  path: '/stakeholders/:id',
  tag,
  summary: 'Change a stakeholder',
  params: idParams,
  body: z
    .strictObject({
      ...stakeholderFields,
      ...madeFrom,
    })
    .partial(),
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
