import { beforeAll, describe, expect, it } from '@jest/globals'
import { getDocumentProxy } from 'unpdf'
import type { DeckDocument } from '../deck-document.ts'
import { sampleDeck } from '../testing/sample-deck.ts'
import { textsOfDeck } from '../testing/texts-of-deck.ts'
import { renderPdf } from './index.ts'

interface Page {
  text: string
  /** Of each piece of text, in points from the left and from the foot. */
  pieces: { x: number; right: number; y: number }[]
  width: number
  height: number
  links: string[]
}

async function read(deck: DeckDocument) {
  const pdf = await getDocumentProxy(Uint8Array.from(await renderPdf(deck)), { verbosity: 0 })
  const pages: Page[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const texts = items.filter((item) => 'str' in item)
    const { width, height } = page.getViewport({ scale: 1 })
    const annotations = (await page.getAnnotations()) as { dest?: string }[]
    pages.push({
      text: texts.map((item) => item.str).join(''),
      pieces: texts.map((item) => {
        const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
        return { x, y, right: x + item.width }
      }),
      width,
      height,
      links: annotations.flatMap((annotation) => annotation.dest ?? []),
    })
  }
  const names = Object.keys(await pdf.getDestinations())
  const outline = (await pdf.getOutline()) as { title: string }[]
  await pdf.loadingTask.destroy()
  return { pages, names, outline: outline.map((item) => item.title) }
}

// Texts flow over columns and pages, and emoji are no part of the typeface.
const squeeze = (text: string): string => text.replaceAll(/[\s□\p{Extended_Pictographic}]+/gu, '')
const inside = ({ pieces, width, height }: Page): boolean =>
  pieces.every((piece) => piece.x >= 0 && piece.right <= width + 0.5 && piece.y > 0 && piece.y < height)

describe('a Pre-Read as PDF', () => {
  const deck = { ...sampleDeck({ findings: 60 }), firmName: 'Müller & Söhne “Beratung” – €' }

  let whole: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    whole = await read(deck)
  })

  it('says all that the document says, on sheets of A4, within their margins', () => {
    const { pages, outline } = whole
    const text = squeeze(pages.map((page) => page.text).join(''))
    // Cells stand side by side: each of their lines is there, not one after the other.
    const words = textsOfDeck(deck).flatMap((said) => said.split(/\s+/u))
    expect(words.filter((word) => word.length < 40 && !text.includes(squeeze(word)))).toEqual([])
    expect(pages.every((page) => Math.round(page.width) === 595 && Math.round(page.height) === 842)).toBe(
      true,
    )
    expect(pages.every(inside)).toBe(true)
    expect(outline).toEqual(['1  Goal', '2  Progress', '3  Findings', '4  Conversation', '5  Sources'])
  })

  it('has the mark and its number on each sheet, and the head on each sheet of a table', async () => {
    const { pages } = whole
    pages.forEach((page, index) => {
      expect(page.text).toContain('Confidential')
      expect(page.text).toContain(`Page ${index + 1} of ${pages.length}`)
      if (/Finding \d+:/u.test(page.text)) expect(page.text).toContain('Remediation')
    })
    const plain = await read({ ...deck, sections: deck.sections.slice(0, 1), confidentialityMark: null })
    expect(plain.pages.some((page) => page.text.includes('Confidential'))).toBe(false)
  })

  it('leads from the contents to the chapters, to the sources and back', () => {
    const { pages, names } = whole
    const links = pages.flatMap((page) => page.links)
    expect(links.filter((link) => !names.includes(link))).toEqual([])
    expect(links).toEqual(expect.arrayContaining(['section-5', 'source-1', 'source-2', 'cite-1-1']))
    const contents = pages[1]?.text ?? ''
    const sourcesAt = pages.findIndex((page, index) => index > 1 && page.text.includes('5 Sources'))
    expect(contents).toContain(`5 Sources ${sourcesAt + 1}`)
  })
})

describe('a presentation as PDF', () => {
  it.each(['main', 'findings'] as const)(
    'is the slides, 16:9, nothing outside of them (%s)',
    async (kind) => {
      const deck = { ...sampleDeck({ findings: 60 }), kind }
      const { pages, names } = await read(deck)
      const text = squeeze(pages.map((page) => page.text).join(''))
      const words = textsOfDeck(deck).flatMap((said) => said.split(/\s+/u))
      expect(words.filter((word) => word.length < 40 && !text.includes(squeeze(word)))).toEqual([])
      expect(pages.every((page) => Math.round(page.width) === 960 && Math.round(page.height) === 540)).toBe(
        true,
      )
      expect(pages.every(inside)).toBe(true)
      expect(pages.every((page) => page.text.includes('Confidential'))).toBe(true)
      const links = pages.flatMap((page) => page.links)
      expect(links.length).toBeGreaterThan(0)
      expect(links.filter((link) => !names.includes(link))).toEqual([])
    },
  )
})
