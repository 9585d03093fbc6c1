import { z } from 'zod'
import { deckChoiceSchema, deckPreviewSchema, deckRequestSchema } from '../http/exports.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { auditedPersonSchema } from './audited-person.ts'

const tag = 'Internal'
const byId = z.strictObject({ id: idSchema })

/** Commands about decks; whose exports they are follows from the signed scope's person. */
export const exportCommands = {
  requestExport: route({
    name: 'requestExport',
    method: 'POST',
    path: '/initiatives/:id/exports',
    tag,
    summary: '',
    params: byId,
    body: z.strictObject({ deck: deckRequestSchema, by: auditedPersonSchema }),
    response: z.object({ exportId: idSchema }),
  }),
  deleteExport: route({
    name: 'deleteExport',
    method: 'POST',
    path: '/exports/:id/delete',
    tag,
    summary: '',
    params: byId,
    body: z.strictObject({ by: auditedPersonSchema }),
    response: z.object({ exportId: idSchema }),
  }),
  previewDeck: route({
    name: 'previewDeck',
    method: 'POST',
    path: '/initiatives/:id/deck/preview',
    tag,
    summary: '',
    params: byId,
    body: deckChoiceSchema,
    response: deckPreviewSchema,
  }),
} as const
