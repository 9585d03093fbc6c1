import { describe, expect, it } from '@jest/globals'
import { parseFile } from './parse-file.ts'
import type { ParsedDocument } from './parsed-document.ts'
import { docxFile, pdfFile, pptxFile, xlsxFile } from './testing/sample-files.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

async function read(name: string, bytes: Uint8Array): Promise<ParsedDocument> {
  const parsed = await parseFile(name, bytes)
  if (parsed.outcome !== 'parsed') throw new Error(parsed.reason)
  return parsed.document
}

const kinds = (document: ParsedDocument): string[] =>
  document.pages.flatMap((page) => page.blocks.map((block) => `${block.kind}${block.level ?? ''}`))

describe('PDF', () => {
  it('tells headings, paragraphs, lists and tables apart and labels pages', async () => {
    const document = await read(
      'security.PDF',
      pdfFile([
        [
          { x: 72, y: 720, size: 20, text: 'Security (annex)' },
          { x: 72, y: 690, size: 11, text: 'Logs are kept for one year and the vendor imple-' },
          { x: 72, y: 676, size: 11, text: 'ments single sign-on for every account.' },
          { x: 72, y: 650, size: 11, text: '- First measure' },
          { x: 72, y: 636, size: 11, text: '- Second measure' },
          { x: 72, y: 600, size: 11, text: 'Vendor' },
          { x: 272, y: 600, size: 11, text: 'Price' },
          { x: 72, y: 584, size: 11, text: 'Alpha' },
          { x: 272, y: 584, size: 11, text: '10' },
        ],
        [{ x: 72, y: 720, size: 11, text: 'The second page stands alone.' }],
      ]),
    )
    expect(document.pages.map((page) => page.label)).toEqual(['Page 1', 'Page 2'])
    expect(kinds(document)).toEqual(['heading1', 'paragraph', 'list', 'table', 'paragraph'])
    expect(document.pages[0]?.text).toContain('the vendor implements single sign-on')
    expect(document.pages[0]?.text).toContain('Vendor | Price\nAlpha | 10')
  })

  it('leaves out headers and footers that come back on every page', async () => {
    const page = (number: number): { x: number; y: number; size: number; text: string }[] => [
      { x: 72, y: 770, size: 9, text: 'Acme confidential' },
      {
        x: 72,
        y: 700,
        size: 11,
        text: `Finding ${'abcd'[number - 1] ?? ''} is about cutover and its weekend.`,
      },
      { x: 300, y: 30, size: 9, text: `Page ${number} of 4` },
    ]
    const document = await read('report.pdf', pdfFile([page(1), page(2), page(3), page(4)]))
    const text = document.pages.map((parsed) => parsed.text).join('\n')
    expect(text).toContain('Finding a is about cutover')
    expect(text).not.toMatch(/Acme confidential|Page \d of/u)
  })
})

describe('Office formats', () => {
  it('reads Word headings, paragraphs and tables, a page for each section', async () => {
    const long = 'The chosen system shall close the books of every plant within three working days. '.repeat(
      4,
    )
    const document = await read(
      'rfp.docx',
      docxFile([
        { heading: 'Scope & aims', level: 1 },
        { paragraph: long },
        { heading: 'Prices', level: 2 },
        {
          table: [
            ['Vendor', 'Price'],
            ['Alpha <1>', '10'],
          ],
        },
      ]),
    )
    expect(document.pages.map((page) => page.label)).toEqual(['Scope & aims', 'Prices'])
    expect(kinds(document)).toEqual(['heading1', 'paragraph', 'heading2', 'table'])
    expect(document.pages[1]?.text).toBe('Prices\n\nVendor | Price\nAlpha <1> | 10')
  })

  it('names the sheet and the rows as Excel counts them, and repeats the header on each page', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [`Item ${index + 1}`, index * 1.5])
    const document = await read(
      'costs.xlsx',
      xlsxFile({ Prices: [['Name', 'Cost'], ...rows], Notes: [['Only a line']] }),
    )
    expect(document.pages.map((page) => page.label)).toEqual([
      'Sheet Prices rows 2-41',
      'Sheet Prices rows 42-61',
      'Sheet Notes rows 1-1',
    ])
    expect(document.pages[1]?.text.split('\n').slice(0, 2)).toEqual(['Name | Cost', 'Item 41 | 60'])
    expect(document.sheets).toBe(2)
  })

  it('reads slides in the order shown, with titles first, tables and notes, without slide numbers', async () => {
    const document = await read(
      'kick-off.pptx',
      pptxFile([
        {
          title: 'Kick-off',
          lines: ['Aims', 'R&D team'],
          table: [
            ['Role', 'Name'],
            ['Sponsor', 'Ada'],
          ],
          notes: 'Welcome all',
        },
        { title: 'Next steps', lines: ['Decide in May'] },
      ]),
    )
    expect(document.pages.map((page) => page.label)).toEqual(['Slide 1', 'Slide 2'])
    expect(document.pages[0]?.text).toBe(
      'Kick-off\n\nAims\nR&D team\n\nRole | Name\nSponsor | Ada\n\nNotes\n\nWelcome all',
    )
    expect(document.pages[1]?.text).toBe('Next steps\n\nDecide in May')
  })

  it('keeps old PowerPoint files, for which there is no reader that is kept, and says so', async () => {
    const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    const parsed = await parseFile('a.ppt', compound)
    expect(parsed).toMatchObject({ outcome: 'not-searchable', reason: expect.stringContaining('.pptx') })
  })
})

