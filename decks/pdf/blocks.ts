import type { Block, CitedText } from '../deck-document.ts'
import { figuresAcross } from '../figure-rows.ts'
import { paper, toneOnPaper } from '../paper-colours.ts'
import { formatShare, readingWords } from '../reading-words.ts'
import { writeChart } from './charts.ts'
import { citations, type Writing } from './citing.ts'
import { drawShare } from './drawings.ts'
import type { InkRun, InkStyle } from './ink.ts'
import { left, styles, textWidth } from './sheets.ts'
import { writeTable } from './tables.ts'
import { breakLines, writeLine } from './typeset.ts'

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>

function prose(writing: Writing, cited: CitedText, indent: number): void {
  const texts = cited.text
    .split(/\n\s*\n/u)
    .map((text) => text.trim())
    .filter((text) => text !== '')
  texts.forEach((text, index) => {
    const cites = index === texts.length - 1 ? citations(writing, cited.sources) : []
    writing.sheets.text([{ text }, ...cites], { indent, after: 6 })
  })
}

function bullets(writing: Writing, block: Of<'bullets'>): void {
  const { sheets } = writing
  for (const item of block.items) {
    const indent = item.level === 0 ? 14 : 30
    sheets.need(styles.body.leading)
    const from = { page: sheets.page, y: sheets.y }
    sheets.text([{ text: item.text.trim() }, ...citations(writing, item.sources)], { indent, after: 2.5 })
    // The sign stands where the text began, which may be the sheet before.
    const isTurned = sheets.page !== from.page
    if (isTurned) sheets.ink.doc.switchToPage(from.page - 1)
    sheets.ink.write(
      item.level === 0 ? '•' : '–',
      {},
      { x: left + indent - 10, y: from.y, style: styles.body },
    )
    if (isTurned) sheets.ink.doc.switchToPage(sheets.page - 1)
  }
  sheets.y += 5
}

const figure: InkStyle = { size: 17, leading: 21, isBold: true, colour: paper.ink }

function facts(writing: Writing, block: Of<'facts'>): void {
  const { sheets } = writing
  const gap = 10
  sheets.space(5)
  const columns = figuresAcross(block.items.length)
  const width = (textWidth - gap * (columns - 1)) / columns
  for (let at = 0; at < block.items.length; at += columns) {
    const cards = block.items.slice(at, at + columns).map((item) => ({
      value: breakLines(
        sheets.ink,
        [{ text: item.value, colour: item.tone === undefined ? paper.ink : toneOnPaper[item.tone] }],
        { width: width - 8, style: figure },
      ),
      label: breakLines(sheets.ink, [{ text: item.label }], { width: width - 8, style: styles.small }),
    }))
    const height = Math.max(
      ...cards.map((card) => card.value.length * figure.leading + card.label.length * styles.small.leading),
    )
    sheets.need(height + 20)
    cards.forEach((card, index) => {
      const x = left + index * (width + gap)
      sheets.ink.fill({ x, y: sheets.y, width, height: 2 }, paper.primary)
      let y = sheets.y + 7
      for (const line of card.value) {
        writeLine(sheets.ink, line, { x, y, width, style: figure })
        y += figure.leading
      }
      for (const line of card.label) {
        writeLine(sheets.ink, line, { x, y, width, style: styles.small })
        y += styles.small.leading
      }
    })
    sheets.y += height + 20
  }
}

function statement(writing: Writing, block: Of<'statement'>): void {
  const { sheets } = writing
  const about = [block.role, block.at].filter((part) => part !== null && part !== '').join(' · ')
  const head: InkRun[] = [
    { text: `${block.speaker} `, isBold: true },
    { text: about, colour: paper.muted },
    ...(block.verdict === null
      ? []
      : [{ text: `  ${block.verdict.label}`, isBold: true, colour: toneOnPaper[block.verdict.tone] }]),
  ]
  sheets.need(styles.body.leading * 3)
  sheets.beside(paper.primary, () => {
    sheets.text(head, { indent: 12, after: 1.5, keepWith: styles.body.leading * 2 })
    prose(writing, block, 12)
  })
  sheets.y += 7
}

function timeline(writing: Writing, block: Of<'timeline'>): void {
  const { sheets } = writing
  const { language } = writing.document
  const shares = [0.32, 0.16, 0.26, 0.26]
  for (const item of block.items) {
    const days = [item.from, item.to].filter((day) => day !== null).join(' – ')
    const share = `${formatShare(item.share, language)} ${readingWords(language).done}`
    const runs: InkRun[] = [
      { text: item.title, isBold: true },
      { text: item.status, isBold: true, colour: toneOnPaper[item.tone] },
      { text: days, colour: paper.muted },
      { text: share, colour: paper.muted },
    ]
    const cells = runs.map((run, index) =>
      breakLines(sheets.ink, [run], {
        width: textWidth * (shares[index] ?? 0) - (index === 3 ? 62 : 8),
        style: styles.cell,
      }),
    )
    const height = Math.max(...cells.map((lines) => lines.length)) * styles.cell.leading + 8
    sheets.need(height)
    let x = left
    cells.forEach((lines, index) => {
      const width = textWidth * (shares[index] ?? 0)
      const from = index === 3 ? x + 62 : x
      lines.forEach((line, at) => {
        writeLine(sheets.ink, line, {
          x: from,
          y: sheets.y + 3 + at * styles.cell.leading,
          width,
          style: styles.cell,
        })
      })
      x += width
    })
    const bar = { x: left + textWidth * 0.74, y: sheets.y + 7, width: 54, height: 5 }
    drawShare(sheets.ink, bar, { share: item.share, tone: item.tone })
    sheets.y += height
    sheets.ink.rule({ x: left, y: sheets.y - 1, width: textWidth }, { colour: paper.line, thickness: 0.5 })
  }
  sheets.y += 10
}

/** Writes one block on the sheets; its sources are noted in `writing`. */
export function writeBlock(writing: Writing, block: Block): void {
  switch (block.type) {
    case 'paragraph':
      prose(writing, block, 0)
      return
    case 'bullets':
      bullets(writing, block)
      return
    case 'facts':
      facts(writing, block)
      return
    case 'table':
      writeTable(writing, block)
      return
    case 'chart':
      writeChart(writing, block)
      return
    case 'statement':
      statement(writing, block)
      return
    case 'timeline':
      timeline(writing, block)
  }
}
