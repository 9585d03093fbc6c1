import { z } from 'zod'
import { demoDeckFormats, demoLanguageSchema, demoSlideSchema } from '../http/demo-deck.ts'
import { route } from '../route.ts'

// The demo deck belongs to a person and to no tenant; on whose account a model answers follows from the signed scope.

const tag = 'Internal'

const addition = z.strictObject({
  slide: demoSlideSchema,
  content: z.string(),
  reply: z.string().nullable(),
})

export const demoDeckCommands = {
  /** The agent of `slide` takes up what was added on the one before. */
  replyInDemo: route({
    name: 'replyInDemo',
    method: 'POST',
    path: '/demo-deck/reply',
    tag,
    summary: '',
    body: z.strictObject({ slide: demoSlideSchema, content: z.string(), language: demoLanguageSchema }),
    response: z.object({ text: z.string(), provider: z.string(), model: z.string() }),
  }),
  writeDemoDeck: route({
    name: 'writeDemoDeck',
    method: 'POST',
    path: '/demo-deck/write',
    tag,
    summary: '',
    body: z.strictObject({
      format: z.enum(demoDeckFormats),
      language: demoLanguageSchema,
      /** As people read it. */
      date: z.string(),
      /** Whose additions they are. */
      personName: z.string(),
      additions: z.array(addition),
    }),
    response: z.object({ base64: z.string() }),
  }),
} as const
