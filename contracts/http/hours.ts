import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { deletedSchema, idParams, listQuery, timeSchema } from '../schemas.ts'

const tag = 'Initiatives'

/** Time that a person spent on an initiative (decisions D11, Human hours). */
export const hoursEntrySchema = z.object({
  id: idSchema,
  /** Null where the person is gone. */
  user: z.object({ id: idSchema, name: z.string() }).nullable(),
  phase: z.object({ id: idSchema, name: z.string() }).nullable(),
  minutes: z.number().int(),
  note: z.string().nullable(),
  at: timeSchema,
})
export type HoursEntry = z.infer<typeof hoursEntrySchema>

/** Sorted by `at`, minutes; filter: phaseId, userId. Newest first. */
export const listHours = route({
  name: 'listHours',
  method: 'GET',
  path: '/initiatives/:id/hours',
  tag,
  summary: 'Hours that people recorded',
  params: idParams,
  query: listQuery,
  response: z.array(hoursEntrySchema),
  list: 'hours',
})
/** Minutes of a day. */
export const mostMinutes = 24 * 60

export const addHours = route({
  name: 'addHours',
  method: 'POST',
  path: '/initiatives/:id/hours',
  tag,
  summary: 'Record own hours',
  status: 201,
  params: idParams,
  body: z.strictObject({
    minutes: z.number().int().min(1).max(mostMinutes),
    phaseId: idSchema.nullable().optional(),
    note: z.string().trim().max(500).nullable().optional(),
    /** Now unless told. */
    at: timeSchema.optional(),
  }),
  response: hoursEntrySchema,
})
export const deleteHours = route({
  name: 'deleteHours',
  method: 'DELETE',
  path: '/initiatives/hours/:id',
  tag,
  summary: 'Delete an entry of hours',
  params: idParams,
  response: deletedSchema,
})
