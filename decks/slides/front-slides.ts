import type { DeckDocument } from '../deck-document.ts'
import { area, plain, textIn } from './elements.ts'
import { heightOf } from './paragraphs.ts'
import { shortenedToFit } from './shorten.ts'
import type { Frame, Paragraph, Slide, SlideElement } from './slide.ts'
import {
  contentWidth,
  headlineFrame,
  margin,
  slideSize,
  styles,
  titleFrame,
  type TextStyle,
} from './slide-look.ts'
import { textWidth } from './text-width.ts'

interface Room {
  width: number
  style: TextStyle
  lines: number
}

const short = (text: string, { width, style, lines }: Room): string =>
  shortenedToFit(text, (part) => heightOf(plain(part), width, style) <= (style.leading * lines) / 72 + 0.001)

const markElements = (mark: string, right: number, y: number): SlideElement[] => {
  const width = Math.min(textWidth(mark, styles.kicker) + 0.36, 5)
  const frame: Frame = { x: right - width, y, width, height: 0.32 }
  return [
    { type: 'shape', shape: 'rounded', frame, fill: null, line: { colour: 'critical', width: 1.25 } },
    textIn(frame, styles.kicker, {
      colour: 'critical',
      align: 'center',
      valign: 'middle',
      paragraphs: plain(short(mark, { width: width - 0.1, style: styles.kicker, lines: 1 })),
    }),
  ]
}

const panel = 3.6
const left = titleFrame.x
const titleWidth = titleFrame.width

const panelElements = (): SlideElement[] => {
  const x = slideSize.width - panel
  return [
    area({ x, y: 0, width: panel, height: slideSize.height }, 'deep'),
    area({ x, y: 4.7, width: panel, height: 2.8 }, 'primary'),
    area({ x, y: 4.7, width: 1.2, height: 1.2 }, 'pale'),
  ]
}

/** Title, what kind of deck it is, for whom and from whom, and the mark. */
export const titleSlide = (deck: DeckDocument): Slide => {
  const isLong =
    heightOf(plain(deck.title), titleWidth, styles.deckTitle) > (3 * styles.deckTitle.leading) / 72 + 0.001
  const style = isLong ? styles.deckTitleLong : styles.deckTitle
  const title = short(deck.title, { width: titleWidth, style: style, lines: isLong ? 5 : 3 })
  const line = (text: string): Paragraph[] =>
    plain(short(text, { width: titleWidth, style: styles.prose, lines: 2 }))
  const details: Paragraph[] = [
    ...line(deck.clientName),
    ...(deck.templateName === null || deck.templateName === '' ? [] : line(deck.templateName)),
    ...line(deck.date),
  ]
  const elements: SlideElement[] = [
    ...panelElements(),
    textIn({ x: left, y: 0.62, width: titleWidth - 3, height: 0.5 }, styles.heading, {
      colour: 'muted',
      paragraphs: plain(short(deck.firmName, { width: titleWidth - 3, style: styles.heading, lines: 2 })),
    }),
    textIn(titleFrame, style, {
      role: 'headline',
      valign: 'bottom',
      paragraphs: plain(title),
    }),
    area({ x: left, y: 3.78, width: 0.9, height: 0.06 }, 'primary'),
    textIn({ x: left, y: 4.02, width: titleWidth, height: 0.36 }, styles.deckSubtitle, {
      colour: 'primary',
      paragraphs: plain(short(deck.subtitle, { width: titleWidth, style: styles.deckSubtitle, lines: 1 })),
    }),
    textIn({ x: left, y: 5.1, width: titleWidth, height: 1.8 }, styles.prose, {
      colour: 'muted',
      paragraphs: details.filter((paragraph) => paragraph.runs.some((run) => run.text !== '')),
    }),
    ...(deck.confidentialityMark === null || deck.confidentialityMark === ''
      ? []
      : markElements(deck.confidentialityMark, slideSize.width - panel - 0.55, 0.6)),
  ]
  return { number: 1, kind: 'title', section: null, sectionTitle: null, headline: title, elements, notes: [] }
}

