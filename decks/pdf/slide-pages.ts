import type { DeckDocument } from '../deck-document.ts'
import { formatNumber } from '../reading-words.ts'
import { pageNumberFrame } from '../slides/front-slides.ts'
import { layoutMaster, layoutSlides } from '../slides/layout-slides.ts'
import { heightOf } from '../slides/paragraphs.ts'
import { bulletIndent, colours, slideSize, styles } from '../slides/slide-look.ts'
import type { Frame, Paragraph, Slide, SlideElement, TableElement, TextElement } from '../slides/slide.ts'
import { Ink, type InkRun, type InkStyle } from './ink.ts'
import { drawSlideChart } from './slide-charts.ts'
import { breakLines, writeLine } from './typeset.ts'

const inch = 72
const points = (frame: Frame): Frame => ({
  x: frame.x * inch,
  y: frame.y * inch,
  width: frame.width * inch,
  height: frame.height * inch,
})

interface TextLook {
  style: InkStyle
  align: 'left' | 'center' | 'right'
  /** Where the numbers of sources lead. */
  lead: (number: string) => string | undefined
}

/** Numbers of sources, each for itself, so that each leads to its own. */
const runsOf = (paragraph: Paragraph, lead: TextLook['lead']): InkRun[] =>
  paragraph.runs.flatMap((run): InkRun[] => {
    const look = {
      ...(run.isBold !== undefined && { isBold: run.isBold }),
      ...(run.isItalic !== undefined && { isItalic: run.isItalic }),
      ...(run.colour !== undefined && { colour: colours[run.colour] }),
    }
    if (run.isRaised !== true) return [{ text: run.text, ...look }]
    return run.text.split(/(\d+)/u).flatMap((text): InkRun[] => {
      if (text === '') return []
      const leadsTo = lead(text)
      return [
        {
          text: text.replaceAll(' ', '\u00a0'),
          ...look,
          isRaised: true,
          ...(leadsTo !== undefined && { leadsTo }),
        },
      ]
    })
  })

/** Paragraphs from `frame.y` on; what the layout measured fits the frame. */
function writeParagraphs(ink: Ink, paragraphs: Paragraph[], look: TextLook & { frame: Frame }): void {
  const { frame } = look
  let { y } = frame
  paragraphs.forEach((paragraph, index) => {
    if (index > 0) y += paragraph.before ?? 0
    const indent = paragraph.bullet === undefined ? 0 : bulletIndent[paragraph.bullet] * inch
    // The typeface is as wide as the one that was measured; a hair's breadth must not make a line more.
    const width = frame.width - indent + 1
    if (paragraph.bullet !== undefined) {
      const sign = paragraph.bullet === 0 ? '•' : '–'
      ink.write(sign, {}, { x: frame.x + indent - 14, y, style: look.style })
    }
    for (const line of breakLines(ink, runsOf(paragraph, look.lead), { width, style: look.style })) {
      writeLine(ink, line, { x: frame.x + indent, y, width, style: look.style, align: look.align })
      y += look.style.leading
    }
  })
}

function writeText(ink: Ink, element: TextElement, lead: TextLook['lead']): void {
  const frame = points(element.frame)
  const height = heightOf(element.paragraphs, element.frame.width, element.style) * inch
  const free = Math.max(0, frame.height - height)
  const y = frame.y + (element.valign === 'middle' ? free / 2 : element.valign === 'bottom' ? free : 0)
  const style = { ...element.style, colour: colours[element.colour] }
  writeParagraphs(ink, element.paragraphs, { frame: { ...frame, y }, style, align: element.align, lead })
}

