import { z } from 'zod'
import { modelViewSchema } from '../http/model-views.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'

/** The id is a turn's, a message's or a run's (for its final summary), which the bff has found for the actor. */
export const modelViewCommands = {
  readModelView: route({
    name: 'readModelView',
    method: 'POST',
    path: '/model-views/:id',
    tag: 'Internal',
    summary: '',
    params: z.strictObject({ id: idSchema }),
    response: modelViewSchema,
  }),
} as const
