import { z } from 'zod'
import { deckChoiceSchema, deckPreviewSchema, deckRequestSchema } from '../http/exports.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'

const tag = 'Internal'
const byId = z.strictObject({ id: idSchema })

/** Who asks, for the audit log. */
const by = z.strictObject({
  actorId: z.string().nullable(),
  subjectId: z.string().nullable(),
  sessionId: z.string().nullable(),
  ipAddress: z.string().nullable(),
})
export type ExportedBy = z.infer<typeof by>

/** Commands about decks; whose exports they are follows from the signed scope's person. */
export const exportCommands = {
  requestExport: route({
    name: 'requestExport',
    method: 'POST',
    path: '/initiatives/:id/exports',
    tag,
    summary: '',
    params: byId,
    body: z.strictObject({ deck: deckRequestSchema, by }),
    response: z.object({ exportId: idSchema }),
  }),
  deleteExport: route({
    name: 'deleteExport',
    method: 'POST',
    path: '/exports/:id/delete',
    tag,
    summary: '',
    params: byId,
    body: z.strictObject({ by }),
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
