import { describe, expect, it } from '@jest/globals'
import { load } from 'cheerio'
import type { DeckDocument } from '../deck-document.ts'
import { sampleDeck } from '../testing/sample-deck.ts'
import { textsOfDeck } from '../testing/texts-of-deck.ts'
import { previewHtml, renderHtml } from './index.ts'

const kinds = ['main', 'pre-read', 'findings'] as const
const deckOf = (kind: DeckDocument['kind']): DeckDocument => ({ ...sampleDeck(), kind })
const read = async (deck: DeckDocument) => load((await renderHtml(deck)).toString())
const squeeze = (text: string): string => text.replaceAll(/\s+/gu, ' ')

describe('decks as HTML', () => {
  it.each(kinds)('say all that the document says, and every text is inert (%s)', async (kind) => {
    const deck = deckOf(kind)
    const page = await read(deck)
    const text = squeeze(page('body').text())
    // On slides, a long text goes on on the next one: its words are all there.
    const said = textsOfDeck(deck).flatMap((one) =>
      kind === 'pre-read' ? [squeeze(one)] : one.split(/\s+/u),
    )
    expect(said.filter((one) => !text.includes(one))).toEqual([])
    expect(page('script, iframe, object, embed, link, img, form, input').length).toBe(0)
    expect(
      page('*').filter((_, node) =>
        Object.keys(page(node).attr() ?? {}).some((name) => name.startsWith('on')),
      ),
    ).toHaveLength(0)
    expect(page('meta[http-equiv="Content-Security-Policy"]').attr('content')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    )
    expect(
      page('a')
        .toArray()
        .every((link) => page(link).attr('href')?.startsWith('#')),
    ).toBe(true)
  })

  it.each(kinds)('have one first heading, and none that skips a level (%s)', async (kind) => {
    const page = await read(deckOf(kind))
    const levels = page('h1, h2, h3, h4')
      .toArray()
      .map((node) => Number(node.tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.every((level, index) => index === 0 || level - (levels[index - 1] ?? 0) <= 1)).toBe(true)
    expect(page('html').attr('lang')).toBe('en')
    expect(page('title').text()).toContain('ERP vendor selection')
  })

  it.each(kinds)(
    'lead from each number to its source, and to nothing that is not there (%s)',
    async (kind) => {
      const page = await read(deckOf(kind))
      const ids = page('[id]')
        .toArray()
        .map((node) => page(node).attr('id') ?? '')
      expect(new Set(ids).size).toBe(ids.length)
      const targets = page('a')
        .toArray()
        .map((node) => page(node).attr('href')?.slice(1) ?? '')
      expect(targets.filter((target) => !ids.includes(target))).toEqual([])
      expect(targets).toEqual(expect.arrayContaining(['source-1', 'source-2']))
    },
  )

  it('mark each sheet of paper, whatever the mark says', async () => {
    const source = (
      await renderHtml({ ...deckOf('pre-read'), confidentialityMark: 'Nur "intern"</style>' })
    ).toString()
    expect(source.match(/<\/style>/gu)).toHaveLength(1)
    expect(source).toMatch(/@page\{.*@top-right\{content:"Nur \\22 intern\\22 \\3c \\2f style\\3e "/su)
    expect((await renderHtml({ ...deckOf('pre-read'), confidentialityMark: null })).toString()).not.toContain(
      '@top-right',
    )
  })

  it.each(kinds)('show their first pages alone in a preview, and say so (%s)', (kind) => {
    const deck = { ...sampleDeck({ findings: 200, statements: 500 }), kind }
    const note = 'The rest is in the file.'
    const cut = previewHtml(deck, { pages: 4, note })
    const whole = previewHtml(deck, { pages: 10_000, note })
    expect(cut.html).toContain(note)
    expect(whole.html).not.toContain(note)
    expect(cut.pages).toBe(whole.pages)
    expect(cut.html.length).toBeLessThan(whole.html.length)
    expect(whole.html).not.toContain('href')
  })
})
