import type { DeckSection } from '../deck-document.ts'
import type { Density } from './density.ts'
import { plain, textIn } from './elements.ts'
import { heightOf } from './paragraphs.ts'
import { shortenedToFit } from './shorten.ts'
import type { Slide, SlideElement } from './slide.ts'
import { body, contentWidth, headlineFrame, margin, styles, type TextStyle } from './slide-look.ts'

/** Slides being filled from top to bottom; a part asks for room and turns the page where there is too little. */
export interface Pager {
  slides: Slide[]
  /** Inches: where the next thing may stand on the last slide. */
  y: number
  /** Inches: where the last slide's content begins, below its headline. */
  top: number
  /** What the slide that comes next says in its headline, and whether it goes on with it. */
  heading: string
  isBegun: boolean
  section: Pick<DeckSection, 'id' | 'title'>
  words: { continued: string }
  density: Density
}

const belowHeadline = 0.34
/**
 * Inches: headlines are measured as if they had less room than they have. Where neither Arial nor a font of its widths
 * is installed, the one in its place (DejaVu Sans is 17 % wider) breaks lines earlier, and must not reach what follows.
 */
const measuredWidth = contentWidth / 1.17

const linesOf = (text: string, style: TextStyle, width: number): number =>
  Math.round((heightOf(plain(text), width, style) * 72) / style.leading)

/**
 * Headline of a slide, smaller where it is long, or where it would have a line more in a wider font; what needs more
 * than three lines is no headline.
 */
export const headlineStyle = (text: string): TextStyle | null => {
  const steady = [styles.headline, styles.headlineMedium].find((style) => {
    const lines = linesOf(text, style, measuredWidth)
    return lines <= 2 && lines === linesOf(text, style, contentWidth)
  })
  return steady ?? (linesOf(text, styles.headlineLong, measuredWidth) <= 3 ? styles.headlineLong : null)
}

const shortened = (text: string): string => shortenedToFit(text, (short) => headlineStyle(short) !== null)

const styleOf = (headline: string) => headlineStyle(headline) ?? styles.headlineLong
const headlineHeight = (headline: string): number =>
  heightOf(plain(headline), measuredWidth, styleOf(headline))

const headElements = (kicker: string, headline: string): SlideElement[] => [
  textIn({ x: margin, y: 0.42, width: contentWidth, height: 0.22 }, styles.kicker, {
    role: 'kicker',
    colour: 'primary',
    paragraphs: plain(kicker),
  }),
  textIn({ ...headlineFrame, height: headlineHeight(headline) }, styleOf(headline), {
    role: 'headline',
    paragraphs: plain(headline),
  }),
]

const oneLine = (text: string): string =>
  shortenedToFit(
    text,
    (short) => heightOf(plain(short), contentWidth, styles.kicker) <= styles.kicker.leading / 72 + 0.001,
  )

/** Begins a slide under the pager's heading. */
export const turn = (pager: Pager): void => {
  const heading = shortened(pager.heading)
  const headline = pager.isBegun ? shortened(`${heading} (${pager.words.continued})`) : heading
  pager.slides.push({
    number: 0,
    kind: 'content',
    section: pager.section.id,
    sectionTitle: pager.section.title,
    headline,
    elements: headElements(oneLine(pager.section.title), headline),
    notes: [],
  })
  pager.isBegun = true
  pager.top = Math.min(body.top, headlineFrame.y + headlineHeight(headline) + belowHeadline)
  pager.y = pager.top
}

/** Inches left on the slide. */
export const roomOf = (pager: Pager): number => body.bottom - pager.y
/** Whether nothing stands under the headline yet. */
export const isFresh = (pager: Pager): boolean => pager.y === pager.top && pager.slides.length > 0

/** Turns the page where there is less room than this. */
export const needRoom = (pager: Pager, height: number): void => {
  if (pager.slides.length === 0 || (roomOf(pager) < height && !isFresh(pager))) turn(pager)
}

const isSaying = (element: SlideElement): boolean =>
  element.type !== 'text' || element.paragraphs.some((one) => one.runs.some((run) => run.text !== ''))

/** Puts elements on the slide, texts that say nothing left out, and goes on below them. */
export const put = (pager: Pager, elements: SlideElement[], bottom: number): void => {
  pager.slides.at(-1)?.elements.push(...elements.filter(isSaying))
  pager.y = bottom + pager.density.gap
}

/** A copy to try something on. */
export const copyOf = (pager: Pager): Pager => ({
  ...pager,
  slides: pager.slides.map((slide) => ({ ...slide, elements: [...slide.elements] })),
})
