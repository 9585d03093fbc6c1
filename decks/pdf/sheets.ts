import { paper } from '../paper-colours.ts'
import { Ink, type InkRun, type InkStyle, type PdfAbout } from './ink.ts'
import { breakLines, writeLine } from './typeset.ts'

/** Points; A4 upright. */
export const a4 = { width: 595.28, height: 841.89 }
export const left = 62
export const textWidth = a4.width - 2 * left
const top = 78
const bottom = a4.height - 66

export const styles = {
  body: { size: 10, leading: 14.5, colour: paper.ink },
  lead: { size: 12, leading: 17, colour: paper.primary },
  small: { size: 8.5, leading: 12, colour: paper.muted },
  cell: { size: 9, leading: 12.5, colour: paper.ink },
  head: { size: 8.5, leading: 12, isBold: true, colour: paper.muted },
  caption: { size: 9.5, leading: 13, isBold: true, colour: paper.ink },
  chapter: { size: 19, leading: 24, isBold: true, colour: paper.ink },
  group: { size: 12.5, leading: 17, isBold: true, colour: paper.ink },
} as const satisfies Record<string, InkStyle>

interface TextOptions {
  style?: InkStyle
  /** Points from the left margin. */
  indent?: number
  /** Points above, but not at the top of a sheet, and below. */
  before?: number
  after?: number
  /** Points that must follow on the same sheet. */
  keepWith?: number
}

/** Sheets of paper that are filled from top to bottom. */
export class Sheets {
  readonly ink: Ink
  y = top

  constructor(about: PdfAbout) {
    this.ink = new Ink(about, [a4.width, a4.height])
  }

  turn(): void {
    this.ink.doc.addPage()
    this.y = top
  }

  get isAtTop(): boolean {
    return this.y <= top
  }

  /** Points left on this sheet. */
  get room(): number {
    return bottom - this.y
  }

  /** From 1. */
  get page(): number {
    return this.ink.doc.bufferedPageRange().count
  }

  /** A new sheet where so many points do not fit on this one; what is higher than a sheet begins where it is. */
  need(height: number): void {
    if (height > this.room && height <= bottom - top && !this.isAtTop) this.turn()
  }

  space(height: number): void {
    if (!this.isAtTop) this.y += height
  }

  /** Text from line to line and sheet to sheet; never a single line of it alone on a sheet. */
  text(runs: InkRun[], options: TextOptions = {}): void {
    const { style = styles.body, indent = 0, before = 0, after = 0, keepWith = 0 } = options
    const width = textWidth - indent
    const lines = breakLines(this.ink, runs, { width, style })
    this.space(before)
    this.need(Math.min(lines.length, 2) * style.leading + keepWith)
    lines.forEach((line, index) => {
      const isNextLast = index === lines.length - 2
      if (style.leading * (isNextLast ? 2 : 1) > this.room && !this.isAtTop) this.turn()
      writeLine(this.ink, line, { x: left + indent, y: this.y, width, style })
      this.y += style.leading
    })
    this.y += after
  }

  /** Does something with a line of colour beside it, on each sheet that it reaches. */
  beside(colour: string, write: () => void): void {
    const { doc } = this.ink
    const from = { page: this.page, y: this.y }
    write()
    const to = { page: this.page, y: this.y }
    for (let page = from.page; page <= to.page; page += 1) {
      const y = page === from.page ? from.y : top
      const end = page === to.page ? to.y : bottom
      doc.switchToPage(page - 1)
      if (end > y) this.ink.fill({ x: left, y, width: 2.5, height: end - y }, colour)
    }
    doc.switchToPage(to.page - 1)
  }
}
