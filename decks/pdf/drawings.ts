import { wholeOf, type ChartRow } from '../chart-figures.ts'
import type { Tone } from '../deck-document.ts'
import { areaOnPaper, paper } from '../paper-colours.ts'
import type { Ink } from './ink.ts'

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** A bar of one or more pieces, as long as its share of the longest. */
export function drawBar(ink: Ink, frame: Frame, bar: { row: ChartRow; longest: number }): void {
  ink.fill(frame, paper.ground)
  let { x } = frame
  for (const part of bar.row.parts) {
    const width = (part.value / bar.longest) * frame.width
    if (width > 0) ink.fill({ ...frame, x, width }, areaOnPaper(part.tone))
    x += width
  }
}

/** A ring whose arcs are the rows' shares, from the top on to the right. */
export function drawRing(ink: Ink, frame: Frame, rows: ChartRow[]): void {
  const thickness = frame.width * 0.17
  const radius = (frame.width - thickness) / 2
  const centre = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
  const whole = wholeOf(rows)
  let from = 0
  for (const row of rows) {
    const share = row.total / whole
    const colour = `#${areaOnPaper(row.parts[0]?.tone ?? 'neutral')}`
    if (share > 0.999) ink.doc.circle(centre.x, centre.y, radius).lineWidth(thickness).stroke(colour)
    else if (share > 0) {
      const at = (turn: number): string => {
        const angle = turn * 2 * Math.PI - Math.PI / 2
        return `${(centre.x + radius * Math.cos(angle)).toFixed(2)} ${(centre.y + radius * Math.sin(angle)).toFixed(2)}`
      }
      ink.doc
        .path(`M ${at(from)} A ${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${at(from + share)}`)
        .lineWidth(thickness)
        .stroke(colour)
    }
    from += share
  }
}

/** How much of something is done. @param share from 0 to 1 */
export function drawShare(ink: Ink, frame: Frame, done: { share: number; tone: Tone }): void {
  ink.fill(frame, paper.line)
  const width = Math.min(1, Math.max(0, done.share)) * frame.width
  if (width > 0) ink.fill({ ...frame, width }, areaOnPaper(done.tone))
}
