import { colours } from '../slides/slide-look.ts'
import type { ChartElement } from '../slides/slide.ts'
import type { Ink, InkStyle } from './ink.ts'
import { breakLines, writeLine } from './typeset.ts'

const label: InkStyle = { size: 11, leading: 14, colour: colours.ink }
const number: InkStyle = { ...label, isBold: true }

type Say = (value: number) => string

interface Line {
  x: number
  y: number
  width: number
  align?: 'left' | 'right' | 'center'
  style?: InkStyle
  colour?: string
}

/** One line; what is longer ends with an ellipsis. */
function line(ink: Ink, text: string, place: Line): void {
  const style = place.style ?? label
  const run = place.colour === undefined ? { text } : { text, colour: place.colour }
  const [first, more] = breakLines(ink, [run], { width: place.width, style })
  if (first === undefined) return
  const shown =
    more === undefined
      ? first
      : breakLines(
          ink,
          [
            {
              ...run,
              text: `${first.pieces
                .map((piece) => piece.text)
                .join(' ')
                .slice(0, -2)}…`,
            },
          ],
          { width: place.width, style },
        )[0]
  if (shown !== undefined) writeLine(ink, shown, { ...place, style })
}

interface Key {
  name: string
  colour: string
}

/** What the colours stand for, from left to right below the bars. */
function legend(ink: Ink, keys: Key[], frame: { x: number; y: number; width: number }): void {
  const width = Math.min(150, frame.width / keys.length)
  keys.forEach((key, index) => {
    const x = frame.x + index * width
    ink.fill({ x, y: frame.y + 3, width: 8, height: 8 }, key.colour)
    line(ink, key.name, { x: x + 13, y: frame.y, width: width - 18 })
  })
}

function bars(ink: Ink, chart: ChartElement, say: Say): void {
  const { frame } = chart
  const isStacked = chart.shape === 'stacked-bar'
  const totals = chart.categories.map((_, row) =>
    chart.series.reduce((sum, series) => sum + Math.max(0, series.values[row] ?? 0), 0),
  )
  const longest = Math.max(...totals, 0) || 1
  const foot = isStacked ? 26 : 0
  const step = Math.min(52, (frame.height - foot) / Math.max(1, chart.categories.length))
  const labels = Math.min(frame.width * 0.34, 190)
  const track = frame.width - labels - 40
  chart.categories.forEach((category, row) => {
    const y = frame.y + row * step
    const middle = y + step / 2 - label.leading / 2
    line(ink, category, { x: frame.x, y: middle, width: labels - 12, align: 'right' })
    let x = frame.x + labels
    chart.series.forEach((series) => {
      const value = Math.max(0, series.values[row] ?? 0)
      const width = (value / longest) * track
      if (value <= 0) return
      const colour = colours[(isStacked ? undefined : chart.categoryColours?.[row]) ?? series.colour]
      ink.fill({ x, y: y + step * 0.16, width, height: step * 0.68 }, colour)
      if (isStacked && width > 18)
        line(ink, say(value), {
          x,
          y: middle,
          width,
          align: 'center',
          style: number,
          colour: colours.surface,
        })
      x += width
    })
    line(ink, say(totals[row] ?? 0), { x: x + 6, y: middle, width: 60, style: number })
  })
  const keys = chart.series.map((series) => ({ name: series.name, colour: colours[series.colour] }))
  const y = frame.y + chart.categories.length * step + 8
  if (isStacked) legend(ink, keys, { x: frame.x + labels, y, width: frame.width - labels })
}

function donut(ink: Ink, chart: ChartElement, say: Say): void {
  const { frame } = chart
  const values = chart.categories.map((_, row) => Math.max(0, chart.series[0]?.values[row] ?? 0))
  const whole = values.reduce((sum, value) => sum + value, 0) || 1
  const size = Math.min(frame.height, frame.width * 0.5)
  const thickness = size * 0.18
  const radius = (size - thickness) / 2
  const centre = { x: frame.x + size / 2, y: frame.y + frame.height / 2 }
  const colourOf = (row: number): string => colours[chart.categoryColours?.[row] ?? 'primary']
  const at = (turn: number): string => {
    const angle = turn * 2 * Math.PI - Math.PI / 2
    return `${(centre.x + radius * Math.cos(angle)).toFixed(2)} ${(centre.y + radius * Math.sin(angle)).toFixed(2)}`
  }
  let from = 0
  values.forEach((value, row) => {
    const share = value / whole
    const { doc } = ink
    if (share > 0.999) doc.circle(centre.x, centre.y, radius)
    else if (share > 0)
      doc.path(`M ${at(from)} A ${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${at(from + share)}`)
    if (share > 0) doc.lineWidth(thickness).stroke(`#${colourOf(row)}`)
    from += share
  })
  const step = Math.min(22, frame.height / chart.categories.length)
  const x = frame.x + size + 24
  const top = centre.y - (chart.categories.length * step) / 2
  chart.categories.forEach((category, row) => {
    const y = top + row * step
    ink.fill({ x, y: y + 3, width: 8, height: 8 }, colourOf(row))
    line(ink, category, { x: x + 14, y, width: frame.width - size - 90 })
    line(ink, say(values[row] ?? 0), {
      x: frame.x + frame.width - 50,
      y,
      width: 50,
      align: 'right',
      style: number,
    })
  })
}

/** A chart in its frame (points), its numbers beside the picture. */
export function drawSlideChart(ink: Ink, chart: ChartElement, say: Say): void {
  if (chart.shape === 'donut') donut(ink, chart, say)
  else bars(ink, chart, say)
}
