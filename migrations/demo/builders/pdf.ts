import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { Block, TextDocument } from '../documents/source.ts'

type Pdf = InstanceType<typeof PDFDocument>

const ink = '#1c2430'
const muted = '#5b6472'
const rule = '#c9ced6'
const margins = { top: 64, bottom: 72, left: 62, right: 62 }

// As wide as Helvetica, with the letters of Poland too, which the typefaces of PDF itself lack.
const faces = {
  Regular: import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'),
  Bold: import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf'),
  Italic: import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf'),
}

/** A text document as PDF: headings, paragraphs, bullets, tables and page numbers. */
export async function buildPdf(document: TextDocument): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margins, bufferPages: true, info: { Title: document.title } })
  for (const [face, address] of Object.entries(faces))
    pdf.registerFont(face, readFileSync(fileURLToPath(address)))
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  writeTitle(pdf, document)
  for (const section of document.sections) {
    keepTogether(pdf, 90)
    const size = section.level === 2 ? 12 : 15
    pdf.moveDown(0.9).font('Bold').fontSize(size).fillColor(ink).text(section.heading)
    pdf.moveDown(0.35)
    for (const block of section.blocks) writeBlock(pdf, block)
  }
  writePageNumbers(pdf, document.title)
  pdf.end()
  await ended
  return Buffer.concat(parts)
}

function writeTitle(pdf: Pdf, { title, subtitle, facts }: TextDocument): void {
  pdf.font('Bold').fontSize(24).fillColor(ink).text(title)
  pdf.moveDown(0.3).font('Regular').fontSize(13).fillColor(muted).text(subtitle)
  pdf.moveDown(0.6).fontSize(10)
  for (const [label, value] of facts)
    pdf.font('Bold').text(`${label}: `, { continued: true }).font('Regular').text(value)
  pdf.moveDown(0.8)
  line(pdf)
}

function line(pdf: Pdf): void {
  const { left, right } = margins
  pdf
    .moveTo(left, pdf.y)
    .lineTo(pdf.page.width - right, pdf.y)
    .lineWidth(0.7)
    .strokeColor(rule)
    .stroke()
}

function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - margins.bottom) pdf.addPage()
}

function writeBlock(pdf: Pdf, block: Block): void {
  pdf.font('Regular').fontSize(10.5).fillColor(ink)
  if (block.kind === 'text') pdf.text(block.text, { align: 'left', lineGap: 2.5 }).moveDown(0.6)
  else if (block.kind === 'bullets')
    pdf.list(block.items, { bulletRadius: 1.6, textIndent: 12, lineGap: 2.5 }).moveDown(0.6)
  else writeTable(pdf, block)
}

function writeTable(pdf: Pdf, { caption, header, rows, widths }: Extract<Block, { kind: 'table' }>): void {
  const whole = pdf.page.width - margins.left - margins.right
  const shares = widths ?? header.map(() => 100 / header.length)
  const sum = shares.reduce((total, share) => total + share, 0)
  const columns = shares.map((share) => (share / sum) * whole)
  keepTogether(pdf, 70)
  if (caption !== undefined)
    pdf.font('Italic').fontSize(9).fillColor(muted).text(caption, margins.left).moveDown(0.3)
  writeRow(pdf, header, { columns, isHeader: true })
  for (const row of rows) writeRow(pdf, row, { columns, isHeader: false })
  pdf.x = margins.left
  pdf.moveDown(0.8)
}

function writeRow(
  pdf: Pdf,
  cells: string[],
  { columns, isHeader }: { columns: number[]; isHeader: boolean },
): void {
  const padding = 4
  pdf
    .font(isHeader ? 'Bold' : 'Regular')
    .fontSize(9)
    .fillColor(ink)
  const heights = cells.map((cell, index) =>
    pdf.heightOfString(cell, { width: (columns[index] ?? 60) - 2 * padding }),
  )
  const height = Math.max(...heights) + 2 * padding
  keepTogether(pdf, height)
  const top = pdf.y
  let left = margins.left
  cells.forEach((cell, index) => {
    const width = columns[index] ?? 60
    pdf.text(cell, left + padding, top + padding, { width: width - 2 * padding })
    left += width
  })
  pdf.y = top + height
  line(pdf)
}

function writePageNumbers(pdf: Pdf, title: string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    // Below the text's margin, where pdfkit would otherwise begin a page.
    pdf.page.margins.bottom = 0
    pdf
      .font('Regular')
      .fontSize(8.5)
      .fillColor(muted)
      .text(`${title}    ${page + 1} of ${count}`, margins.left, pdf.page.height - 44, { lineBreak: false })
  }
}
