import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Block, TextDocument } from '../documents/source.ts'

/** A text document for a word processor, with real headings and tables. */
export function buildDocx(document: TextDocument): Promise<Buffer> {
  const children = [
    new Paragraph({ text: document.title, heading: HeadingLevel.TITLE }),
    new Paragraph({ children: [new TextRun({ text: document.subtitle, italics: true })] }),
    ...document.facts.map(
      ([label, value]) =>
        new Paragraph({ children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(value)] }),
    ),
    ...document.sections.flatMap((section) => [
      new Paragraph({
        text: section.heading,
        heading: section.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_1,
      }),
      ...section.blocks.flatMap(blockOf),
    ]),
  ]
  return Packer.toBuffer(
    new Document({ title: document.title, creator: 'Parley demo', sections: [{ children }] }),
  )
}

function blockOf(block: Block): (Paragraph | Table)[] {
  if (block.kind === 'text') return [new Paragraph({ text: block.text, spacing: { after: 120 } })]
  if (block.kind === 'bullets')
    return block.items.map((text) => new Paragraph({ text, bullet: { level: 0 } }))
  const caption =
    block.caption === undefined
      ? []
      : [new Paragraph({ children: [new TextRun({ text: block.caption, italics: true })] })]
  const rows = [rowOf(block.header, true), ...block.rows.map((cells) => rowOf(cells, false))]
  const table = new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows })
  return [...caption, table, new Paragraph('')]
}

const rowOf = (cells: string[], isHeader: boolean): TableRow =>
  new TableRow({
    tableHeader: isHeader,
    children: cells.map(
      (text) =>
        new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold: isHeader })] })] }),
    ),
  })
