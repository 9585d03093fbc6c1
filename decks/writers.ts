import { type DeckFormat, deckFormats } from '@parley/contracts/http/exports.ts'
import type { DeckDocument, RenderDeck } from './deck-document.ts'

/** Pages to look at: HTML for a sandboxed frame, and how many pages all of the deck has. */
export interface DeckPages {
  html: string
  pages: number
}

/** What writes each format; loaded where it is needed, for some take long to load. */
const writers: Partial<Record<DeckFormat, () => Promise<RenderDeck>>> = {
  pptx: async () => (await import('./pptx/index.ts')).renderPptx,
  pdf: async () => (await import('./pdf/index.ts')).renderPdf,
  docx: async () => (await import('./docx/index.ts')).renderDocx,
  html: async () => (await import('./html/index.ts')).renderHtml,
}

/** Formats that can be asked for. */
export const writtenFormats: readonly DeckFormat[] = deckFormats.filter((format) => format in writers)

/** Writes a document in this thread. @throws Error for a format that nothing writes */
export async function writeDeck(format: DeckFormat, document: DeckDocument): Promise<Buffer> {
  const load = writers[format]
  if (load === undefined) throw new Error(`Nothing writes ${format}.`)
  return (await load())(document)
}

/** The first pages of a document, made in this thread; `note` stands at the end where pages are left out. */
export async function writePreview(
  document: DeckDocument,
  limit: { pages: number; note: string },
): Promise<DeckPages> {
  return (await import('./html/index.ts')).previewHtml(document, limit)
}
