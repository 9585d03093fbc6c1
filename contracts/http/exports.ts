import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { listQuery, timeSchema } from '../schemas.ts'

const tag = 'Exports'

/** Main Presentation, Pre-Read and Findings (Document 2, 2.1). */
export const deckKinds = ['main', 'pre-read', 'findings'] as const
export const deckKindSchema = z.enum(deckKinds)
export type DeckKind = z.infer<typeof deckKindSchema>

export const deckFormats = ['pptx', 'pdf', 'docx', 'html'] as const
export const deckFormatSchema = z.enum(deckFormats)
export type DeckFormat = z.infer<typeof deckFormatSchema>

/** Parts of a deck, in their order in it. */
export const deckSections = [
  'overview',
  'progress',
  'people',
  'inputs',
  'findings',
  'conclusions',
  'decisions',
  'next-steps',
  'conversation',
  'sources',
] as const
export const deckSectionSchema = z.enum(deckSections)
export type DeckSectionId = z.infer<typeof deckSectionSchema>

/** What may be in each deck; true: it is in, unless it is left out. */
export const sectionsOfDeck: Record<DeckKind, Partial<Record<DeckSectionId, boolean>>> = {
  main: {
    overview: true,
    progress: true,
    people: true,
    inputs: false,
    findings: true,
    conclusions: true,
    decisions: true,
    'next-steps': true,
    sources: true,
  },
  'pre-read': {
    overview: true,
    progress: true,
    people: true,
    inputs: true,
    findings: true,
    conclusions: true,
    decisions: true,
    'next-steps': true,
    conversation: false,
    sources: true,
  },
  findings: { overview: true, findings: true, decisions: true, 'next-steps': true, sources: true },
}

/** Languages that a deck's own words come in; what people and agents wrote stays as it is. */
export const deckLanguageSchema = z.enum(['en', 'de'])
export type DeckLanguage = z.infer<typeof deckLanguageSchema>

const choice = {
  kind: deckKindSchema,
  /** Those in it; left out: the usual ones of the kind. One that the kind does not have is refused with 400. */
  sections: z.array(deckSectionSchema).min(1).max(deckSections.length).optional(),
  /** Whether each page is marked as confidential; always so for a confidential initiative. */
  confidential: z.boolean().optional(),
  language: deckLanguageSchema.default('en'),
}

export const deckRequestSchema = z.strictObject({ ...choice, format: deckFormatSchema })
export const deckChoiceSchema = z.strictObject(choice)
export type DeckChoice = z.infer<typeof deckChoiceSchema>

export const exportStatusSchema = z.enum(['PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED'])

/** A file that a job makes. Kept for seven days; only who asked for it reads it. */
export const exportSchema = z.object({
  id: idSchema,
  initiativeId: idSchema,
  kind: deckKindSchema,
  format: deckFormatSchema,
  status: exportStatusSchema,
  /** From 0 to 1. */
  progress: z.number().min(0).max(1),
  fileName: z.string().nullable(),
  /** Bytes. */
  size: z.number().int().nullable(),
  /** A sentence, where it failed. */
  error: z.string().nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Export = z.infer<typeof exportSchema>

const byId = z.strictObject({ id: idSchema })

export const exportDeck = route({
  name: 'exportDeck',
  method: 'POST',
  path: '/initiatives/:id/deck',
  tag,
  summary: 'Have a deck of the initiative made; progress comes as EXPORT_UPDATED on the own stream',
  params: byId,
  body: deckRequestSchema,
  response: z.object({ exportId: idSchema }),
  status: 202,
})

/** The pages as they would be exported. */
export const deckPreviewSchema = z.object({
  /** A whole HTML document without scripts, to be shown in a sandboxed frame. */
  html: z.string(),
  pages: z.number().int(),
  /** What each part of the kind has to tell; one with nothing is left out of the deck. */
  sections: z.array(
    z.object({ id: deckSectionSchema, title: z.string(), isChosen: z.boolean(), isEmpty: z.boolean() }),
  ),
  isConfidential: z.boolean(),
})
export type DeckPreview = z.infer<typeof deckPreviewSchema>

export const previewDeck = route({
  name: 'previewDeck',
  method: 'POST',
  path: '/initiatives/:id/deck/preview',
  tag,
  summary: 'The pages of a deck as HTML, before it is made',
  params: byId,
  body: deckChoiceSchema,
  response: deckPreviewSchema,
})

export const listExports = route({
  name: 'listExports',
  method: 'GET',
  path: '/initiatives/:id/exports',
  tag,
  summary: 'The own exports of an initiative that are still kept, newest first, twenty at most',
  params: byId,
  query: listQuery,
  response: z.array(exportSchema),
  list: 'exports',
})
export const getExport = route({
  name: 'getExport',
  method: 'GET',
  path: '/exports/:id',
  tag,
  summary: 'One of the own exports',
  params: byId,
  response: exportSchema,
})
export const downloadExport = route({
  name: 'downloadExport',
  method: 'GET',
  path: '/exports/:id/file',
  tag,
  summary: 'The file of an export that is complete; 409 while it is not',
  params: byId,
  kind: 'download',
  response: z.string(),
  alsoAnswers: [409],
})
export const deleteExport = route({
  name: 'deleteExport',
  method: 'DELETE',
  path: '/exports/:id',
  tag,
  summary: 'Delete an own export and its file; one at work is stopped',
  params: byId,
  response: byId,
})