function writeTable(ink: Ink, table: TableElement, lead: TextLook['lead']): void {
  const frame = points(table.frame)
  const padding = { x: table.padding.x * inch, y: table.padding.y * inch }
  const cell = (
    paragraphs: Paragraph[],
    at: { x: number; y: number; width: number },
    look: Omit<TextLook, 'lead'>,
  ): void => {
    const inner = { x: at.x + padding.x, y: at.y + padding.y, width: at.width - 2 * padding.x, height: 0 }
    writeParagraphs(ink, paragraphs, { ...look, frame: inner, lead })
  }
  let x = frame.x
  const columns = table.columns.map((column) => {
    const placed = { ...column, x, width: column.width * inch }
    x += placed.width
    return placed
  })
  const head = { ...styles.small, isBold: true, colour: colours.muted }
  let { y } = frame
  for (const column of columns)
    cell([{ runs: [{ text: column.label }] }], { ...column, y }, { style: head, align: column.align })
  y += table.headHeight * inch
  ink.rule({ x: frame.x, y: y, width: frame.width }, { colour: colours.primary, thickness: 1.25 })
  for (const row of table.rows) {
    row.cells.forEach((one, index) => {
      const column = columns[index]
      const style = { ...table.style, colour: colours.ink }
      if (column !== undefined) cell(one.paragraphs, { ...column, y }, { style, align: column.align })
    })
    y += row.height * inch
    ink.rule({ x: frame.x, y: y, width: frame.width }, { colour: colours.line, thickness: 0.75 })
  }
}

function draw(ink: Ink, element: SlideElement, on: { document: DeckDocument; lead: TextLook['lead'] }): void {
  const { doc } = ink
  switch (element.type) {
    case 'text':
      writeText(ink, element, on.lead)
      return
    case 'table':
      writeTable(ink, element, on.lead)
      return
    case 'chart':
      drawSlideChart(ink, { ...element, frame: points(element.frame) }, (value) =>
        formatNumber(value, on.document.language),
      )
      return
    case 'shape': {
      const frame = points(element.frame)
      if (element.shape === 'ellipse')
        doc.ellipse(frame.x + frame.width / 2, frame.y + frame.height / 2, frame.width / 2, frame.height / 2)
      else if (element.shape === 'rounded')
        doc.roundedRect(
          frame.x,
          frame.y,
          frame.width,
          frame.height,
          Math.min(5, Math.min(frame.width, frame.height) * 0.25),
        )
      else doc.rect(frame.x, frame.y, frame.width, frame.height)
      const fill = element.fill === null ? null : `#${colours[element.fill]}`
      const line = element.line === null ? null : `#${colours[element.line.colour]}`
      if (element.line !== null) doc.lineWidth(element.line.width)
      if (fill !== null && line !== null) doc.fillAndStroke(fill, line)
      else if (fill !== null) doc.fill(fill)
      else if (line !== null) doc.stroke(line)
    }
  }
}

const slideName = (slide: Slide): string => `slide-${slide.number}`

/** The slides of a deck, 16:9, as they are in the presentation. */
export function writeSlidePages(document: DeckDocument): Promise<Buffer> {
  const about = {
    title: document.title,
    subject: document.subtitle,
    author: document.firmName,
    language: document.language,
  }
  const ink = new Ink(about, [slideSize.width * inch, slideSize.height * inch])
  const slides = layoutSlides(document)
  const master = layoutMaster(document)
  const sources = slides.find((slide) => slide.section === 'sources')
  const known = new Set(document.sources.map((source) => String(source.number)))
  const lead = (number: string): string | undefined =>
    sources !== undefined && known.has(number) ? slideName(sources) : undefined
  let section: string | null = null
  for (const slide of slides) {
    ink.doc.addPage()
    ink.name(slideName(slide), 0, 0)
    const isTitle = slide.kind === 'title'
    for (const element of [...(isTitle ? [] : master), ...slide.elements])
      draw(ink, element, { document, lead: slide.section === 'sources' ? () => undefined : lead })
    if (!isTitle) pageNumber(ink, slide)
    if (slide.sectionTitle !== null && slide.section !== section) ink.doc.outline.addItem(slide.sectionTitle)
    section = slide.section
  }
  return ink.finish()
}

function pageNumber(ink: Ink, slide: Slide): void {
  const look = {
    style: { ...styles.foot, colour: colours.muted },
    align: 'right' as const,
    lead: () => undefined,
  }
  writeParagraphs(ink, [{ runs: [{ text: String(slide.number) }] }], {
    ...look,
    frame: points(pageNumberFrame),
  })
}
