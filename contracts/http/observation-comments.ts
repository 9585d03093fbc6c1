import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { deletedSchema, idParams, listQuery, madeFrom, timeSchema } from '../schemas.ts'

const tag = 'Phases'

const named = z.object({ id: idSchema, name: z.string() })

export const observationCommentSchema = z.object({
  id: idSchema,
  observationId: idSchema,
  /** Null where the account is gone without a trace. */
  author: named.nullable(),
  /** `@[id]` stands for a person who is mentioned; `mentions` names them. */
  text: z.string(),
  mentions: z.array(named),
  /** Null while it stands as it was written. */
  editedAt: timeSchema.nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type ObservationComment = z.infer<typeof observationCommentSchema>

const commentText = z.string().trim().min(1).max(4000)

/** Sorted by createdAt, oldest first. */
export const listObservationComments = route({
  name: 'listObservationComments',
  method: 'GET',
  path: '/initiative-phases/observations/:id/comments',
  tag,
  summary: 'What people say about an observation',
  params: idParams,
  query: listQuery,
  response: z.array(observationCommentSchema),
  list: 'observation-comments',
})
/** Who is mentioned by `@[id]`, whose the observation is and who commented before is told. */
export const createObservationComment = route({
  name: 'createObservationComment',
  method: 'POST',
  path: '/initiative-phases/observations/:id/comments',
  tag,
  summary: 'Comment on an observation',
  status: 201,
  params: idParams,
  body: z.strictObject({ text: commentText }),
  response: observationCommentSchema,
})
export const updateObservationComment = route({
  name: 'updateObservationComment',
  method: 'PUT',
  path: '/initiative-phases/observation-comments/:id',
  tag,
  summary: 'Change an own comment',
  params: idParams,
  body: z.strictObject({ text: commentText.optional(), ...madeFrom }),
  response: observationCommentSchema,
})
export const deleteObservationComment = route({
  name: 'deleteObservationComment',
  method: 'DELETE',
  path: '/initiative-phases/observation-comments/:id',
  tag,
  summary: 'Delete an own comment; administrators delete any',
  params: idParams,
  response: deletedSchema,
})
