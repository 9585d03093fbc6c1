import { describe, expect, it } from '@jest/globals'
import { passageOf } from '../testing/passage-of.ts'
import { blockAbout, corpusOf, readSources } from './index.ts'

const about = (name: string, detail: string, ...texts: string[]): string[] | undefined => {
  const passages = texts.map((text, index) => passageOf(`Paper ${String(index + 1)}`, text))
  return blockAbout({ name, detail }, corpusOf(readSources({ passages })), () => true)?.pieces.map(
    ({ text }) => text,
  )
}

const garage =
  'The buses are washed at night. The wheel lathe can be at a standstill on Sundays from six to noon, to which the foreman has consented. Nobody has consented for the paint shop.\n\nDrivers would like warmer jackets. A survey is planned for the spring.\n\nTyres are bought from two makers.\n\nThe canteen opens at five.\n\nFuel is delivered on Tuesdays.\n\nTickets are sold on board.\n\nThe oldest bus is red.\n\nParts come by rail.\n\nThe gate is locked at night.'
const ferien =
  'Das Hallenbad wurde 2019 gestrichen. Die Kasse ist neu.\n\nGäbe man die Pacht auf, bekäme die Stadt die Becken in ordentlichem Zustand zurück. Geschätzt werden vier Monate. Erprobt hat das niemand.'

describe('the block that speaks of a part', () => {
  it('is found by what the detail asks for, where nothing has the name of the part', () => {
    expect(
      about(
        'Slots',
        'days on which each hall can be at a standstill, for how many hours and who consented',
        garage,
      ),
    ).toEqual([
      'The wheel lathe can be at a standstill on Sundays from six to noon, to which the foreman has consented',
      'Nobody has consented for the paint shop',
    ])
  })

  it('is found in words that mean the same, in German and across the languages', () => {
    expect(about('Rückgabe', 'Zustand, Monate, Schätzung des Aufwands; was erprobt wurde', ferien)).toEqual([
      'Gäbe man die Pacht auf, bekäme die Stadt die Becken in ordentlichem Zustand zurück',
      'Geschätzt werden vier Monate',
      'Erprobt hat das niemand',
    ])
    expect(
      about('Stillstand', 'Tage, an denen jede Halle stillstehen kann, und wer zugestimmt hat', garage),
    ).toContain('Nobody has consented for the paint shop')
  })

  it('is none where only one word of the part is said, or several blocks say as much', () => {
    expect(about('Anchors', 'jackets and ropes', garage)).toBeUndefined()
    const survey = 'A survey of jackets is planned. Others come later.'
    expect(about('Ropes', 'survey of jackets', survey, `${survey} It is no news.`)).toBeUndefined()
  })

  it('is no table that has no word of the name and calls its rows nothing that is asked for', () => {
    const table =
      'Firm | Way in | For\nCrane & Co | Ladder | Survey of jackets\nMoss | Ropes | Planned stop of the mill'
    expect(about('Anchors', 'jackets, ropes, stop of the mill, ladder', table)).toBeUndefined()
    const stops = 'What | State\nPrice of jackets | open\nLength of ropes | agreed'
    expect(about('Anchors', 'changes of price, ropes, jackets, state, agreed', stops, garage)).toHaveLength(2)
  })

  it('is no table whose cells alone have words of it', () => {
    const table =
      'Stop | Line | Remark\nHarbour | 4 | Survey of jackets planned\nMill | 7 | Wind\nSchool | 9 | Noise'
    const other = 'The survey asked about jackets. It closed in May.'
    expect(about('Ropes and survey', 'jackets', table, other) ?? []).not.toContain('Mill | 7 | Wind')
    expect(about('Survey of remarks', 'stop, jackets, planned', table)).toContain('Mill | 7 | Wind')
  })
})
