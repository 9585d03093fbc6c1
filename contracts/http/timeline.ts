import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { deletedSchema, idParams, listQuery, madeFrom, shortText, timeSchema } from '../schemas.ts'

const tag = 'Initiatives'

/** People's entries, the dates of the phases, and the planned ones of what has not happened yet. */
export const timelineKinds = [
  'ENTRY',
  'PHASE_STARTED',
  'PHASE_COMPLETED',
  'PHASE_START_PLANNED',
  'PHASE_END_PLANNED',
] as const
export const timelineKindSchema = z.enum(timelineKinds)

export const timelineEntrySchema = z.object({
  /** Of the entry, or of the phase. */
  id: idSchema,
  kind: timelineKindSchema,
  /** Of the entry, or the phase's name. */
  title: z.string(),
  description: z.string().nullable(),
  /** A planned day is midnight UTC. */
  at: timeSchema,
  /** For the dates of a phase: the day that was planned for it, as `2026-11-21`. */
  planned: z.iso.date().nullable(),
  createdBy: z.object({ id: idSchema, name: z.string() }).nullable(),
  updatedAt: timeSchema,
})
export type TimelineEntry = z.infer<typeof timelineEntrySchema>

const fields = {
  title: shortText,
  description: z.string().trim().max(4000).nullable().optional(),
  at: timeSchema,
}

/** Sorted by `at`; filter: kind. */
export const listTimeline = route({
  name: 'listTimeline',
  method: 'GET',
  path: '/initiatives/:id/timeline',
  tag,
  summary: 'Timeline of an initiative, with the dates of its phases',
  params: idParams,
  query: listQuery,
  response: z.array(timelineEntrySchema),
  list: 'timeline',
})
export const createTimelineEntry = route({
  name: 'createTimelineEntry',
  method: 'POST',
  path: '/initiatives/:id/timeline',
  tag,
  summary: 'Add to the timeline',
  status: 201,
  params: idParams,
  body: z.strictObject(fields),
  response: timelineEntrySchema,
})
export const updateTimelineEntry = route({
  name: 'updateTimelineEntry',
  method: 'PUT',
  path: '/initiatives/timeline/:id',
  tag,
  summary: 'Change an entry of the timeline',
  params: idParams,
  body: z.strictObject({ ...fields, ...madeFrom }).partial(),
  response: timelineEntrySchema,
})
export const deleteTimelineEntry = route({
  name: 'deleteTimelineEntry',
  method: 'DELETE',
  path: '/initiatives/timeline/:id',
  tag,
  summary: 'Delete an entry of the timeline',
  params: idParams,
  response: deletedSchema,
})