describe('text formats', () => {
  it('reads CSV whatever its delimiter, with quoted line breaks', async () => {
    const document = await read(
      'people.csv',
      bytesOf('\ufeffName;Note\r\nAda;"two\nlines; one cell"\r\nBob;\r\n'),
    )
    expect(document.pages.map((page) => page.label)).toEqual(['Rows 2-3'])
    expect(document.pages[0]?.text).toBe('Name | Note\nAda | two lines; one cell\nBob')
  })

  it('reads plain text in UTF-8, UTF-16 and Windows-1252', async () => {
    const utf16 = new Uint8Array(Buffer.from('\ufeffPlan für Köln', 'utf16le'))
    const latin = new Uint8Array([0x4b, 0xf6, 0x6c, 0x6e])
    expect(
      (await read('a.txt', bytesOf('1. Scope\n\nWhat is in.'))).pages[0]?.blocks.map((block) => block.kind),
    ).toEqual(['heading', 'paragraph'])
    expect((await read('b.txt', utf16)).pages[0]?.text).toBe('Plan für Köln')
    expect((await read('c.txt', latin)).pages[0]?.text).toBe('Köln')
  })

  it('reads Markdown without its marks', async () => {
    const source =
      '# Plan\n\nWe **must** see [the list](https://x.test/a).\n\n- one\n- two\n\n| A | B |\n|---|---|\n| 1 | `2` |\n\nTitle\n---\n\n```\ncode # kept\n```\n'
    const document = await read('plan.md', bytesOf(source))
    expect(kinds(document)).toEqual(['heading1', 'paragraph', 'list', 'table', 'heading2', 'paragraph'])
    expect(document.pages[0]?.text).toBe(
      'Plan\n\nWe must see the list.\n\n- one\n- two\n\nA | B\n1 | 2\n\nTitle\n\ncode # kept',
    )
  })

  it('reads HTML as it is seen: no scripts, no hidden parts', async () => {
    const source =
      '<html lang="de"><head><title>T</title><style>p{}</style></head><body><h1>Head</h1><p>One<br>two <b>bold</b></p><script>steal()</script><p hidden>secret</p><ol><li>a<ul><li>b</li></ul></li></ol><table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table></body></html>'
    const document = await read('page.html', bytesOf(source))
    expect(document.language).toBe('de')
    expect(document.pages[0]?.text).toBe('Head\n\nOne\ntwo bold\n\n1. a\n- b\n\nA | B\n1 | 2')
  })

  it('reads JSON as lines, lists, tables and headings', async () => {
    const source = {
      name: 'ERP',
      tags: ['a', 'b'],
      vendors: [{ name: 'Alpha', price: 1 }, { name: 'Beta' }],
      owner: { city: 'Graz' },
    }
    const document = await read('data.json', bytesOf(JSON.stringify(source)))
    expect(document.pages[0]?.text).toBe(
      'name: ERP\n\ntags\n\n- a\n- b\n\nvendors\n\nname | price\nAlpha | 1\nBeta\n\nowner\n\ncity: Graz',
    )
  })
})

it('gives every block its verbatim place', async () => {
  const files: [string, Uint8Array][] = [
    ['a.md', bytesOf('# A\n\ntext\u0001 with\tcontrol\u200b marks\n\n'.repeat(300))],
    ['a.txt', bytesOf(`${'word '.repeat(9000)}\n\nend`)],
    [
      'a.json',
      bytesOf(
        JSON.stringify({
          list: Array.from({ length: 900 }, (_, index) => ({ index, text: 'x'.repeat(20) })),
        }),
      ),
    ],
  ]
  for (const [name, bytes] of files) {
    const { pages } = await read(name, bytes)
    expect(pages.map((page) => page.number)).toEqual(pages.map((_, index) => index + 1))
    for (const page of pages) {
      expect(page.text).not.toMatch(/[\u0001\u200b]/u)
      expect(page.text.length).toBeLessThan(9000)
      for (const block of page.blocks) expect(page.text.slice(block.start, block.end)).toBe(block.text)
    }
  }
})
