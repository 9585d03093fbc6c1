import pptxgen from 'pptxgenjs'
import writeExcelFile from 'write-excel-file/node'
import type {
  Block,
  CsvDocument,
  SlidesDocument,
  TextDocument,
  WorkbookDocument,
} from '../documents/source.ts'

const cellOf = (value: string | number): string => {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const buildCsv = ({ header, rows }: CsvDocument): Buffer =>
  Buffer.from([header, ...rows].map((row) => row.map(cellOf).join(',')).join('\n') + '\n')

function markdownOf(block: Block): string {
  if (block.kind === 'text') return block.text
  if (block.kind === 'bullets') return block.items.map((item) => `- ${item}`).join('\n')
  const row = (cells: string[]): string => `| ${cells.join(' | ')} |`
  const caption = block.caption === undefined ? '' : `*${block.caption}*\n\n`
  return caption + [row(block.header), row(block.header.map(() => '---')), ...block.rows.map(row)].join('\n')
}

export function buildMarkdown({ title, subtitle, facts, sections }: TextDocument): Buffer {
  const parts = [
    `# ${title}`,
    subtitle,
    facts.map(([label, value]) => `**${label}:** ${value}`).join('  \n'),
    ...sections.flatMap((section) => [
      `${section.level === 2 ? '###' : '##'} ${section.heading}`,
      ...section.blocks.map(markdownOf),
    ]),
  ]
  return Buffer.from(parts.join('\n\n') + '\n')
}

/** A workbook with a sheet for each table; numbers stay numbers. */
export async function buildXlsx({ sheets }: WorkbookDocument): Promise<Buffer> {
  const data = sheets.map((sheet) => [
    sheet.columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const })),
    ...sheet.rows.map((row) =>
      row.map((value, index) => {
        const format = sheet.columns[index]?.format
        return typeof value === 'number'
          ? { value, type: Number, ...(format !== undefined && { format }) }
          : { value, type: String }
      }),
    ),
  ])
  const columns = sheets.map((sheet) => sheet.columns.map(({ width }) => ({ width })))
  return writeWorkbook(data, { columns, sheets: sheets.map((sheet) => sheet.name) })
}

type Write = (data: unknown, options: unknown) => Promise<Buffer> | { toBuffer(): Promise<Buffer> }

async function writeWorkbook(
  data: unknown[],
  options: { columns: unknown[]; sheets: string[] },
): Promise<Buffer> {
  const sheets = data.map((rows, index) => ({
    data: rows,
    sheet: options.sheets[index],
    columns: options.columns[index],
  }))
  const written = (writeExcelFile as unknown as Write)(sheets, {})
  return 'toBuffer' in written ? written.toBuffer() : written
}

/** Slides with titles, bullets, tables and speaker's notes. */
export async function buildPptx({ title, subtitle, slides }: SlidesDocument): Promise<Buffer> {
  const Deck = pptxgen as unknown as new () => InstanceType<typeof pptxgen.default>
  const deck = new Deck()
  deck.layout = 'LAYOUT_WIDE'
  deck.title = title
  const cover = deck.addSlide()
  cover.addText(title, { x: 0.7, y: 2.4, w: 12, h: 1, fontSize: 36, bold: true })
  cover.addText(subtitle, { x: 0.7, y: 3.4, w: 12, h: 0.7, fontSize: 18 })
  for (const content of slides) {
    const slide = deck.addSlide()
    slide.addText(content.title, { x: 0.7, y: 0.4, w: 12, h: 0.8, fontSize: 26, bold: true })
    if (content.bullets !== undefined)
      slide.addText(
        content.bullets.map((text) => ({ text, options: { bullet: true, breakLine: true } })),
        { x: 0.7, y: 1.5, w: 12, h: 4.8, fontSize: 16, valign: 'top' },
      )
    if (content.table !== undefined) {
      const rows = [content.table.header, ...content.table.rows].map((row, index) =>
        row.map((text) => ({ text, options: { bold: index === 0 } })),
      )
      slide.addTable(rows, {
        x: 0.7,
        y: 1.6,
        w: 12,
        fontSize: 13,
        border: { type: 'solid', pt: 0.5, color: 'C9CED6' },
      })
    }
    slide.addNotes(content.notes)
  }
  return (await deck.write({ outputType: 'nodebuffer' })) as Buffer
}
