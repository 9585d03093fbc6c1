import type { DeckLanguage } from '@parley/contracts/http/exports.ts'
import { slideSize, styles, type Colour, type TextStyle } from '../slides/slide-look.ts'
import type { Frame, Paragraph, Run, SlideElement, TableElement, TextElement } from '../slides/slide.ts'
import { markup, type Markup } from './markup.ts'
import { slideChart } from './slide-chart.ts'

/** Where the numbers of sources lead, and where the sources themselves are. */
export interface SlideLinks {
  /** The anchor of a source's place in the list. */
  to: (number: string) => string | undefined
  /** On the slides of the list: the anchor of a source, given to its row, and the slide that cites it first. */
  rowOf: (number: string) => { anchor: string; back: string | undefined } | undefined
}

export interface SlideContext {
  language: DeckLanguage
  links: SlideLinks
}

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`

const placed = (frame: Frame): string =>
  `left:${percent(frame.x, slideSize.width)};top:${percent(frame.y, slideSize.height)};width:${percent(frame.width, slideSize.width)};height:${percent(frame.height, slideSize.height)}`

/** Size and line height in points of a slide; the style sheet makes them shares of its width. */
const typed = (style: TextStyle, colour: Colour): string =>
  `--s:${style.size};line-height:${(style.leading / style.size).toFixed(3)};color:var(--${colour})${style.isBold ? ';font-weight:700' : ''}`

function writeRun(run: Run, links: SlideLinks): Markup {
  if (run.isRaised === true) {
    const parts = run.text.split(/(\d+)/u).map((part) => {
      const target = links.to(part)
      return target === undefined ? part : markup`<a href="#${target}">${part}</a>`
    })
    return markup`<sup class="cite">${parts}</sup>`
  }
  const look = [
    run.isBold === true && 'font-weight:700',
    run.isItalic === true && 'font-style:italic',
    run.colour !== undefined && `color:var(--${run.colour})`,
  ].filter((part) => part !== false)
  return look.length === 0 ? markup`${run.text}` : markup`<span style="${look.join(';')}">${run.text}</span>`
}

const runsOf = (paragraph: Paragraph, links: SlideLinks): Markup[] =>
  paragraph.runs.map((run) => writeRun(run, links))

const spaced = (paragraph: Paragraph, index: number): string | undefined =>
  index === 0 || paragraph.before === undefined ? undefined : `--before:${paragraph.before}`

/** Paragraphs, those with a bullet as lists. */
function writeParagraphs(paragraphs: Paragraph[], links: SlideLinks): Markup[] {
  const written: Markup[] = []
  let items: Markup[] = []
  const closeList = (): void => {
    if (items.length > 0) written.push(markup`<ul>${items}</ul>`)
    items = []
  }
  paragraphs.forEach((paragraph, index) => {
    const style = spaced(paragraph, index)
    const attribute = style !== undefined && markup` style="${style}"`
    if (paragraph.bullet === undefined) {
      closeList()
      written.push(markup`<p${attribute}>${runsOf(paragraph, links)}</p>`)
    } else
      items.push(markup`<li class="level-${paragraph.bullet}"${attribute}>${runsOf(paragraph, links)}</li>`)
  })
  closeList()
  return written
}

function writeText(element: TextElement, isFirst: boolean, links: SlideLinks): Markup {
  const style = `${placed(element.frame)};${typed(element.style, element.colour)}`
  const look = `el text ${element.align} ${element.valign} ${element.role}`
  if (element.role === 'headline') {
    const text = element.paragraphs.map((paragraph) => runsOf(paragraph, links))
    return isFirst
      ? markup`<h1 class="${look}" style="${style}"><span>${text}</span></h1>`
      : markup`<h2 class="${look}" style="${style}"><span>${text}</span></h2>`
  }
  return markup`<div class="${look}" style="${style}">${writeParagraphs(element.paragraphs, links)}</div>`
}

const textOf = (paragraphs: Paragraph[] | undefined): string =>
  (paragraphs ?? []).flatMap((paragraph) => paragraph.runs.map((run) => run.text)).join('')

function writeTable(table: TableElement, links: SlideLinks): Markup {
  const { frame, columns } = table
  const widths = columns.map((column) => markup`<col style="width:${percent(column.width, frame.width)}" />`)
  const heads = columns.map((column) =>
    column.label === ''
      ? markup`<td></td>`
      : markup`<th scope="col" class="${column.align}">${column.label}</th>`,
  )
  const rows = table.rows.map((row) => {
    const source = links.rowOf(textOf(row.cells[0]?.paragraphs))
    const cells = row.cells.map((cell, index) => {
      const isNumber = index === 0 && source?.back !== undefined
      const text = isNumber
        ? markup`<a href="#${source.back}">${textOf(cell.paragraphs)}</a>`
        : writeParagraphs(cell.paragraphs, links)
      return markup`<td class="${columns[index]?.align ?? 'left'}">${text}</td>`
    })
    const id = source !== undefined && markup` id="${source.anchor}"`
    return markup`<tr${id} style="--h:${(row.height * 72).toFixed(2)}">${cells}</tr>`
  })
  const label = table.caption !== '' && markup` aria-label="${table.caption}"`
  const style = `${typed(table.style, 'ink')};--px:${(table.padding.x * 72).toFixed(2)};--py:${(table.padding.y * 72).toFixed(2)}`
  return markup`<div class="el grid" style="${placed(frame)};${style}"><table${label}><colgroup>${widths}</colgroup><thead style="--s:${styles.small.size}"><tr style="--h:${(table.headHeight * 72).toFixed(2)}">${heads}</tr></thead><tbody>${rows}</tbody></table></div>`
}

/** An element of a slide at its place. `isFirst`: on the title slide, whose headline is the document's. */
export function writeElement(element: SlideElement, isFirst: boolean, context: SlideContext): Markup {
  switch (element.type) {
    case 'text':
      return writeText(element, isFirst, context.links)
    case 'table':
      return writeTable(element, context.links)
    case 'chart':
      return markup`<div class="el chart" style="${placed(element.frame)}">${slideChart(element, context.language)}</div>`
    case 'shape': {
      const line = element.line
      const look = [
        placed(element.frame),
        element.fill !== null && `background:var(--${element.fill})`,
        line !== null && `--b:${line.width};border-color:var(--${line.colour})`,
      ].filter((part) => part !== false)
      return markup`<div class="el shape ${element.shape}${line !== null && ' lined'}" style="${look.join(';')}"></div>`
    }
  }
}