/** A line of the agenda; `page` is where the section begins. */
export interface AgendaItem {
  title: string
  lead: string
  page: number
}

/** Inches; an agenda of many parts has their titles alone. */
const leadRoom = 0.5

const rowOf = (item: AgendaItem, index: number, frame: Frame): SlideElement[] => {
  const { x, y, width, height } = frame
  const inner = width - 1.6
  const title = short(item.title, { width: inner, style: styles.heading, lines: 1 })
  const hasRoom = height > leadRoom
  const lead = hasRoom ? short(item.lead, { width: inner, style: styles.quote, lines: 1 }) : ''
  return [
    textIn({ x, y: y + 0.04, width: 0.6, height: 0.25 }, styles.heading, {
      colour: 'primary',
      paragraphs: plain(String(index + 1)),
    }),
    textIn({ x: x + 0.7, y: y + 0.04, width: inner, height: 0.25 }, styles.heading, {
      paragraphs: plain(title),
    }),
    ...(lead === ''
      ? []
      : [
          textIn({ x: x + 0.7, y: y + 0.29, width: inner, height: 0.236 }, styles.quote, {
            colour: 'muted',
            paragraphs: plain(lead),
          }),
        ]),
    textIn({ x: x + width - 0.7, y: y + 0.04, width: 0.7, height: 0.25 }, styles.heading, {
      colour: 'muted',
      align: 'right',
      paragraphs: plain(String(item.page)),
    }),
    area({ x, y: y + height, width, height: 0.01 }, 'line'),
  ]
}

const rowsTop = 1.34
/** The sections with what they say and where they begin: the deck's story on one page. */
export const agendaSlide = (deck: DeckDocument, items: AgendaItem[]): Slide => {
  const contents = short(deck.words.contents, { width: contentWidth, style: styles.headline, lines: 1 })
  const rowHeight = Math.min(0.68, (6.75 - rowsTop) / items.length)
  return {
    number: 2,
    kind: 'agenda',
    section: null,
    sectionTitle: null,
    headline: contents,
    notes: [],
    elements: [
      textIn({ ...headlineFrame, height: styles.headline.leading / 72 }, styles.headline, {
        role: 'headline',
        paragraphs: plain(contents),
      }),
      ...items.flatMap((item, index) =>
        rowOf(item, index, {
          x: margin,
          y: rowsTop + index * rowHeight,
          width: contentWidth,
          height: rowHeight - 0.04,
        }),
      ),
    ],
  }
}

const footWidth = 5.6
const markWidth = 5.5
/** Where a slide shows its number. */
export const pageNumberFrame: Frame = { x: slideSize.width - margin - 0.8, y: 7.05, width: 0.8, height: 0.2 }

/** What stands on every slide but the first: accent line, firm, client and title, and the mark. */
export const layoutMaster = (deck: DeckDocument): SlideElement[] => {
  const names = [deck.firmName, deck.clientName, deck.title].filter((name) => name !== '').join('  ·  ')
  const mark = deck.confidentialityMark ?? ''
  const foot = { y: pageNumberFrame.y, height: pageNumberFrame.height }
  return [
    area({ x: 0, y: 0, width: slideSize.width, height: 0.09 }, 'primary'),
    area({ x: margin, y: 6.95, width: contentWidth, height: 0.01 }, 'line'),
    textIn({ x: margin, width: footWidth, ...foot }, styles.foot, {
      colour: 'muted',
      paragraphs: plain(short(names, { width: footWidth, style: styles.foot, lines: 1 })),
    }),
    ...(mark === ''
      ? []
      : [
          textIn(
            { x: margin + footWidth + 0.2, width: markWidth, ...foot },
            { ...styles.foot, isBold: true },
            {
              colour: 'critical',
              align: 'right',
              paragraphs: plain(
                short(mark, { width: markWidth, style: { ...styles.foot, isBold: true }, lines: 1 }),
              ),
            },
          ),
        ]),
  ]
}
