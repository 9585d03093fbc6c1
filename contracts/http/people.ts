import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, listQuery, timeSchema } from '../schemas.ts'

const tag = 'People'

const colleagues = z.array(
  z.object({ id: idSchema, name: z.string(), email: z.string(), kind: z.enum(['firm', 'client']) }),
)

/** Users of the own tenant, for the team picker and the contacts field: names only. */
export const listColleagues = route({
  name: 'listColleagues',
  method: 'GET',
  path: '/initiatives/:id/colleagues',
  tag,
  summary: 'People who may join the team of an initiative',
  params: idParams,
  response: colleagues,
})
/** The same before there is an initiative. */
export const listClientColleagues = route({
  name: 'listClientColleagues',
  method: 'GET',
  path: '/clients/:id/colleagues',
  tag,
  summary: 'People who may join the team of a new initiative of a client',
  params: idParams,
  response: colleagues,
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
