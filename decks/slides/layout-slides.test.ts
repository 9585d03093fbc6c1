import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Block, DeckDocument, Tone } from '../deck-document.ts'
import { sampleDeck } from '../testing/sample-deck.ts'
import { layoutMaster, layoutSlides } from './layout-slides.ts'
import { heightOf, paragraphText } from './paragraphs.ts'
import type { Slide, SlideElement, TableElement, TextElement } from './slide.ts'
import { slideSize } from './slide-look.ts'

const tolerance = 0.01

/** How much wider than Arial the font may be in which a headline is shown where Arial is missing: DejaVu Sans. */
const widerFont = 1.17

const tooHigh = ({ role, frame, paragraphs, style }: TextElement): boolean =>
  heightOf(paragraphs, role === 'headline' ? frame.width / widerFont : frame.width, style) >
  frame.height + tolerance

const rowsTooHigh = (table: TableElement): boolean =>
  table.rows.some((row) =>
    row.cells.some(({ paragraphs }, index) => {
      const width = (table.columns[index]?.width ?? 0) - 2 * table.padding.x
      return heightOf(paragraphs, width, table.style) + 2 * table.padding.y > row.height + tolerance
    }),
  )

const overflows = (element: SlideElement): boolean => {
  const { x, y, width, height } = element.frame
  const isOut =
    x < -tolerance ||
    y < -tolerance ||
    x + width > slideSize.width + tolerance ||
    y + height > slideSize.height + tolerance
  return (
    isOut ||
    (element.type === 'text' && tooHigh(element)) ||
    (element.type === 'table' && rowsTooHigh(element))
  )
}

/** Texts, tables and charts that share a part of the slide. */
const overlapping = (slide: Slide): string[] => {
  const own = slide.elements.filter((element) => element.type !== 'shape')
  return own.flatMap((one, index) =>
    own.slice(index + 1).flatMap((other) => {
      const [a, b] = [one.frame, other.frame]
      const apartX = a.x + a.width <= b.x + tolerance || b.x + b.width <= a.x + tolerance
      const apartY = a.y + a.height <= b.y + tolerance || b.y + b.height <= a.y + tolerance
      return apartX || apartY ? [] : [`${String(slide.number)}: ${JSON.stringify([a, b])}`]
    }),
  )
}

const own = (slide: Slide): SlideElement[] =>
  slide.elements.filter(
    (element) => element.type !== 'shape' && !(element.type === 'text' && element.role !== 'body'),
  )

const faultsOf = (document: DeckDocument): string[] => {
  const slides = layoutSlides(document)
  return [
    ...slides.flatMap((slide) =>
      slide.elements
        .filter(overflows)
        .map((one) => `${String(slide.number)} overflows: ${JSON.stringify(one).slice(0, 300)}`),
    ),
    ...slides.flatMap(overlapping),
    ...slides
      .filter((slide) => slide.kind === 'content' && own(slide).length === 0)
      .map((slide) => `${String(slide.number)} is empty`),
    ...layoutMaster(document)
      .filter(overflows)
      .map(() => 'the master overflows'),
  ]
}

const text = fc.oneof(
  { weight: 4, arbitrary: fc.lorem({ maxCount: 60 }) },
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constant('unbroken'.repeat(200)),
  fc.constant(''),
)
const tone = fc.constantFrom<Tone>('critical', 'good', 'neutral', 'accent')
const sources = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 })
const number = fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.constant(Number.NaN))

const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ type: fc.constant('paragraph'), text, sources }),
  fc.record({
    type: fc.constant('bullets'),
    items: fc.array(fc.record({ text, sources, level: fc.constantFrom(0, 1) }), { maxLength: 12 }),
  }),
  fc.record({
    type: fc.constant('facts'),
    items: fc.array(fc.record({ label: text, value: text, tone }), { maxLength: 9 }),
  }),
  fc.record({
    type: fc.constant('table'),
    caption: fc.lorem(),
    columns: fc.array(
      fc.record({ label: fc.lorem({ maxCount: 3 }), width: number, align: fc.constantFrom('left', 'right') }),
      { minLength: 1, maxLength: 6 },
    ),
    rows: fc.array(fc.array(fc.record({ text, sources, tone }), { maxLength: 6 }), { maxLength: 20 }),
  }),
  fc.record({
    type: fc.constant('chart'),
    shape: fc.constantFrom('bar', 'stacked-bar', 'donut'),
    caption: fc.lorem(),
    categories: fc.array(text, { maxLength: 30 }),
    series: fc.array(fc.record({ name: text, tone, values: fc.array(number, { maxLength: 30 }) }), {
      maxLength: 4,
    }),
  }),
  fc.record({
    type: fc.constant('statement'),
    speaker: text,
    role: text,
    at: fc.option(text),
    verdict: fc.option(fc.record({ label: text, tone })),
    text,
    sources,
  }),
  fc.record({
    type: fc.constant('timeline'),
    items: fc.array(
      fc.record({
        title: text,
        status: text,
        tone,
        from: fc.option(text),
        to: fc.option(text),
        share: number,
      }),
      { maxLength: 14 },
    ),
  }),
)

const documents: fc.Arbitrary<DeckDocument> = fc
  .array(
    fc.record({
      id: fc.constantFrom('overview', 'findings', 'sources'),
      title: text,
      lead: text,
      groups: fc.array(fc.record({ heading: fc.option(text), blocks: fc.array(block, { maxLength: 5 }) }), {
        maxLength: 4,
      }),
    }),
    { maxLength: 4 },
  )
  .map((sections) => ({ ...sampleDeck(), sections }))

describe('the slides of a deck', () => {
  it('hold all texts inside their frames, nothing overlaps, and no slide is empty, whatever is in the deck', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(faultsOf(document)).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it('take 200 findings and 500 statements', () => {
    const document = sampleDeck({ findings: 200, statements: 500 })
    expect(faultsOf(document)).toEqual([])
    expect(layoutSlides(document).length).toBeLessThan(180)
  })

  it('begin with the title and the contents with their pages, and end with the sources', () => {
    const slides = layoutSlides(sampleDeck())
    expect(slides.map((slide) => slide.number)).toEqual(slides.map((_, index) => index + 1))
    expect(slides.slice(0, 2).map((slide) => slide.kind)).toEqual(['title', 'agenda'])
    const first = slides.find((slide) => slide.section === 'findings')
    const contents = slides[1]?.elements.flatMap((one) =>
      one.type === 'text' ? one.paragraphs.map(paragraphText) : [],
    )
    expect(contents).toContain('Findings')
    expect(contents).toContain(String(first?.number))
    expect(slides.at(-1)?.section).toBe('sources')
  })

  it('say in the notes on what each rests, and in the headline that a part goes on', () => {
    const slides = layoutSlides(sampleDeck())
    const overview = slides.find((slide) => slide.section === 'overview')
    expect(overview?.notes.slice(0, 2)).toEqual(['Sources:', '1 Five-Year Cost Model.xlsx: Total: 4,200,000'])
    expect(slides.map((slide) => slide.headline)).toContain('Critical (continued)')
  })
})
