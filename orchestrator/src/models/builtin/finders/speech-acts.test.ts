import { describe, expect, it } from '@jest/globals'
import { passageOf } from '../testing/passage-of.ts'
import { chooseFor, corpusOf, readSources, toldText, wantedOf } from './index.ts'

/** What is told under a part of texts by name. */
function under(part: string, detail: string, texts: Record<string, string>): string[] {
  const wanted = wantedOf({ name: part, detail })
  const passages = Object.entries(texts).map(([name, text]) => passageOf(name, text))
  const corpus = corpusOf(readSources({ passages }))
  return (chooseFor([wanted], corpus, { isLeftOut: () => false }).get(wanted) ?? []).map((piece) =>
    toldText(piece),
  )
}

const harbour =
  'Mia Holm fears that the crane will be late by a month. The committee agreed to rent a second one. Who pays for it was left open. The quay was painted last year.'
const hafen =
  'Mia Holm befürchtet, dass der Kran einen Monat zu spät kommt. Der Ausschuss beschließt, einen zweiten zu mieten. Wer ihn bezahlt, ist noch ungeklärt. Der Kai wurde im Vorjahr gestrichen.'

describe('what people do when they speak', () => {
  it('tells risks, decisions and open points without a heading of theirs', () => {
    expect(under('Risks', 'what may go wrong', { Note: harbour })).toEqual([
      '“Mia Holm fears that the crane will be late by a month”',
    ])
    expect(under('Decisions taken', 'by whom', { Note: harbour })).toEqual([
      '“The committee agreed to rent a second one”',
    ])
    expect(under('Open points', 'who settles them', { Note: harbour })).toEqual([
      '“Who pays for it was left open”',
    ])
  })

  it('does so in German', () => {
    expect(under('Risiken', 'was schiefgehen kann', { Notiz: hafen })).toEqual([
      '“Mia Holm befürchtet, dass der Kran einen Monat zu spät kommt”',
    ])
    expect(under('Beschlüsse', 'von wem', { Notiz: hafen })).toEqual([
      '“Der Ausschuss beschließt, einen zweiten zu mieten”',
    ])
    expect(under('Offene Punkte', 'wer sie klärt', { Notiz: hafen })).toEqual([
      '“Wer ihn bezahlt, ist noch ungeklärt”',
    ])
  })

  it('tells risks of what no source names by those that are feared', () => {
    expect(under('Risiken des Umzugs', 'mit Anzeichen', { Notiz: hafen })).toEqual([
      '“Mia Holm befürchtet, dass der Kran einen Monat zu spät kommt”',
    ])
  })

  it('tells who leads each stream of work by the row of its table, and not who owns an action', () => {
    const streams = 'Stream | Lead | State\nDredging | Ada Brandt | Green\nSignals | Jonas Weir | Red'
    expect(under('Governance', 'who leads what', { Streams: streams })).toHaveLength(2)
    const actions =
      'Action | Owner | State\nOrder paint | Ada Brandt | Green\nCall the pilot | Jonas Weir | Red'
    expect(under('Governance', 'who leads what', { Actions: actions })).toEqual([])
  })

  it('dates a day without a year by the day of its paper, and looks back on none', () => {
    const minutes =
      'The quay is closed from 7 January. Lamps arrive by 4 December. Thank you for the letter of 20 October.'
    expect(under('Milestones', 'in order of date', { 'minutes-2026-11-02.md': minutes })).toEqual([
      '“Lamps arrive by 4 December”',
      '“The quay is closed from 7 January”',
    ])
  })

  it('goes on to what continues an answer', () => {
    const text =
      'The owners say what they fear. Jonas Weir is afraid that the pier will sink. And he warns of mussels. The band plays on Sunday.'
    expect(under('Fears of the owners', 'each with its reason', { Letter: text })).toContain(
      '“And he warns of mussels”',
    )
  })
})

describe('next steps', () => {
  it('are what somebody has taken upon themselves, and not what is done to a thing', () => {
    const text =
      'Jonas Weir wird die Boje bis Mai setzen. Jede Leine wird dreimal geprüft. Das alte Boot Seestern wird nicht mehr gestrichen.'
    expect(under('Nächste Schritte', 'wer was tut', { Notiz: text })).toEqual([
      '“Jonas Weir wird die Boje bis Mai setzen”',
    ])
  })
})

describe('an offer', () => {
  it('says nothing of who decides, and all of what is offered', () => {
    const offer =
      'Duties of the customer\n\nThe customer names a person who decides on three days a week. The yard lends a crane.'
    expect(under('Governance', 'who decides what', { 'offer-crane.md': offer })).toEqual([])
    expect(under('Duties of the customer', 'people', { 'offer-crane.md': offer })).toHaveLength(2)
  })
})

describe('headings in other words', () => {
  it('stand for what a part is called', () => {
    const slides = 'Where we come from\n\n41 boats use the lock each day\nThe gates leak since 2021'
    expect(under('Background', 'figures', { Deck: slides })).toHaveLength(2)
    const german = 'Wohin wir wollen\n\nHöchstens zehn Minuten Wartezeit je Boot\nKeine Sperrung in der Nacht'
    expect(under('Ziele', 'mit Wert', { Folien: german })).toHaveLength(2)
  })
})
