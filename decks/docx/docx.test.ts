import { beforeAll, describe, expect, it } from '@jest/globals'
import { load, type CheerioAPI } from 'cheerio'
import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { printable } from '../tidy-document.ts'
import { sampleDeck } from '../testing/sample-deck.ts'
import { textsOfDeck } from '../testing/texts-of-deck.ts'
import { renderDocx } from './index.ts'

const squeeze = (text: string): string => text.replaceAll(/\s+/gu, '')

describe('decks as Word documents', () => {
  const deck = sampleDeck({ findings: 40 })
  let parts: Record<string, string> = {}
  let bytes: Buffer
  let body: CheerioAPI

  beforeAll(async () => {
    bytes = await renderDocx(deck)
    const files = unzipSync(bytes)
    parts = Object.fromEntries(Object.entries(files).map(([name, part]) => [name, strFromU8(part)]))
    body = load(parts['word/document.xml'] ?? '', { xml: true })
  })

  it('say all that the document says, and are read by who reads Word documents', async () => {
    const xmls = Object.entries(parts).filter(([name]) => /\.(?:xml|rels)$/u.test(name))
    for (const [, xml] of xmls) expect(xml).toBe(printable(xml))
    const read = await mammoth.extractRawText({ buffer: bytes })
    expect(read.value).toContain('the exit plan is not agreed with the vendor. <script>alert(1)</script> &')
    const charts = Object.entries(parts).flatMap(([name, xml]) =>
      name.startsWith('word/charts/chart') ? load(xml, { xml: true })('c\\:v').text() : [],
    )
    const text = squeeze([body('w\\:t').text(), ...charts].join(''))
    for (const said of textsOfDeck(deck)) expect(text).toContain(squeeze(said))
  })

  it('have charts of their own kind, with their numbers', () => {
    const charts = Object.keys(parts).filter((name) => /^word\/charts\/chart\d+\.xml$/u.test(name))
    expect(charts).toHaveLength(3)
    const said = body('wp\\:docPr')
      .toArray()
      .map((node) => body(node).attr('descr') ?? '')
    expect(said).toContain('Filled: Inputs 7; Missing: Inputs 3')
  })

  it('use headings in order, and list them in the contents', () => {
    const styles = body('w\\:body > w\\:p > w\\:pPr > w\\:pStyle')
      .toArray()
      .map((node) => body(node).attr('w:val'))
    expect(styles.filter((style) => style === 'Title')).toHaveLength(1)
    expect(styles.filter((style) => style === 'Heading1')).toHaveLength(5)
    expect(styles.indexOf('Heading1')).toBeLessThan(styles.indexOf('Heading2'))
    expect(body('w\\:sdt').text()).toContain('Conversation')
  })

  it('repeat the head of a table on each page, and show the mark there', () => {
    const table = body('w\\:tbl').filter((_, node) => body(node).text().includes('Finding 1:'))
    expect(table.find('w\\:tr').first().find('w\\:tblHeader')).toHaveLength(1)
    expect(table.find('w\\:tr')).toHaveLength(41)
    const headers = Object.entries(parts).filter(([name]) => name.startsWith('word/header'))
    expect(headers.length).toBeGreaterThan(0)
    for (const [, xml] of headers) expect(xml).toContain('Confidential')
    expect(body('w\\:headerReference[w\\:type="default"]')).toHaveLength(1)
    expect(parts['docProps/core.xml']).toContain('<dc:title>ERP vendor selection</dc:title>')
  })

  it('lead from each number to its source and back', () => {
    const bookmarks = body('w\\:bookmarkStart')
      .toArray()
      .map((node) => body(node).attr('w:name'))
    const targets = body('w\\:hyperlink')
      .toArray()
      .map((node) => body(node).attr('w:anchor'))
    expect(new Set(bookmarks).size).toBe(bookmarks.length)
    expect(targets.filter((target) => !bookmarks.includes(target))).toEqual([])
    expect(targets).toEqual(expect.arrayContaining(['source-1', 'source-2', 'cite-1-1']))
  })
})
