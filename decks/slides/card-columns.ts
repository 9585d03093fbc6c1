import type { Block } from '../deck-document.ts'
import { area, card as cardArea, plain, textIn } from './elements.ts'
import { isFresh, needRoom, put, roomOf, turn, type Pager } from './pager.ts'
import { fillWith, heightOf, paragraphsOf } from './paragraphs.ts'
import { firstCharacters } from './shorten.ts'
import type { Frame, Paragraph, SlideElement } from './slide.ts'
import { contentWidth, margin, styles, toneColour, type Colour } from './slide-look.ts'
import { textWidth } from './text-width.ts'

type Statement = Extract<Block, { type: 'statement' }>

/** What somebody said, or the rest of it. */
interface Quote {
  speaker: string
  meta: string
  verdict: Statement['verdict']
  paragraphs: Paragraph[]
}

const sidePadding = 0.2
const betweenColumns = 0.3
const stamp = { height: 0.26, most: 1.9 }
/** Below this a card is not begun. */
const least = 1.25

/** What a card's head has room for: beyond it a name stands in the text, whole, and shortened in the head. */
const mostInHead = 420

const quoteOf = (statement: Statement): Quote => {
  const meta = [statement.role, statement.at ?? ''].filter((part) => part !== '').join(' · ')
  const long = [statement.speaker, meta, statement.verdict?.label ?? ''].filter(
    (text) => text.length > mostInHead,
  )
  const inHead = (text: string) => (text.length > mostInHead ? firstCharacters(text, 60) : text)
  const { verdict } = statement
  return {
    speaker: inHead(statement.speaker),
    meta: inHead(meta),
    verdict: verdict === null ? null : { ...verdict, label: inHead(verdict.label) },
    paragraphs: [
      ...long.flatMap((text) => paragraphsOf({ text }, { before: 5, isBold: true })),
      ...paragraphsOf(statement, { before: 5 }),
    ],
  }
}

const stampWidth = (label: string): number =>
  Math.min(stamp.most, textWidth(label, { size: 10, isBold: true }) + 0.28)

interface Head {
  height: number
  elements: (frame: Frame) => SlideElement[]
}

const stampElements = (verdict: NonNullable<Quote['verdict']>, frame: Frame): SlideElement[] => {
  const colour = toneColour(verdict.tone)
  const width = stampWidth(verdict.label)
  const place = {
    x: frame.x + frame.width - sidePadding - width,
    y: frame.y,
    width,
    height: stamp.height,
  }
  return [
    { type: 'shape', shape: 'rounded', frame: place, fill: 'surface', line: { colour, width: 1.25 } },
    textIn(
      place,
      { ...styles.small, isBold: true },
      {
        colour,
        align: 'center',
        valign: 'middle',
        paragraphs: plain(verdict.label),
      },
    ),
  ]
}

const headOf = (quote: Quote, width: number): Head => {
  const isStamp = quote.verdict !== null && textWidth(quote.verdict.label, { size: 10, isBold: true }) < 1.6
  const inner = width - 2 * sidePadding - (isStamp ? stampWidth(quote.verdict?.label ?? '') + 0.15 : 0)
  const speaker = plain(quote.speaker)
  const speakerHeight = heightOf(speaker, inner, styles.speaker)
  const meta = [
    ...(quote.meta === '' ? [] : plain(quote.meta)),
    ...(quote.verdict === null || isStamp
      ? []
      : [{ runs: [{ text: quote.verdict.label, isBold: true, colour: toneColour(quote.verdict.tone) }] }]),
  ]
  const metaHeight = heightOf(meta, inner, styles.small)
  return {
    height: speakerHeight + metaHeight + 0.07,
    elements: (frame) => {
      const x = frame.x + sidePadding
      const { y } = frame
      return [
        textIn({ x, y, width: inner, height: speakerHeight }, styles.speaker, { paragraphs: speaker }),
        ...(meta.length === 0
          ? []
          : [
              textIn({ x, y: y + speakerHeight, width: inner, height: metaHeight }, styles.small, {
                colour: 'muted',
                paragraphs: meta,
              }),
            ]),
        ...(isStamp && quote.verdict !== null ? stampElements(quote.verdict, frame) : []),
      ]
    },
  }
}

