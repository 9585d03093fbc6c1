import { BorderStyle, Paragraph, TableCell, TableRow, TextRun, type Table } from 'docx'
import type { Block, CitedText } from '../deck-document.ts'
import { figuresAcross } from '../figure-rows.ts'
import { paper, toneOnPaper } from '../paper-colours.ts'
import { formatShare, readingWords } from '../reading-words.ts'
import { chart } from './chart.ts'
import { grid, table, textWidth } from './tables.ts'
import { citations, paragraphTexts, runs, toned, type Writing } from './texts.ts'

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>

function prose(writing: Writing, cited: CitedText, style: string): Paragraph[] {
  const texts = paragraphTexts(cited.text)
  return texts.map(
    (text, index) =>
      new Paragraph({
        style,
        children: [...runs(text), ...(index === texts.length - 1 ? citations(writing, cited.sources) : [])],
      }),
  )
}

const bullets = (writing: Writing, block: Of<'bullets'>): Paragraph[] =>
  block.items.map(
    (item) =>
      new Paragraph({
        style: 'ListBullet',
        numbering: { reference: 'bullets', level: item.level },
        children: [...runs(item.text.trim()), ...citations(writing, item.sources)],
      }),
  )

/** Key figures side by side, in rows. */
function facts(block: Of<'facts'>): (Paragraph | Table)[] {
  const perRow = figuresAcross(block.items.length)
  const widths = Array.from({ length: perRow }, () => Math.floor(textWidth / perRow))
  const rows = Array.from({ length: Math.ceil(block.items.length / perRow) }, (_, row) => {
    const items = block.items.slice(row * perRow, (row + 1) * perRow)
    return new TableRow({
      cantSplit: true,
      children: widths.map((_width, column) => factCell(items[column])),
    })
  })
  return [new Paragraph({ style: 'Gap' }), grid(widths, rows), new Paragraph({ style: 'Gap' })]
}

function factCell(item: Of<'facts'>['items'][number] | undefined): TableCell {
  if (item === undefined) return new TableCell({ children: [new Paragraph({ style: 'TableText' })] })
  const colour = item.tone === undefined ? paper.ink : toneOnPaper[item.tone]
  return new TableCell({
    borders: { top: { style: BorderStyle.SINGLE, size: 12, color: paper.primary } },
    children: [
      new Paragraph({ style: 'Figure', children: runs(item.value, { color: colour }) }),
      new Paragraph({ style: 'TableText', children: runs(item.label, { color: paper.muted }) }),
    ],
  })
}

function statement(writing: Writing, block: Of<'statement'>): Paragraph[] {
  const about = [block.role, block.at].filter((part) => part !== null && part !== '').join(' · ')
  const head = new Paragraph({
    style: 'Speaker',
    children: [
      new TextRun({ text: block.speaker, bold: true }),
      new TextRun({ text: about === '' ? '' : `  ${about}`, color: paper.muted }),
      ...(block.verdict === null ? [] : [new TextRun('  '), toned(block.verdict.label, block.verdict.tone)]),
    ],
  })
  return [head, ...prose(writing, block, 'Statement')]
}

const bars = 16

/** A bar of as many signs as the share has sixteenths; the percentage beside it says the same in words. */
function shareRuns(share: number, colour: string): TextRun[] {
  const full = Math.round(Math.min(1, Math.max(0, share)) * bars)
  return [
    new TextRun({ text: '█'.repeat(full), color: colour, size: 12 }),
    new TextRun({ text: '█'.repeat(bars - full), color: paper.line, size: 12 }),
  ]
}

function timeline(writing: Writing, block: Of<'timeline'>): (Paragraph | Table)[] {
  const { language } = writing.document
  const shares = [0.28, 0.14, 0.26, 0.32]
  const rows = block.items.map((item) => {
    const days = [item.from, item.to].filter((day) => day !== null).join(' – ')
    const share = `  ${formatShare(item.share, language)} ${readingWords(language).done}`
    const cells = [
      runs(item.title, { bold: true }),
      [toned(item.status, item.tone)],
      runs(days, { color: paper.muted }),
      [...shareRuns(item.share, toneOnPaper[item.tone]), new TextRun({ text: share, size: 16 })],
    ]
    return new TableRow({
      cantSplit: true,
      children: cells.map(
        (children) => new TableCell({ children: [new Paragraph({ style: 'TableText', children })] }),
      ),
    })
  })
  return [
    grid(
      shares.map((share) => Math.round(share * textWidth)),
      rows,
    ),
    new Paragraph({ style: 'Gap' }),
  ]
}

/** One block as Word's own paragraphs, tables and charts; its sources are noted in `writing`. */
export function writeBlock(writing: Writing, block: Block): (Paragraph | Table)[] {
  switch (block.type) {
    case 'paragraph':
      return prose(writing, block, 'Normal')
    case 'bullets':
      return bullets(writing, block)
    case 'facts':
      return facts(block)
    case 'table':
      return table(writing, block)
    case 'chart':
      return chart(block, writing.document.language)
    case 'statement':
      return statement(writing, block)
    case 'timeline':
      return timeline(writing, block)
  }
}
