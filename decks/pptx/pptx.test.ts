import { beforeAll, describe, expect, it } from '@jest/globals'
import { XMLParser } from 'fast-xml-parser'
import { strFromU8, unzipSync } from 'fflate'
import { sampleDeck } from '../testing/sample-deck.ts'
import { textsOfDeck } from '../testing/texts-of-deck.ts'
import { renderPptx } from './index.ts'

type Parts = Record<string, string>
const unpacked = async (deck = sampleDeck()): Promise<Parts> => {
  const files = unzipSync(await renderPptx(deck))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

const matching = (parts: Parts, path: RegExp): string[] =>
  Object.keys(parts)
    .filter((name) => path.test(name))
    .sort((one, other) => Number(/\d+/.exec(one)) - Number(/\d+/.exec(other)))
    .map((name) => parts[name] ?? '')
const slidesOf = (parts: Parts): string[] => matching(parts, /^ppt\/slides\/slide\d+\.xml$/)
const count = (text: string, part: string): number => text.split(part).length - 1

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const textsIn = (xml: string): string =>
  [...xml.matchAll(/<(?:a:t|c:v)>([^<]*)</g)]
    .map(([, text = '']) => text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? name))
    .join('')
/** White space differs where a text goes on on the next slide. */
const squeezed = (text: string): string => text.replace(/\s+/g, '')

const parser = new XMLParser({ ignoreAttributes: false })

/** What keeps a text from being XML: tags that do not match, an ampersand or a character that it cannot hold. */
const faultOf = (xml: string): string | null => {
  const open: string[] = []
  for (const [tag, close, name = '', end] of xml.matchAll(
    /<(\/?)([\w:.-]+)(?:\s+[\w:.-]+="[^"<]*")*\s*(\/?)>/g,
  )) {
    if (end === '/') continue
    if (close === '') open.push(name)
    else if (open.pop() !== name) return tag
  }
  const rest = xml.replace(/<\?[^>]*\?>|<(\/?)([\w:.-]+)(?:\s+[\w:.-]+="[^"<]*")*\s*(\/?)>/g, '')
  return /[<]|&(?!\w+;|#x?[\da-f]+;)|\u0007/i.exec(rest)?.[0] ?? open[0] ?? null
}

let parts: Parts
beforeAll(async () => {
  parts = await unpacked()
})

describe('a deck as a presentation of PowerPoint', () => {
  it('says all that the document says, escaped and without what XML cannot hold', () => {
    const deck = sampleDeck()
    const said = [...slidesOf(parts), ...matching(parts, /slideLayout3|charts\/chart/)].map(textsIn).join('')
    // A card that goes on says whose it is again.
    const text = squeezed(said.replaceAll('Requirements Analyst (continued)', ''))
    for (const one of textsOfDeck(deck)) expect(text).toContain(squeezed(one))
    expect(said).not.toContain('\u0007')
  })

  it('says each finding once', () => {
    const text = slidesOf(parts).map(textsIn).join('')
    for (const number of [1, 5, 12]) expect(count(text, `Finding ${String(number)}: `)).toBe(1)
  })

  it('is a sound package: well-formed parts, no type or link for what is not there, no number twice', () => {
    for (const [name, content] of Object.entries(parts))
      if (/\.(xml|rels)$/.test(name)) expect([name, faultOf(content)]).toEqual([name, null])
    const types = parts['[Content_Types].xml'] ?? ''
    const named = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, part = '']) => part)
    expect(named.filter((part) => parts[part] === undefined)).toEqual([])
    expect(new Set(named).size).toBe(named.length)
    for (const slide of slidesOf(parts)) {
      const ids = [...slide.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(slide).not.toMatch(/<\/a:r><a:pPr|NaN|undefined|<a:ln><\/a:ln>/)
    }
    expect(parts['ppt/notesMasters/_rels/notesMaster1.xml.rels']).toContain('theme2.xml')
  })

  it('has native tables and charts with their figures in a sheet, and nothing as a picture', () => {
    expect(slidesOf(parts).some((slide) => slide.includes('<a:tbl>'))).toBe(true)
    const charts = matching(parts, /^ppt\/charts\/chart\d+\.xml$/)
    expect(charts.map((chart) => /<c:(doughnutChart|barChart)>/.exec(chart)?.[1]).sort()).toEqual([
      'barChart',
      'barChart',
      'doughnutChart',
    ])
    expect(matching(parts, /\.xlsx$/)).toHaveLength(3)
    expect(Object.keys(parts).filter((name) => name.startsWith('ppt/media/'))).toEqual([])
  })

  it('has names and mark on each slide by its layout, a title and a number on each, and its sources in the notes', () => {
    const [first, ...others] = slidesOf(parts)
    expect(textsIn(first ?? '')).toContain('Confidential')
    expect(textsIn(parts['ppt/slideLayouts/slideLayout3.xml'] ?? '')).toContain('Confidential')
    for (const rels of matching(parts, /^ppt\/slides\/_rels\//).slice(1))
      expect(rels).toContain('slideLayout3.xml')
    for (const slide of others) {
      expect(count(slide, '<p:ph type="title"/>')).toBe(1)
      expect(slide).toContain('type="slidenum"')
    }
    expect(textsIn(parts['ppt/notesSlides/notesSlide3.xml'] ?? '')).toContain('1 Five-Year Cost Model.xlsx')
  })

  it('names its parts in the outline of PowerPoint', () => {
    const presentation: unknown = parser.parse(parts['ppt/presentation.xml'] ?? '')
    const names = JSON.stringify(presentation).match(/"@_name":"[^"]*"/g)
    expect(names).toEqual(
      ['Pre-Read', 'Goal', 'Progress', 'Findings', 'Conversation', 'Sources'].map(
        (name) => `"@_name":"${name}"`,
      ),
    )
  })
})
