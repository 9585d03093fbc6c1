import type { RenderDeck } from '../deck-document.ts'
import { tidyDocument } from '../tidy-document.ts'
import { writeReading } from './reading.ts'
import { writeSlidePages } from './slide-pages.ts'

/** A PDF with its typeface in it: the slides of a presentation, a Pre-Read on A4. */
export const renderPdf: RenderDeck = (input) => {
  const document = tidyDocument(input)
  return document.kind === 'pre-read' ? writeReading(document) : writeSlidePages(document)
}
