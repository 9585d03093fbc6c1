import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { searchTextOf } from '../embedding/search-text.ts'
import { chunkDocument, chunkTarget, type Chunk } from './chunking.ts'
import { buildPage, type BlockText, type ParsedDocument } from './parsed-document.ts'

const documentOf = (...pages: BlockText[][]): ParsedDocument => ({
  pages: pages.map((pieces, index) => buildPage(index + 1, `Page ${index + 1}`, pieces)),
  warnings: [],
})

const paragraph = (text: string): BlockText => ({ kind: 'paragraph', text })
const heading = (level: number, text: string): BlockText => ({ kind: 'heading', level, text })
const sentence = (index: number): string =>
  `Sentence number ${index} says something of its own about the project.`
const prose = (count: number): string =>
  Array.from({ length: count }, (_, index) => sentence(index)).join(' ')

const chunksOf = (...pages: BlockText[][]): Promise<Chunk[]> => chunkDocument(documentOf(...pages))

describe('structure', () => {
  it('starts a chunk at a heading and keeps the heading with its text', async () => {
    const chunks = await chunksOf([
      heading(1, 'Plan'),
      paragraph(prose(3)),
      heading(2, 'Risks'),
      paragraph(prose(4)),
      heading(2, 'Costs'),
      paragraph(prose(5)),
    ])
    expect(chunks.map((chunk) => chunk.text.split('\n')[0])).toEqual(['Plan', 'Risks', 'Costs'])
    expect(chunks.map((chunk) => chunk.headingPath)).toEqual([['Plan'], ['Plan', 'Risks'], ['Plan', 'Costs']])
  })

  it('carries headings over pages, but never text', async () => {
    const chunks = await chunksOf([heading(1, 'Plan'), paragraph('One.')], [paragraph('Two.')])
    expect(chunks.map(({ page, label, text, headingPath }) => ({ page, label, text, headingPath }))).toEqual([
      { page: 1, label: 'Page 1', text: 'Plan\n\nOne.', headingPath: ['Plan'] },
      { page: 2, label: 'Page 2', text: 'Two.', headingPath: ['Plan'] },
    ])
    expect(chunks[1] && searchTextOf(chunks[1])).toBe('Plan\nTwo.')
  })

  it('keeps a table whole where it fits and repeats its header where not', async () => {
    const rows = (count: number): string =>
      [
        'Vendor | Price',
        ...Array.from({ length: count }, (_, row) => `Vendor ${row} | ${row * 100} euros`),
      ].join('\n')
    expect(await chunksOf([{ kind: 'table', text: rows(50) }])).toHaveLength(1)
    const parts = await chunksOf([{ kind: 'table', text: rows(200) }])
    expect(parts.length).toBeGreaterThan(3)
    expect(parts.map((part) => part.tableHeader)).toEqual(['', ...parts.slice(1).map(() => 'Vendor | Price')])
    for (const part of parts) {
      expect(searchTextOf(part).startsWith('Vendor | Price\nVendor')).toBe(true)
      expect(part.text.endsWith('euros')).toBe(true)
    }
  })
})

describe('size', () => {
  it('cuts long text near the target, with an overlap', async () => {
    const chunks = await chunksOf([paragraph(prose(60))])
    expect(chunks.length).toBeGreaterThan(4)
    for (const [index, chunk] of chunks.entries()) {
      expect(chunk.text.length).toBeLessThanOrEqual(chunkTarget)
      const before = chunks[index - 1]
      if (before !== undefined) expect(chunk.start).toBeLessThan(before.end)
    }
  })

  it('cuts text without any break, but no character in two', async () => {
    const chunks = await chunksOf([paragraph(`x${'😀'.repeat(2000)}`)])
    expect(chunks.map((chunk) => chunk.text).join('')).toBe(`x${'😀'.repeat(2000)}`)
    for (const chunk of chunks) expect(chunk.text.isWellFormed()).toBe(true)
  })
})

describe('for any document', () => {
  const piece = fc.record({
    kind: fc.constantFrom<BlockText['kind']>('heading', 'paragraph', 'table', 'list'),
    level: fc.integer({ min: 1, max: 6 }),
    text: fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .array(fc.lorem({ maxCount: 12, mode: 'sentences' }), { maxLength: 12 })
        .map((parts) => parts.join('\n')),
      fc.array(fc.lorem({ maxCount: 4 }), { maxLength: 120 }).map((rows) => rows.join(' | x\n')),
    ),
  })

  it('chunks are verbatim pieces of their page and hold all of its words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(piece, { maxLength: 8 }), { maxLength: 4 }), async (pages) => {
        const document = documentOf(...pages)
        const chunks = await chunkDocument(document)
        expect(chunks.map((chunk) => chunk.ordinal)).toEqual(chunks.map((_, index) => index))
        for (const page of document.pages) {
          const covered = new Uint8Array(page.text.length)
          for (const chunk of chunks.filter((candidate) => candidate.page === page.number)) {
            expect(chunk.text).toBe(page.text.slice(chunk.start, chunk.end))
            expect(chunk.text.trim()).not.toBe('')
            expect(chunk.text.length).toBeLessThanOrEqual(2 * chunkTarget)
            covered.fill(1, chunk.start, chunk.end)
          }
          const missed = page.text
            .split('')
            .filter((mark, index) => covered[index] === 0 && mark.trim() !== '')
          expect(missed).toEqual([])
        }
      }),
      { numRuns: 300 },
    )
  })
})