const barColour = (quote: Quote): Colour =>
  quote.verdict === null ? 'primary' : toneColour(quote.verdict.tone)

type Look = Pick<Pager, 'density' | 'words'>

interface Placed {
  elements: SlideElement[]
  height: number
  rest: Quote | null
}

const restOf = (quote: Quote, paragraphs: Paragraph[], continued: string): Quote | null => {
  if (paragraphs.length === 0) return null
  const short = firstCharacters(quote.speaker, 40)
  const speaker = short.endsWith(`(${continued})`) ? short : `${short} (${continued})`
  return { speaker, meta: '', verdict: null, paragraphs }
}

/** One card at the top of a frame, as much of it as fits; null where too little would. */
const placeCard = (quote: Quote, frame: Frame, look: Look): Placed | null => {
  const { card: above, quote: style } = look.density
  const head = headOf(quote, frame.width)
  const width = frame.width - 2 * sidePadding
  const room = frame.height - head.height - 2 * above
  const filled = fillWith(quote.paragraphs, { width, height: room, style })
  if (filled.taken.length === 0 && quote.paragraphs.length > 0) return null
  if (room < 0) return null
  const height = head.height + filled.height + 2 * above
  const place = { ...frame, height }
  const text = { x: frame.x + sidePadding, y: frame.y + above + head.height, width, height: filled.height }
  return {
    height,
    rest: restOf(quote, filled.rest, look.words.continued),
    elements: [
      cardArea(place, 'canvas'),
      area({ x: frame.x, y: frame.y, width: 0.06, height }, barColour(quote)),
      ...head.elements({ ...place, y: place.y + above }),
      ...(filled.taken.length === 0 ? [] : [textIn(text, style, { paragraphs: filled.taken })]),
    ],
  }
}

interface Columns {
  elements: SlideElement[]
  bottom: number
  rest: Quote[]
  isCut: boolean
}

/** Cards down one column and then the next. */
const fillColumns = (quotes: Quote[], frames: Frame[], look: Look): Columns => {
  const result: Columns = { elements: [], bottom: 0, rest: [...quotes], isCut: false }
  for (const frame of frames) {
    let y = frame.y
    for (;;) {
      const [next] = result.rest
      if (next === undefined) break
      const height = frame.y + frame.height - y
      const placed = placeCard(next, { ...frame, y, height }, look)
      if (placed === null || (placed.rest !== null && height < least && y > frame.y)) break
      result.rest = placed.rest === null ? result.rest.slice(1) : [placed.rest, ...result.rest.slice(1)]
      result.isCut ||= placed.rest !== null
      result.elements.push(...placed.elements)
      result.bottom = Math.max(result.bottom, y + placed.height)
      y += placed.height + look.density.card + 0.02
      if (placed.rest !== null) break
    }
  }
  return result
}

const framesOf = (y: number, height: number, count: number): Frame[] => {
  const width = (contentWidth - betweenColumns * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => ({
    x: margin + index * (width + betweenColumns),
    y,
    width,
    height,
  }))
}

/** The lowest columns that hold all without cutting a card, or the highest there are. */
const fillEvenly = (quotes: Quote[], pager: Pager): Columns => {
  const room = roomOf(pager)
  const count = quotes.length === 1 ? 1 : 2
  for (let share = 0.3; share < 1; share += 0.05) {
    const even = fillColumns(quotes, framesOf(pager.y, room * share, count), pager)
    if (even.rest.length === 0 && !even.isCut) return even
  }
  return fillColumns(quotes, framesOf(pager.y, room, 2), pager)
}

/** Statements as cards in two columns, read down the left one first. */
export const layoutStatements = (pager: Pager, statements: Statement[]): void => {
  let quotes = statements.map(quoteOf)
  while (quotes.length > 0) {
    needRoom(pager, least)
    const columns = fillEvenly(quotes, pager)
    if (columns.elements.length === 0) {
      if (isFresh(pager)) throw new Error('A card is higher than a slide')
      turn(pager)
      continue
    }
    put(pager, columns.elements, columns.bottom)
    quotes = columns.rest
    if (quotes.length > 0) turn(pager)
  }
}
