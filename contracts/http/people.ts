import { z } from 'zod'
import { modelChoiceSchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import {
  deletedSchema,
  flagFilter,
  idParams,
  industryInput,
  listQuery,
  madeFrom,
  shortText,
  timeSchema,
} from '../schemas.ts'
import { writtenLanguageSchema } from '../rules/initiative-language.ts'

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
  query: listQuery,
  response: colleagues,
  list: 'colleagues',
})
/** The same before there is an initiative. */
export const listClientColleagues = route({
  name: 'listClientColleagues',
  method: 'GET',
  path: '/clients/:id/colleagues',
  tag,
  summary: 'People who may join the team of a new initiative of a client',
  params: idParams,
  query: listQuery,
  response: colleagues,
  list: 'colleagues',
})

/**
 * Both are chosen, or neither is (Document 3, section 5). Beside them, whether another model may stand in for one that
 * fails: not unless told (decisions D12, Substitution).
 */
export const modelChoices = { llmPreparer: modelChoiceSchema, llmReviewer: modelChoiceSchema }

export const clientSchema = z.object({
  id: idSchema,
  name: z.string(),
  isObsolete: z.boolean(),
  consultingFirm: z.object({ id: idSchema, name: z.string() }),
  /** By code; `all` stands for every industry. */
  industries: z.array(z.object({ id: idSchema, code: z.string() })),
  settings: z.object({
    ai: z.object({ ...modelChoices, maySubstitute: z.boolean() }),
    /** That agents write in for initiatives without one of their own; null: that of the inputs. */
    language: writtenLanguageSchema.nullable(),
  }),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Client = z.infer<typeof clientSchema>

const obsoleteQuery = z.strictObject({ ...listQuery.shape, showObsolete: z.stringbool().optional() })

/** Filters of the list, as its `filter` takes them. `industry`: a code; clients of all industries fit each. */
export const clientFilters = z.strictObject({
  consultingFirmId: idSchema.optional(),
  industry: z.string().max(50).optional(),
  /** A code; clients of all industries are not meant. */
  onlyIndustry: z.string().max(50).optional(),
  isObsolete: flagFilter.optional(),
})
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

/** Invited by mail as the first administrator of what is created (decisions D10). */
export const administratorInput = z.strictObject({
  email: z.string().trim().min(1, 'Email is required').max(254).pipe(z.email('Invalid email format')),
  firstName: z.string().trim().max(100).optional(),
  lastName: z.string().trim().max(100).optional(),
})
/** 'all' takes the place of any other (Document 3, section 4). */
const industries = z.array(industryInput).max(50)

export const createClient = route({
  name: 'createClient',
  method: 'POST',
  path: '/clients',
  tag,
  summary: 'Add a client to the own firm; a super admin names the firm',
  status: 201,
  body: z.strictObject({
    name: shortText,
    industries: industries.default([]),
    /** By super admins who are not impersonating, only and always (Document 3, section 6; decisions D11). */
    consultingFirmId: idSchema.nullish(),
    administrator: administratorInput.nullish(),
  }),
  response: clientSchema,
})
export const updateClient = route({
  name: 'updateClient',
  method: 'PUT',
  path: '/clients/:id',
  tag,
  summary: 'Change a client that is not obsolete; a super admin may bring an obsolete one back',
  params: idParams,
  body: z.strictObject({
    name: shortText.optional(),
    industries: industries.optional(),
    isObsolete: z.boolean().optional(),
    /** A client belongs to one firm for ever: another one is refused (decisions D11). */
    consultingFirmId: idSchema.nullish(),
    ...madeFrom,
  }),
  response: clientSchema,
})
export const deleteClient = route({
  name: 'deleteClient',
  method: 'DELETE',
  path: '/clients/:id',
  tag,
  summary: 'Mark a client obsolete; its people are signed out, and nobody can connect to it',
  params: idParams,
  response: deletedSchema,
})
export const updateClientSettings = route({
  name: 'updateClientSettings',
  method: 'PUT',
  path: '/clients/:id/settings',
  tag,
  summary: 'Choose the language models of the client that one is in, and the language that they write',
  params: idParams,
  body: z.strictObject({
    ai: z.strictObject({ ...modelChoices, maySubstitute: z.boolean().optional() }),
    /** Left out, it stays. */
    language: writtenLanguageSchema.nullable().optional(),
    ...madeFrom,
  }),
  response: clientSchema,
})

export const consultingFirmSchema = z.object({
  id: idSchema,
  name: z.string(),
  isObsolete: z.boolean(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type ConsultingFirm = z.infer<typeof consultingFirmSchema>
export const consultingFirmFilters = z.strictObject({ isObsolete: flagFilter.optional() })
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
export const getConsultingFirm = route({
  name: 'getConsultingFirm',
  method: 'GET',
  path: '/consulting-firms/:id',
  tag,
  summary: 'One consulting firm (super admin)',
  params: idParams,
  response: consultingFirmSchema,
})
export const createConsultingFirm = route({
  name: 'createConsultingFirm',
  method: 'POST',
  path: '/consulting-firms',
  tag,
  summary: 'Add a consulting firm (super admin)',
  status: 201,
  body: z.strictObject({ name: shortText, administrator: administratorInput.nullish() }),
  response: consultingFirmSchema,
})
export const updateConsultingFirm = route({
  name: 'updateConsultingFirm',
  method: 'PATCH',
  path: '/consulting-firms/:id',
  tag,
  summary: 'Rename a consulting firm, or bring an obsolete one back (super admin)',
  params: idParams,
  body: z.strictObject({
    name: shortText.optional(),
    isObsolete: z.boolean().optional(),
    ...madeFrom,
  }),
  response: consultingFirmSchema,
})
export const deleteConsultingFirm = route({
  name: 'deleteConsultingFirm',
  method: 'DELETE',
  path: '/consulting-firms/:id',
  tag,
  summary: 'Mark a consulting firm obsolete; its people and its clients’ are signed out (super admin)',
  params: idParams,
  response: deletedSchema,
})
