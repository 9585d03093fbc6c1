import { describe, expect, it } from '@jest/globals'
import { passageOf } from '../testing/passage-of.ts'
import { readSources } from './index.ts'

/** What is told of a text, each with the last heading that it stands under. */
const told = (text: string): string[] =>
  readSources({ passages: [passageOf('Paper', text)] }).flatMap(({ title, pieces }) =>
    pieces.map((piece) => `${title.split(' › ').at(-1) ?? ''} | ${piece.text}`),
  )

describe('forms of documents', () => {
  it('reads numbered clauses under what the clause is called', () => {
    const text =
      '1. Delivery\n1.1 The kiln is delivered by the end of May.\n1.2 Two fitters of the maker put it up.\n\n2. Warranty\n2.1 The maker mends faults for two years.'
    expect(told(text)).toEqual([
      'Delivery | The kiln is delivered by the end of May',
      'Delivery | Two fitters of the maker put it up',
      'Warranty | The maker mends faults for two years',
    ])
  })

  it('reads clauses that the layout has run together, by numbers and by letters', () => {
    expect(
      told(
        '3 Zahlung 3.1 Die Rechnung ist binnen 30 Tagen fällig. 3.2 Skonto wird nicht gewährt, auch nicht bei Barzahlung.',
      ),
    ).toEqual([
      'Zahlung | Die Rechnung ist binnen 30 Tagen fällig',
      'Zahlung | Skonto wird nicht gewährt, auch nicht bei Barzahlung',
    ])
    expect(
      told(
        '§ 7 Visitors (a) Visitors sign the book at the gate. (b) They are met by the person they call on.',
      ),
    ).toEqual([
      'Visitors | Visitors sign the book at the gate',
      'Visitors | They are met by the person they call on',
    ])
  })

  it('reads an item of minutes under what stands before its first full stop, to the end of its paragraph', () => {
    const text =
      'TOP 2 Werkstatt. Der Prüfstand wird im März geliefert. Bezahlt ist er noch nicht.\n\nDie Kantine bleibt am Freitag geschlossen.'
    expect(told(text)).toEqual([
      'Werkstatt | Der Prüfstand wird im März geliefert',
      'Werkstatt | Bezahlt ist er noch nicht',
      ' | Die Kantine bleibt am Freitag geschlossen',
    ])
  })

  it('takes a sentence that begins an item of minutes for no heading', () => {
    expect(told('2. The roof was mended in May. The bill has not been paid yet.')).toEqual([
      ' | The roof was mended in May. The bill has not been paid yet',
    ])
  })

  it('leaves out the heads and marks of mail', () => {
    const text =
      'From: Ada Brandt\nTo: Jonas Weir\nDate: Mon, 4 May 2026 10:12\nSubject: RE: pumps\n\nThe pumps arrive on Tuesday by rail.\n\n> From: Jonas Weir > Date: Sun, 3 May 2026 08:01 > > When do the pumps come to the yard?'
    expect(told(text)).toEqual([
      ' | The pumps arrive on Tuesday by rail',
      ' | When do the pumps come to the yard?',
    ])
    expect(told('Am 03.05.2026 um 08:01 schrieb Mia Holm: Die Pumpen stehen seit Montag im Hof.')).toEqual([
      ' | Die Pumpen stehen seit Montag im Hof',
    ])
  })

  it('puts what a sentence announces under it', () => {
    expect(
      told(
        'The divers came on Monday. They have two demands. The boat must be warm. Nobody is to dive alone.',
      ),
    ).toEqual([
      ' | The divers came on Monday. They have two demands',
      'The divers came on Monday. They have two demands | The boat must be warm',
      'The divers came on Monday. They have two demands | Nobody is to dive alone',
    ])
    expect(told('Wir stellen folgende Fragen: Wer zahlt die Fähre? Wann fährt sie im Winter?')).toEqual([
      'Wir stellen folgende Fragen | Wir stellen folgende Fragen: Wer zahlt die Fähre?',
      'Wir stellen folgende Fragen | Wann fährt sie im Winter?',
    ])
  })
})
