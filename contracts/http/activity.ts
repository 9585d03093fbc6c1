import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, listQuery, timeSchema } from '../schemas.ts'

/** What is told of an initiative: people's changes from the audit log, conversations from the phases' events. */
export const activityActions = [
  'initiative.created',
  'initiative.updated',
  'initiative.held',
  'initiative.cancelled',
  'initiative.taken_up',
  'initiative.archived',
  'initiative.unarchived',
  'initiative.team_changed',
  'initiative.people_changed',
  'initiative.connections_changed',
  'initiative.template_taken',
  'phase.started',
  'phase.completed',
  'phase.reopened',
  'phase.planned',
  'phase.activated',
  'flag.raised',
  'flag.changed',
  'flag.resolved',
  'flag.reopened',
  'flag.deleted',
  'timeline.added',
  'timeline.changed',
  'timeline.deleted',
  'artifact.added',
  'artifact.deleted',
  'artifact.restored',
  'conversation.started',
  'conversation.waiting',
  'conversation.completed',
  'conversation.cancelled',
  'conversation.failed',
] as const
export const activityActionSchema = z.enum(activityActions)
export type ActivityAction = z.infer<typeof activityActionSchema>

/** What an action is about, to filter by; the part before the point. */
export const activityTopics = ['initiative', 'phase', 'flag', 'timeline', 'artifact', 'conversation'] as const
export type ActivityTopic = (typeof activityTopics)[number]

export const activityEntrySchema = z.object({
  id: z.string(),
  at: timeSchema,
  action: activityActionSchema,
  /** Null where the product itself did it. */
  actor: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** Name of the phase, flag, timeline entry or document, where it is still there. */
  subject: z.string().nullable(),
})
export type ActivityEntry = z.infer<typeof activityEntrySchema>

/** q looks at subjects and names; sorted by `at`; filter: topic. */
export const listActivity = route({
  name: 'listActivity',
  method: 'GET',
  path: '/initiatives/:id/activity',
  tag: 'Initiatives',
  summary: 'What happened in an initiative, newest first',
  params: idParams,
  query: listQuery,
  response: z.array(activityEntrySchema),
  list: 'activity',
})
