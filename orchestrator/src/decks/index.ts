export type { Block, DeckDocument, DeckSection, RenderDeck } from './deck-document.ts'
export { createDeckRenderer, type DeckRenderer } from './renderers.ts'
