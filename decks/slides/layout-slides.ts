import type { Block, DeckDocument, DeckSection, DeckSource } from '../deck-document.ts'
import { cleanDeck } from './clean-deck.ts'
import { normalDensity } from './density.ts'
import { agendaSlide, layoutMaster as masterOf, titleSlide, type AgendaItem } from './front-slides.ts'
import type { Pager } from './pager.ts'
import { layoutSection } from './section-slides.ts'
import type { Paragraph, Slide, SlideElement } from './slide.ts'
import { body } from './slide-look.ts'

const fullName = (source: DeckSource, page: string): string =>
  source.page === null ? source.name : `${source.name}, ${page} ${String(source.page)}`

/** The list of what the texts cite, where no section of the deck is one. */
const sourcesSection = (deck: DeckDocument): DeckSection => {
  const table: Block = {
    type: 'table',
    caption: '',
    columns: [
      { label: '', width: 0.06, align: 'right' },
      { label: deck.words.sources, width: 0.34, align: 'left' },
      { label: '', width: 0.6, align: 'left' },
    ],
    rows: deck.sources.map((source) => [
      { text: String(source.number) },
      { text: fullName(source, deck.words.page) },
      { text: source.quote },
    ]),
  }
  return { id: 'sources', title: deck.words.sources, lead: '', groups: [{ heading: null, blocks: [table] }] }
}

const sectionsOf = (deck: DeckDocument): DeckSection[] => {
  const { sections, sources } = deck
  const isListed = sections.some(({ id, groups }) => id === 'sources' && groups.length > 0)
  if (isListed || sources.length === 0) return sections
  const others = sections.filter(({ id }) => id !== 'sources')
  const own = sections.find(({ id }) => id === 'sources')
  const list = sourcesSection(deck)
  return [...others, { ...list, title: own?.title ?? list.title, lead: own?.lead ?? list.lead }]
}

const paragraphsIn = (element: SlideElement): Paragraph[] => {
  if (element.type === 'text') return element.paragraphs
  if (element.type !== 'table') return []
  return element.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs))
}

/** Numbers that the slide's texts cite, in order. */
const citedOn = (slide: Slide): number[] => {
  const raised = slide.elements
    .flatMap(paragraphsIn)
    .flatMap(({ runs }) => runs.filter(({ isRaised }) => isRaised))
    .flatMap(({ text }) => text.split(',').map(Number))
  return [...new Set(raised)].sort((one, another) => one - another)
}

const withNotes = (slide: Slide, deck: DeckDocument): Slide => {
  const byNumber = new Map(deck.sources.map((source) => [source.number, source]))
  const notes = citedOn(slide).flatMap((number) => {
    const source = byNumber.get(number)
    if (source === undefined) return []
    const quote = source.quote === '' ? '' : `: ${source.quote.replace(/\n/g, ' ')}`
    return [`${String(number)} ${fullName(source, deck.words.page)}${quote}`]
  })
  return notes.length === 0 ? slide : { ...slide, notes: [`${deck.words.sources}:`, ...notes] }
}

export { pageNumberFrame } from './front-slides.ts'

/** What stands on every slide but the title slide, below its own elements. */
export const layoutMaster = (document: DeckDocument): SlideElement[] => masterOf(cleanDeck(document))

/**
 * The slides of a deck: title, contents, the sections one after the other, and the sources. Nothing overlaps or runs
 * out of its frame, whatever the length of the texts: these are measured, and what has no room goes on on the next
 * slide. Sections without content are left out. Draw `layoutMaster` below all slides but the first, and the number at
 * `pageNumberFrame`; sizes, colours and type are in slide-look.ts.
 */
export const layoutSlides = (document: DeckDocument): Slide[] => {
  const deck = cleanDeck(document)
  const sections = sectionsOf(deck)
  const front = sections.length === 0 ? 1 : 2
  const items: AgendaItem[] = []
  const none = { id: 'overview' as const, title: '' }
  const pager: Pager = {
    slides: [],
    y: body.top,
    top: body.top,
    heading: '',
    isBegun: false,
    section: none,
    words: deck.words,
    density: normalDensity,
  }
  for (const section of sections) {
    items.push({ title: section.title, lead: section.lead, page: front + pager.slides.length + 1 })
    layoutSection(pager, section)
  }
  const slides = [
    titleSlide(deck),
    ...(items.length === 0 ? [] : [agendaSlide(deck, items)]),
    ...pager.slides,
  ]
  return slides.map((slide, index) => withNotes({ ...slide, number: index + 1 }, deck))
}
