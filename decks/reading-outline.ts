import type { DeckDocument, DeckSection } from './deck-document.ts'

/** The sections with the chapter of the sources at the end, also where the collector made none of its own. */
export function withSources(document: DeckDocument): DeckSection[] {
  const texts = document.sections.filter((section) => section.id !== 'sources')
  if (document.sources.length === 0) return texts
  const own = document.sections.find((section) => section.id === 'sources')
  // The list itself is the chapter's content; a table of the same sources beside it would say all twice.
  return [
    ...texts,
    { id: 'sources', title: own?.title ?? document.words.sources, lead: own?.lead ?? '', groups: [] },
  ]
}
