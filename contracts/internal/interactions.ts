import { z } from 'zod'
import { askAgent, createInteraction, giveFeedback, resolveHitl } from '../http/agent-interactions.ts'
import { gateBudgetSchema } from '../http/conversation-records.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'

const tag = 'Internal'
const phase = z.strictObject({ phaseId: idSchema })
const interaction = z.strictObject({ id: idSchema })
const interactionId = z.object({ interactionId: idSchema })
const withoutPhase = createInteraction.body

/** Commands about what one agent is asked for, and what people decide about it. */
export const interactionCommands = {
  askAgent: route({
    name: 'askAgent',
    method: 'POST',
    path: '/phases/:phaseId/ask-agent',
    tag,
    summary: '',
    params: phase,
    body: askAgent.body,
    response: interactionId,
  }),
  createInteraction: route({
    name: 'createInteraction',
    method: 'POST',
    path: '/interactions',
    tag,
    summary: '',
    body: withoutPhase,
    response: interactionId,
  }),
  startInteraction: route({
    name: 'startInteraction',
    method: 'POST',
    path: '/interactions/:id/start',
    tag,
    summary: '',
    params: interaction,
    body: z.strictObject({ sequenceId: idSchema.optional() }),
    response: interactionId,
  }),
  giveFeedback: route({
    name: 'giveFeedback',
    method: 'POST',
    path: '/interactions/:id/feedback',
    tag,
    summary: '',
    params: interaction,
    body: giveFeedback.body,
    response: interactionId,
  }),
  resolveHitl: route({
    name: 'resolveHitl',
    method: 'POST',
    path: '/interactions/:id/resolve',
    tag,
    summary: '',
    params: interaction,
    /** mayRaise: whether the actor may raise what is not the run's own budget. */
    body: resolveHitl.body.extend({ mayRaise: z.boolean() }),
    /** raised: what a budget grew by; cost in US cents. */
    response: interactionId.extend({
      raised: z
        .object({
          which: gateBudgetSchema.shape.which,
          tokens: z.number().int(),
          cost: z.number().int(),
        })
        .nullable(),
    }),
  }),
  deleteInteraction: route({
    name: 'deleteInteraction',
    method: 'POST',
    path: '/interactions/:id/delete',
    tag,
    summary: '',
    params: interaction,
    body: z.strictObject({ sequenceId: idSchema.optional() }),
    response: interactionId,
  }),
} as const
