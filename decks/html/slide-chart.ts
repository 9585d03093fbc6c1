import type { DeckLanguage } from '@parley/contracts/http/exports.ts'
import { formatNumber } from '../reading-words.ts'
import { shortenedToFit } from '../slides/shorten.ts'
import { textWidth } from '../slides/text-width.ts'
import type { ChartElement } from '../slides/slide.ts'
import { markup, type Markup } from './markup.ts'

const size = 11
const boldStyle = { size, isBold: true }

/** A text that fits so many points. */
const fit = (text: string, width: number): string =>
  shortenedToFit(text, (part) => textWidth(part, { size, isBold: false }) * 72 <= width)

const n = (value: number): string => value.toFixed(2)

interface Label {
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
  look?: 'number' | 'inside'
}

const label = (text: string, { x, y, anchor = 'start', look }: Label): Markup =>
  markup`<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" class="${look ?? 'label'}">${text}</text>`

const box = (x: number, y: number, place: { width: number; height: number; colour: string }): Markup =>
  markup`<rect x="${n(x)}" y="${n(y)}" width="${n(place.width)}" height="${n(place.height)}" style="fill:var(--${place.colour})" />`

interface Room {
  width: number
  height: number
}

function bars(chart: ChartElement, room: Room, say: (value: number) => string): Markup[] {
  const isStacked = chart.shape === 'stacked-bar'
  const of = (row: number, series: ChartElement['series'][number]): number =>
    Math.max(0, series.values[row] ?? 0)
  const totals = chart.categories.map((_, row) =>
    chart.series.reduce((sum, series) => sum + of(row, series), 0),
  )
  const longest = Math.max(...totals, 0) || 1
  const step = Math.min(52, (room.height - (isStacked ? 26 : 0)) / Math.max(1, chart.categories.length))
  const labels = Math.min(room.width * 0.34, 190)
  const track = room.width - labels - 40
  const rows = chart.categories.flatMap((category, row) => {
    const y = row * step
    const base = y + step / 2 + size * 0.36
    let x = labels
    const pieces = chart.series.flatMap((series) => {
      const value = of(row, series)
      const width = (value / longest) * track
      if (value <= 0) return []
      const colour = (isStacked ? undefined : chart.categoryColours?.[row]) ?? series.colour
      const piece = box(x, y + step * 0.16, { width, height: step * 0.68, colour })
      const text = say(value)
      const isShown = isStacked && textWidth(text, boldStyle) * 72 < width - 4
      const inside = isShown
        ? [label(text, { x: x + width / 2, y: base, anchor: 'middle', look: 'inside' })]
        : []
      x += width
      return [piece, ...inside]
    })
    return [
      label(fit(category, labels - 12), { x: labels - 12, y: base, anchor: 'end' }),
      ...pieces,
      label(say(totals[row] ?? 0), { x: x + 6, y: base, look: 'number' }),
    ]
  })
  if (!isStacked) return rows
  const width = Math.min(150, (room.width - labels) / chart.series.length)
  const y = chart.categories.length * step + 18
  const keys = chart.series.flatMap((series, index) => [
    box(labels + index * width, y - 8, { width: 8, height: 8, colour: series.colour }),
    label(fit(series.name, width - 18), { x: labels + index * width + 13, y }),
  ])
  return [...rows, ...keys]
}

function donut(chart: ChartElement, room: Room, say: (value: number) => string): Markup[] {
  const values = chart.categories.map((_, row) => Math.max(0, chart.series[0]?.values[row] ?? 0))
  const whole = values.reduce((sum, value) => sum + value, 0) || 1
  const across = Math.min(room.height, room.width * 0.5)
  const thickness = across * 0.18
  const radius = (across - thickness) / 2
  const around = 2 * Math.PI * radius
  const centre = { x: across / 2, y: room.height / 2 }
  let from = 0
  const arcs = values.map((value, row) => {
    const length = (value / whole) * around
    const colour = chart.categoryColours?.[row] ?? 'primary'
    const arc = markup`<circle cx="${n(centre.x)}" cy="${n(centre.y)}" r="${n(radius)}" fill="none" stroke-width="${n(thickness)}" stroke-dasharray="${n(length)} ${n(around)}" stroke-dashoffset="${n(-from)}" transform="rotate(-90 ${n(centre.x)} ${n(centre.y)})" style="stroke:var(--${colour})" />`
    from += length
    return arc
  })
  const step = Math.min(22, room.height / chart.categories.length)
  const x = across + 24
  const keys = chart.categories.flatMap((category, row) => {
    const y = centre.y - (chart.categories.length * step) / 2 + (row + 0.5) * step + size * 0.36
    return [
      box(x, y - 8, { width: 8, height: 8, colour: chart.categoryColours?.[row] ?? 'primary' }),
      label(fit(category, room.width - across - 90), { x: x + 14, y }),
      label(say(values[row] ?? 0), { x: room.width, y, anchor: 'end', look: 'number' }),
    ]
  })
  return [...arcs.filter((_, row) => (values[row] ?? 0) > 0), ...keys]
}

/** A chart as a picture whose name tells its numbers to who does not see it. */
export function slideChart(chart: ChartElement, language: DeckLanguage): Markup {
  const room = { width: chart.frame.width * 72, height: chart.frame.height * 72 }
  const say = (value: number): string => formatNumber(value, language)
  const rows = chart.categories.map((category, row) => {
    const values = chart.series.map((series) => `${series.name} ${say(series.values[row] ?? 0)}`)
    return `${category}: ${values.join(', ')}`
  })
  const name = [chart.caption, rows.join('; ')].filter((part) => part !== '').join('. ')
  const drawn = chart.shape === 'donut' ? donut(chart, room, say) : bars(chart, room, say)
  return markup`<svg role="img" aria-label="${name}" viewBox="0 0 ${n(room.width)} ${n(room.height)}">${drawn}</svg>`
}
