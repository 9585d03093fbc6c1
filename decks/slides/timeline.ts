import type { Block } from '../deck-document.ts'
import { area, plain, textIn } from './elements.ts'
import { layoutBand } from './bands.ts'
import { needRoom, put, type Pager } from './pager.ts'
import { heightOf } from './paragraphs.ts'
import type { Frame, SlideElement } from './slide.ts'
import { areaColour, body, contentWidth, margin, styles, toneColour, type Colour } from './slide-look.ts'

type Item = Extract<Block, { type: 'timeline' }>['items'][number]

const mostInRow = 6
const gap = 0.2
const dot = 0.3

const datesOf = (item: Item): string =>
  item.from === null && item.to === null ? '' : `${item.from ?? '…'} – ${item.to ?? '…'}`

interface Heights {
  title: number
  status: number
  dates: number
}

const heightsOf = (row: Item[], width: number): Heights => {
  const most = (textOf: (item: Item) => string, style: typeof styles.small) =>
    Math.max(...row.map((item) => (textOf(item) === '' ? 0 : heightOf(plain(textOf(item)), width, style))))
  return {
    title: most((item) => item.title, styles.speaker),
    status: most((item) => item.status, { ...styles.small, isBold: true }),
    dates: most(datesOf, styles.small),
  }
}

const barHeight = 0.07
const above = dot + 0.14
const heightOfRow = (heights: Heights): number =>
  above + heights.title + 0.04 + heights.status + heights.dates + 0.12 + barHeight

const itemElements = (item: Item, frame: Frame, heights: Heights): SlideElement[] => {
  const { x, y, width } = frame
  const colour: Colour = item.tone === 'neutral' ? 'faint' : areaColour(item.tone, 0)
  const share = Math.min(1, Math.max(0, Number.isFinite(item.share) ? item.share : 0))
  const title = y + above
  const status = title + heights.title + 0.04
  const dates = status + heights.status
  const bar = { x, y: y + frame.height - barHeight, width, height: barHeight }
  return [
    area({ x, y, width: dot, height: dot }, colour, 'ellipse'),
    ...(share === 1
      ? []
      : [area({ x: x + 0.07, y: y + 0.07, width: dot - 0.14, height: dot - 0.14 }, 'surface', 'ellipse')]),
    textIn({ x, y: title, width, height: heights.title }, styles.speaker, { paragraphs: plain(item.title) }),
    textIn(
      { x, y: status, width, height: heights.status },
      { ...styles.small, isBold: true },
      {
        colour: toneColour(item.tone),
        paragraphs: plain(item.status),
      },
    ),
    ...(datesOf(item) === ''
      ? []
      : [
          textIn({ x, y: dates, width, height: heights.dates }, styles.small, {
            colour: 'muted',
            paragraphs: plain(datesOf(item)),
          }),
        ]),
    area(bar, 'line'),
    ...(share > 0 ? [area({ ...bar, width: width * share }, colour)] : []),
  ]
}

/** Items that are too long to stand side by side, as a list. */
const asList = (row: Item[]) => ({
  type: 'bullets' as const,
  items: row.flatMap((item) => [
    { text: item.title, level: 0 as const, sources: [] },
    {
      text: [item.status, datesOf(item)].filter((part) => part !== '').join(' · '),
      level: 1 as const,
      sources: [],
    },
  ]),
})

/** Phases side by side along a line, six in a row. */
export const layoutTimeline = (pager: Pager, items: Item[]): void => {
  const rows = Math.ceil(items.length / mostInRow)
  const perRow = Math.ceil(items.length / rows)
  const slots = Math.max(perRow, 3)
  const width = (contentWidth - gap * (slots - 1)) / slots
  for (let index = 0; index < items.length; index += perRow) {
    const row = items.slice(index, index + perRow)
    const heights = heightsOf(row, width)
    const height = heightOfRow(heights)
    if (height > body.bottom - body.top) {
      layoutBand(pager, [asList(row)])
      continue
    }
    needRoom(pager, height)
    const lineWidth = (row.length - 1) * (width + gap) + dot / 2
    const line = { x: margin, y: pager.y + dot / 2 - 0.01, width: lineWidth, height: 0.02 }
    const elements = row.flatMap((item, at) =>
      itemElements(item, { x: margin + at * (width + gap), y: pager.y, width, height }, heights),
    )
    put(pager, [...(row.length > 1 ? [area(line, 'line')] : []), ...elements], pager.y + height)
  }
}
