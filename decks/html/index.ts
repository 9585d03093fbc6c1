import type { DeckDocument, RenderDeck } from '../deck-document.ts'
import { estimatePages, firstPages } from '../page-estimate.ts'
import { tidyDocument } from '../tidy-document.ts'
import { markup, type Markup } from './markup.ts'
import { writeReading } from './reading.ts'
import { writeSlides } from './slides.ts'
import { styleOf } from './style.ts'

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/**
 * Without links: in a frame made from a text, '#…' means the page around it, which its policy does not let us change.
 * Texts have no bare quotes, so that these are links alone.
 */
const withoutLinks = (html: string): string => html.replaceAll(/ href="#[^"]*"/gu, '')

function page(document: DeckDocument, body: Markup): string {
  return markup`<!doctype html>
    <html lang="${document.language}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>${`${document.title} – ${document.subtitle}`}</title>
        ${styleOf(document)}
      </head>
      <body>
        ${body}
      </body>
    </html> `.source
}

/** One file without scripts that loads nothing, to be read, projected or printed. */
export const renderHtml: RenderDeck = (input) => {
  const document = tidyDocument(input)
  const body =
    document.kind === 'pre-read' ? writeReading(document, null) : writeSlides(document, null).markup
  return Promise.resolve(Buffer.from(page(document, body)))
}

/**
 * The first pages as HTML for a sandboxed frame's `srcdoc`, and how many pages all of it has (of a Pre-Read about how
 * many sheets of A4). `note` stands at the end where pages are left out.
 */
export function previewHtml(
  input: DeckDocument,
  limit: { pages: number; note: string },
): { html: string; pages: number } {
  const document = tidyDocument(input)
  if (document.kind !== 'pre-read') {
    const { markup, pages } = writeSlides(document, limit)
    return { html: withoutLinks(page(document, markup)), pages }
  }
  const pages = estimatePages(document)
  const isCut = pages > limit.pages
  const shown = isCut ? firstPages(document, limit.pages) : document
  return { html: withoutLinks(page(document, writeReading(shown, isCut ? limit.note : null))), pages }
}
