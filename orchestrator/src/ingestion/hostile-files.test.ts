import { describe, expect, it } from '@jest/globals'
import { AppError } from '@parley/contracts/errors.ts'
import { ingestionLimits } from './limits.ts'
import { parseFile } from './parse-file.ts'
import { docxFile, pack, pdfFile, pptxFile, xlsxFile } from './testing/sample-files.ts'
import { unreadableTexts } from './unreadable-file.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

async function refusal(name: string, bytes: Uint8Array): Promise<{ code: string; message: string }> {
  try {
    await parseFile(name, bytes)
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message }
    throw error
  }
  throw new Error(`${name} was read`)
}

const refused = (message: string): { code: string; message: string } => ({ code: 'UNREADABLE_FILE', message })

describe('archives', () => {
  it('refuses a part that unpacks to far more than its size', async () => {
    const bomb = pack({ 'word/document.xml': new Uint8Array(20 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await refusal('bomb.docx', bomb)).toEqual(refused(unreadableTexts.suspicious))
  })

  it('refuses too many parts, and too much in all', async () => {
    const empty = new Uint8Array()
    const many = Object.fromEntries(
      Array.from({ length: ingestionLimits.archiveEntries + 1 }, (_, index) => [`ppt/${index}`, empty]),
    )
    expect(await refusal('many.pptx', pack(many))).toEqual(refused(unreadableTexts.suspicious))
  })

  it('refuses a part that is larger than it says', async () => {
    const honest = docxFile([{ paragraph: 'x'.repeat(50_000) }])
    const lying = Buffer.from(honest)
    // The directory entry of the last part: its declared size is cut to 10 bytes.
    const entry = lying.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    lying.writeUInt32LE(10, entry + 24)
    expect((await refusal('lie.docx', new Uint8Array(lying))).code).toBe('UNREADABLE_FILE')
  })

  it('refuses archives that are cut short or are something else', async () => {
    const file = docxFile([{ paragraph: 'Hello' }])
    expect(await refusal('cut.docx', file.slice(0, file.length / 2))).toEqual(
      refused(unreadableTexts.damaged),
    )
    expect((await refusal('a.pptx', file)).message).toContain('not what its name says (.pptx)')
    expect((await refusal('a.docx', pack({ 'x.txt': 'hi' }))).message).toContain(
      'not what its name says (.docx)',
    )
  })

  it('says that an encrypted Office file needs its password', async () => {
    const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    expect(await refusal('secret.docx', compound)).toEqual(refused(unreadableTexts.password))
  })
})

describe('XML', () => {
  it('refuses entities, in whatever encoding they are declared', async () => {
    const laughs = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><d>&b;</d>'
    const wide = new Uint8Array(Buffer.from(`\ufeff${laughs}`, 'utf16le'))
    for (const part of [bytesOf(laughs), wide]) {
      const file = pack({ '[Content_Types].xml': '<Types/>', 'word/document.xml': part })
      expect(await refusal('laughs.docx', file)).toEqual(refused(unreadableTexts.forbiddenMarkup))
    }
  })

  it('refuses elements nested deeper than documents are', async () => {
    const deep = `${'<w:sdt>'.repeat(5000)}${'</w:sdt>'.repeat(5000)}`
    expect(await refusal('deep.docx', docxFile([], deep))).toEqual(refused(unreadableTexts.tooDeep))
  })

  it('refuses a sheet whose far cell would span a giant grid', async () => {
    const far =
      '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>'
    const file = xlsxFile({ A: [['x']] }, { 'xl/worksheets/sheet1.xml': far })
    expect(await refusal('far.xlsx', file)).toEqual(refused(unreadableTexts.suspicious))
  })
})

describe('PDF', () => {
  it('says plainly when a PDF holds no text', async () => {
    expect(await refusal('scan.pdf', pdfFile([[], []]))).toEqual(refused(unreadableTexts.noText))
  })

  it('says that a protected PDF needs its password', async () => {
    const page = [{ x: 72, y: 700, size: 11, text: 'Secret' }]
    const id = '00112233445566778899aabbccddeeff'
    const lock = `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -44 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`
    const file = pdfFile([page], `/Encrypt 6 0 R /ID [<${id}> <${id}>]`, [lock])
    expect(await refusal('locked.pdf', file)).toEqual(refused(unreadableTexts.password))
  })

  it('refuses what is no PDF behind its first bytes', async () => {
    expect(await refusal('junk.pdf', bytesOf('%PDF-1.7 and then nothing of one'))).toEqual(
      refused(unreadableTexts.damaged),
    )
    expect((await refusal('image.pdf', new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).message).toContain('(.pdf)')
  })
})

describe('text formats', () => {
  it('refuses other content under a text name', async () => {
    for (const name of ['a.txt', 'a.md', 'a.csv', 'a.html', 'a.json']) {
      expect((await refusal(name, pptxFile([{ title: 'T', lines: [] }]))).message).toContain(
        'not what its name says',
      )
      expect((await refusal(name, new Uint8Array([65, 0, 1, 2, 0]))).message).toContain(
        'not what its name says',
      )
    }
  })

  it('refuses deep nesting', async () => {
    const json = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    expect((await refusal('deep.json', bytesOf(json))).code).toBe('UNREADABLE_FILE')
    expect(await refusal('deep.html', bytesOf(`${'<div>'.repeat(5000)}x`))).toEqual(
      refused(unreadableTexts.tooDeep),
    )
  })

  it('refuses empty, broken and unknown files', async () => {
    expect(await refusal('a.txt', new Uint8Array())).toEqual(refused(unreadableTexts.empty))
    expect(await refusal('a.txt', bytesOf(' \n '))).toEqual(refused(unreadableTexts.noText))
    expect(await refusal('a.json', bytesOf('{"a":'))).toEqual(refused(unreadableTexts.damaged))
    expect((await refusal('a.svg', bytesOf('<svg/>'))).code).toBe('UNSUPPORTED_MEDIA_TYPE')
    expect((await refusal('constructor', bytesOf('x'))).code).toBe('UNSUPPORTED_MEDIA_TYPE')
    expect((await refusal('a.__proto__', bytesOf('x'))).code).toBe('UNSUPPORTED_MEDIA_TYPE')
  })
})

describe('markup that is small and long to read', () => {
  const formatting = (index: number): string => `<b id=${index}><p>`
  it.each([
    [
      'elements that each open all of those before again',
      Array.from({ length: 20_000 }, (_, at) => formatting(at)),
    ],
    [
      'one element of many attributes',
      ['<p ', ...Array.from({ length: 60_000 }, (_, at) => `a${at} `), '>text'],
    ],
    ['texts that are put out of a table', ['<table>', ...Array.from({ length: 120_000 }, () => '<i></i>x')]],
    ['nothing but elements', Array.from({ length: 600_000 }, () => '<i>')],
  ])('is refused by its structure: %s', async (_what, parts) => {
    const { code, message } = await refusal('page.html', bytesOf(`<!doctype html><body>${parts.join('')}`))
    expect(code).toBe('UNREADABLE_FILE')
    expect([unreadableTexts.tooComplex, unreadableTexts.tooDeep]).toContain(message)
  })

  it('is read where it is a page of many parts, and comments without an end are text', async () => {
    const rows = Array.from(
      { length: 5_000 },
      (_, at) => `<tr><td>${at}</td><td data-a="1" data-b="2">Plant</td></tr>`,
    )
    await expect(parseFile('page.html', bytesOf(`<table>${rows.join('')}</table>`))).resolves.toMatchObject({
      outcome: 'parsed',
    })
    const comments = `Aim <!-- not this -->of it${'<!-- '.repeat(200_000)}`
    const parsed = await parseFile('notes.md', bytesOf(comments))
    const pages = parsed.outcome === 'parsed' ? parsed.document.pages : []
    expect(pages[0]?.text).toMatch(/^Aim of it<!-- /)
  })
})
