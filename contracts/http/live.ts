import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'

/** One-time, valid 30 s (decisions D6). Without phaseId it opens the own stream (decisions D11, Live). */
export const createLiveTicket = route({
  name: 'createLiveTicket',
  method: 'POST',
  path: '/live/ticket',
  tag: 'Live',
  summary: 'Ticket for the live socket',
  body: z.strictObject({ phaseId: idSchema.optional() }),
  response: z.object({ ticket: z.string() }),
})
