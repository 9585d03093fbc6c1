import type { demoDeckFormats } from '@parley/contracts/http/demo-deck.ts'
import type { RenderDeck } from '@parley/decks/deck-document.ts'
import { demoDeckDocument, type DemoDeckInput } from './demo-deck-document.ts'

interface Wanted {
  body: DemoDeckInput & { format: (typeof demoDeckFormats)[number] }
}

/** Seven slides are written at once, in the request: about as much as a page of a table. */
export async function writeDemoDeck({ body }: Wanted): Promise<{ base64: string }> {
  const render = await renderers[body.format]()
  return { base64: (await render(demoDeckDocument(body))).toString('base64') }
}

/** The libraries are large, and most processes never write this deck. */
const renderers: Record<Wanted['body']['format'], () => Promise<RenderDeck>> = {
  html: async () => (await import('@parley/decks/html/index.ts')).renderHtml,
  pptx: async () => (await import('@parley/decks/pptx/index.ts')).renderPptx,
}
