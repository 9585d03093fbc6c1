import type { DeckDocument } from '../deck-document.ts'
import { pageNumberFrame } from '../slides/front-slides.ts'
import { layoutMaster, layoutSlides } from '../slides/layout-slides.ts'
import { styles } from '../slides/slide-look.ts'
import type { Paragraph, Slide, SlideElement } from '../slides/slide.ts'
import { markup, type Markup } from './markup.ts'
import { writeElement, type SlideContext, type SlideLinks } from './slide-elements.ts'

const slideAnchor = (slide: Slide): string => `slide-${slide.number}`

const paragraphsIn = (element: SlideElement): Paragraph[] =>
  element.type === 'text'
    ? element.paragraphs
    : element.type === 'table'
      ? element.rows.flatMap((row) => row.cells.flatMap((cell) => cell.paragraphs))
      : []

/** The slide that cites each source first. */
function citingSlides(slides: Slide[]): Map<string, Slide> {
  const citing = new Map<string, Slide>()
  for (const slide of slides) {
    const raised = slide.elements.flatMap(paragraphsIn).flatMap((paragraph) => paragraph.runs)
    for (const run of raised) {
      if (run.isRaised !== true) continue
      for (const number of run.text.match(/\d+/gu) ?? []) if (!citing.has(number)) citing.set(number, slide)
    }
  }
  return citing
}

/** Numbers lead to the rows of the sources, and these to where they are cited first; only to what is shown. */
function linksOf(document: DeckDocument, slides: Slide[]): (slide: Slide) => SlideLinks {
  const citing = citingSlides(slides)
  const rows = new Map<string, string>()
  const known = new Set(document.sources.map((source) => String(source.number)))
  for (const slide of slides) {
    if (slide.section !== 'sources') continue
    for (const element of slide.elements) {
      if (element.type !== 'table') continue
      for (const row of element.rows) {
        const number = (row.cells[0]?.paragraphs ?? [])
          .flatMap((one) => one.runs.map((run) => run.text))
          .join('')
        if (known.has(number)) rows.set(number, `source-${number}`)
      }
    }
  }
  const given = new Set<string>()
  return (slide) => ({
    to: (number) => (slide.section === 'sources' ? undefined : rows.get(number)),
    rowOf: (number) => {
      const anchor = rows.get(number)
      // A source that goes on on the next slide has its name on the first.
      if (slide.section !== 'sources' || anchor === undefined || given.has(anchor)) return undefined
      given.add(anchor)
      const from = citing.get(number)
      return { anchor, back: from === undefined ? undefined : slideAnchor(from) }
    },
  })
}

const pageNumber = (document: DeckDocument, slide: Slide): SlideElement => ({
  type: 'text',
  role: 'body',
  frame: pageNumberFrame,
  style: styles.foot,
  colour: 'muted',
  align: 'right',
  valign: 'top',
  paragraphs: [{ runs: [{ text: `${document.words.page} ${slide.number}` }] }],
})

/** The slides as they are in the presentation, one below the other; on a phone their texts flow. */
export function writeSlides(
  document: DeckDocument,
  limit: { pages: number; note: string } | null,
): { markup: Markup; pages: number } {
  const all = layoutSlides(document)
  const shown = limit === null ? all : all.slice(0, limit.pages)
  const master = layoutMaster(document)
  const links = linksOf(document, shown)
  const pages = shown.map((slide) => {
    const context: SlideContext = { language: document.language, links: links(slide) }
    const isTitle = slide.kind === 'title'
    const around = isTitle ? [] : [...master, pageNumber(document, slide)]
    const write = (element: SlideElement): Markup => writeElement(element, isTitle, context)
    // Names, mark and number stand at the foot: they are read last.
    return markup`<section class="slide" id="${slideAnchor(slide)}">${slide.elements.map(write)}${around.map(write)}</section>
`
  })
  const note = limit !== null && shown.length < all.length && markup`<p class="note">${limit.note}</p>`
  return { pages: all.length, markup: markup`<main class="deck">${pages}${note}</main>` }
}
