import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { deletedSchema, idParams, listQuery, timeSchema } from '../schemas.ts'

const tag = 'Initiative summaries'

/** Document 3, section 8. */
export const summaryNeedsBoth = 'Initiative and summary are required'

const longText = z.string().trim().max(20_000)

/** What an initiative brought, in the firm's words (Document 3, section 3). One an initiative. */
export const initiativeSummarySchema = z.object({
  id: idSchema,
  initiativeId: idSchema,
  initiative: z.object({
    id: idSchema,
    name: z.string(),
    clientId: idSchema,
    clientName: z.string(),
    /** A confidential initiative's summary is found for that initiative alone (decisions D11). */
    isConfidential: z.boolean(),
  }),
  summary: z.string(),
  keyFindings: z.string().nullable(),
  recommendations: z.string().nullable(),
  vendorChoices: z.array(z.string()),
  outcomes: z.string().nullable(),
  /** Whether the search holds what it says now. */
  isIndexed: z.boolean(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type InitiativeSummary = z.infer<typeof initiativeSummarySchema>

export const summaryFilters = z.strictObject({
  clientId: idSchema.optional(),
  initiativeId: idSchema.optional(),
})
export type SummaryFilters = z.infer<typeof summaryFilters>

export const listFirmSummaries = route({
  name: 'listFirmSummaries',
  method: 'GET',
  path: '/initiative-summaries/consulting-firm',
  tag,
  summary: 'Summaries of the firm’s initiatives',
  query: listQuery,
  response: z.array(initiativeSummarySchema),
  list: 'initiative-summaries',
})
export const getInitiativeSummary = route({
  name: 'getInitiativeSummary',
  method: 'GET',
  path: '/initiative-summaries/initiative/:id',
  tag,
  summary: 'The summary of an initiative',
  params: idParams,
  response: initiativeSummarySchema,
})
/** Writes or replaces. Either of the two missing answers 400 with `summaryNeedsBoth`. */
export const saveInitiativeSummary = route({
  name: 'saveInitiativeSummary',
  method: 'POST',
  replaces: true,
  path: '/initiative-summaries',
  tag,
  summary: 'Write or replace the summary of an initiative',
  status: 201,
  body: z.strictObject({
    initiativeId: z.union([idSchema, z.literal('')]).nullish(),
    summary: longText.nullish(),
    keyFindings: longText.nullish(),
    recommendations: longText.nullish(),
    vendorChoices: z.array(z.string().trim().min(1).max(200)).max(50).default([]),
    outcomes: longText.nullish(),
    /** When it replaces one: the row that it was made from. Null: there was none; one that came meanwhile is kept. */
    updatedAt: timeSchema.nullish(),
  }),
  response: initiativeSummarySchema,
})
export const deleteInitiativeSummary = route({
  name: 'deleteInitiativeSummary',
  method: 'DELETE',
  path: '/initiative-summaries/initiative/:id',
  tag,
  summary: 'Delete the summary of an initiative, and what was indexed of it',
  params: idParams,
  response: deletedSchema,
})
