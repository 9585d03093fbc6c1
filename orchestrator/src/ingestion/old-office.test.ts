import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { AppError } from '@parley/contracts/errors.ts'
import { parseFile } from './parse-file.ts'
import type { ParsedDocument } from './parsed-document.ts'
import { docFile, xlsFile } from './testing/old-office-files.ts'
import { docxFile } from './testing/sample-files.ts'
import { unreadableTexts } from './unreadable-file.ts'

async function read(name: string, bytes: Uint8Array): Promise<ParsedDocument> {
  const parsed = await parseFile(name, bytes)
  if (parsed.outcome !== 'parsed') throw new Error(parsed.reason)
  return parsed.document
}

async function refusal(name: string, bytes: Uint8Array): Promise<string> {
  return parseFile(name, bytes).then(
    () => 'read',
    (error: unknown) =>
      error instanceof AppError && error.code === 'UNREADABLE_FILE' ? error.message : String(error),
  )
}

const memo =
  'TRAVEL POLICY\rTravel is booked two weeks ahead.\rCity\u0007Limit\u0007\u0007Bern\u0007180\u0007\u0007\rSigned by the board.\r'

describe('Word 97-2003', () => {
  it('is read with its headings, paragraphs and tables', async () => {
    const { pages } = await read('policy.doc', docFile(memo))
    expect(pages.map(({ label }) => label)).toEqual(['TRAVEL POLICY'])
    expect(pages[0]?.blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'table', 'paragraph'])
    expect(pages[0]?.text).toContain('Travel is booked two weeks ahead.')
    expect(pages[0]?.text).toMatch(/City \| Limit[^]*Bern \| 180/u)
  })
})

describe('Excel 97-2003', () => {
  it('names the sheet and the rows as Excel counts them, with days as days', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => [`Item ${at + 1}`, at * 1.5])
    const { pages } = await read(
      'prices.xls',
      xlsFile({
        Notes: [['Valid from', new Date(Date.UTC(2026, 0, 31))]],
        Prices: [['Name', 'Cost'], ...rows],
      }),
    )
    expect(pages.map(({ label }) => label)).toEqual([
      'Sheet Notes rows 1-1',
      'Sheet Prices rows 2-41',
      'Sheet Prices rows 42-61',
    ])
    expect(pages[0]?.text).toBe('Valid from | 2026-01-31')
    expect(pages[2]?.text.split('\n').slice(0, 2)).toEqual(['Name | Cost', 'Item 41 | 60'])
  })
})

describe('hostile old Office files', () => {
  // In its thread what the reader complains of goes nowhere.
  beforeAll(() => void jest.spyOn(console, 'error').mockReturnValue())
  afterAll(() => void jest.restoreAllMocks())
  const files: [string, Uint8Array][] = [
    ['a.doc', docFile(memo.repeat(20))],
    ['a.xls', xlsFile({ A: Array.from({ length: 400 }, (_, at) => [`Row ${at}`, at]) })],
  ]

  it.each(files)('%s whose sector table runs in circles is refused', async (name, file) => {
    const bytes = Buffer.from(file)
    const table = (bytes.readUInt32LE(76) + 1) * 512
    bytes.writeUInt32LE(1, table + 4 * 2)
    bytes.writeUInt32LE(2, table + 4 * 1)
    expect(await refusal(name, new Uint8Array(bytes))).toBe(unreadableTexts.damaged)
  })

  it.each(files)('%s that is cut short or has wild numbers ends with a sentence', async (name, file) => {
    const sentences = new Set<string>([...Object.values(unreadableTexts), 'read'])
    expect(sentences).toContain(await refusal(name, file.slice(0, 700)))
    for (let at = 24; at < Math.min(file.length, 9_000); at += 331) {
      const bytes = Buffer.from(file)
      bytes.writeUInt32LE(0xfffffff0, at)
      expect(sentences).toContain(await refusal(name, new Uint8Array(bytes)))
    }
  })

  it('refuses other content under their names', async () => {
    const other = docxFile([{ paragraph: 'Hello' }])
    for (const name of ['a.doc', 'a.xls'])
      expect(await refusal(name, other)).toContain('not what its name says')
    expect(await refusal('a.doc', xlsFile({ A: [['x']] }))).toBe(unreadableTexts.damaged)
  })
})

describe('the language of a document', () => {
  const german =
    'Der Lenkungsausschuss hat das Budget genehmigt und bittet um einen Schulungsplan für die Anwender. '
  const english =
    'The steering committee approved the budget and asked for a training plan for the key users. '

  it.each([
    ['de', 'protokoll.txt', german],
    ['en', 'minutes.txt', english],
    ['de', 'protokoll.md', `# Protokoll\n\n${german}`],
    [undefined, 'codes.csv', 'a;b\n1;2\n3;4'],
  ])('%s is told by the words of %s', async (language, name, text) => {
    const { language: told } = await read(name, new TextEncoder().encode(text.repeat(3)))
    expect(told).toBe(language)
  })

  it('is told for office files too', async () => {
    expect((await read('a.doc', docFile(german.repeat(3)))).language).toBe('de')
    expect((await read('a.docx', docxFile([{ paragraph: english.repeat(3) }]))).language).toBe('en')
  })
})
