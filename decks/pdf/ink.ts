import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

/** Text in one look; sizes are points. */
export interface InkRun {
  text: string
  isBold?: boolean
  isItalic?: boolean
  /** Hex without #. */
  colour?: string
  /** A number of a source: small, above the line. */
  isRaised?: boolean
  /** The name of the place it leads to. */
  leadsTo?: string
  /** A name for this place, to be led to. */
  named?: string
}

export interface InkStyle {
  size: number
  /** From one line to the next. */
  leading: number
  isBold?: boolean
  colour?: string
}

type Face = 'Regular' | 'Bold' | 'Italic'

// As wide as Arial, which presentations and Word documents are set in, with Latin, Greek and Cyrillic letters.
const files = createRequire(import.meta.url)
const loadFace = (face: Face): Buffer =>
  readFileSync(files.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${face}.ttf`))
let faces: Record<Face, Buffer> | undefined

const raisedShare = 0.66
const ascent = 0.905

const faceOf = (run: Omit<InkRun, 'text'>, style: InkStyle): Face =>
  (run.isBold ?? style.isBold ?? false) ? 'Bold' : run.isItalic === true ? 'Italic' : 'Regular'

export interface PdfAbout {
  title: string
  subject: string
  author: string
  language: string
}

/** A PDF to be written on: its typeface, widths of texts, and lines of text where one wants them. */
export class Ink {
  readonly doc: PDFKit.PDFDocument
  private readonly chunks: Uint8Array[] = []
  private readonly widths = new Map<string, number>()
  private readonly letters: ReadonlySet<number>

  constructor(about: PdfAbout, size: [number, number]) {
    faces ??= { Regular: loadFace('Regular'), Bold: loadFace('Bold'), Italic: loadFace('Italic') }
    this.doc = new PDFDocument({
      size,
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      pdfVersion: '1.7',
      displayTitle: true,
      lang: about.language,
      info: { Title: about.title, Subject: about.subject, Author: about.author },
    })
    for (const [face, bytes] of Object.entries(faces)) this.doc.registerFont(face, bytes)
    this.doc.on('data', (chunk: Uint8Array) => this.chunks.push(chunk))
    this.letters = lettersOf(this.doc)
  }

  /** What the typeface has of a text: signs that it lacks, such as emoji, become a small square. */
  legible(text: string): string {
    let legible = ''
    let isMissing = false
    for (const sign of text) {
      const code = sign.codePointAt(0) ?? 0
      if (code === 10 || this.letters.has(code)) {
        legible += sign
        isMissing = false
      } else if (code === 9) legible += ' '
      else if (!isJoiner(code)) {
        legible += isMissing ? '' : '□'
        isMissing = true
      }
    }
    return legible
  }

  /** Points. */
  width(text: string, run: Omit<InkRun, 'text'>, style: InkStyle): number {
    const face = faceOf(run, style)
    const key = `${face} ${text}`
    let width = this.widths.get(key)
    if (width === undefined) {
      width = this.doc.font(face, 100).widthOfString(text) / 100
      this.widths.set(key, width)
    }
    return width * style.size * (run.isRaised === true ? raisedShare : 1)
  }

  /** One piece of a line whose top is at `y`. */
  write(text: string, run: Omit<InkRun, 'text'>, place: { x: number; y: number; style: InkStyle }): void {
    const { x, y, style } = place
    const isRaised = run.isRaised === true
    const size = isRaised ? style.size * raisedShare : style.size
    const base = y + (style.leading - style.size * 1.117) / 2 + style.size * ascent
    const colour = run.colour ?? style.colour ?? '111827'
    this.doc
      .font(faceOf(run, style), size)
      .fillColor(`#${colour}`)
      .text(text, x, isRaised ? base - style.size * 0.36 : base, { lineBreak: false, baseline: 'alphabetic' })
    if (run.named !== undefined) this.name(run.named, x, y)
    if (run.leadsTo !== undefined)
      this.doc.goTo(x, y, this.width(text, run, style), style.leading, run.leadsTo)
  }

  /** A name for a place of this page. */
  name(name: string, x: number, y: number): void {
    // What comes to view keeps a little of what stands above it. The types know no numbers here; the file needs them.
    this.doc.addNamedDestination(name, 'XYZ', x as never, Math.max(0, y - 12) as never, null as never)
  }

  fill(frame: { x: number; y: number; width: number; height: number }, colour: string): void {
    this.doc.rect(frame.x, frame.y, frame.width, frame.height).fill(`#${colour}`)
  }

  /** A thin line across. */
  rule(from: { x: number; y: number; width: number }, look: { colour: string; thickness: number }): void {
    this.doc
      .moveTo(from.x, from.y)
      .lineTo(from.x + from.width, from.y)
      .lineWidth(look.thickness)
      .stroke(`#${look.colour}`)
  }

  finish(): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.doc.on('end', () => {
        resolve(Buffer.concat(this.chunks))
      })
      this.doc.on('error', reject)
      this.doc.end()
    })
  }
}

// Joiners, variation selectors and tones of skin belong to the sign before them.
const isJoiner = (code: number): boolean =>
  code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f) || (code >= 0x1f3fb && code <= 0x1f3ff)

/** Code points that the typeface has; the library's types do not show the font that it read. */
function lettersOf(doc: PDFKit.PDFDocument): ReadonlySet<number> {
  doc.font('Regular')
  const { _font } = doc as unknown as { _font: { font: { characterSet: number[] } } }
  return new Set(_font.font.characterSet)
}
