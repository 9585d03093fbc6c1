import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const page = (text: string): ReturnType<typeof passageOf> => passageOf({ text })

describe('a cell', () => {
  it('is of no row that has the question’s words among its remarks', () => {
    const boats = page(
      'Boats\nBoat | Since | Remarks\nHeron | 2013 | Crew of six, Danish flag, sold parts in spring\nKite | 2009 | Hull repainted',
    )
    expect(isRefused(ask('When did we sell the Danish yard?', boats))).toBe(true)
    expect(ask('Since when do we have the Heron?', boats)).toContain('2013')
  })

  it('is of the whole where the columns are parts that fit alike', () => {
    const work = page(
      'Work in days\nStep | Crew days | Yard days | Total\nCaulking the hull | 12 | 30 | 42\nRigging | 9 | 4 | 13',
    )
    const told = ask('How many days does caulking the hull take?', work)
    expect(told).toContain('**42**')
    expect(told).not.toContain('**12**')
    expect(ask('How many yard days does caulking the hull take?', work)).toContain('**30**')
  })

  it('is of one year, and not of all of them, where a year is asked for', () => {
    const dues = page('Dues\nItem | Year 1 | Year 2 | Total\nMooring | 40 | 40 | 80\nWater | 7 | 9 | 16')
    expect(ask('What does the mooring cost per year?', dues)).not.toContain('**80**')
    expect(ask('What does the mooring cost in total?', dues)).toContain('**80**')
  })

  it('is told for each column where the row is called what is asked about and no column is named', () => {
    const share = page(
      'Survey\nFinding | North quay | South quay\nRusted bollards | 12% | 31%\nLoose planks | 4% | 9%',
    )
    const told = ask('What share of bollards is rusted?', share)
    expect(told).toContain('12%')
    expect(told).toContain('31%')
    expect(isRefused(ask('What share of cranes is rusted?', share))).toBe(true)
  })
})

describe('how many there are', () => {
  it.each([
    ['How many seats are booked?', 'Booked'],
    ['Wie viele Plätze sind gebucht?', 'Gebucht'],
  ])('is told by the row of totals where a column is named and no row: %s', (question, head) => {
    const seats = page(
      `Seats and Plätze\nDeck | ${head} | Free\nUpper | 31 | 9\nLower | 22 | 18\nTotal | 53 | 27`,
    )
    expect(ask(question, seats)).toContain('**53**')
  })
})

describe('how quickly something is done', () => {
  it.each([
    [
      'How quickly must leaks be reported?',
      'Leaks are reported within one hour.',
      'Four leaks were reported.',
    ],
    [
      'Wie schnell müssen Lecks gemeldet werden?',
      'Lecks sind binnen einer Stunde zu melden.',
      'Vier Lecks wurden gemeldet.',
    ],
  ])('need not be said in words, and is told by a length of time: %s', (question, told, beside) => {
    expect(ask(question, page(told))).toContain(told.replace('.', ''))
    expect(isRefused(ask(question, page(beside)))).toBe(true)
  })
})

describe('under what condition somebody goes first', () => {
  it('compares nothing', () => {
    const told = ask(
      'Under what condition will Alderby go first?',
      page('Alderby volunteers to go first, provided that a crane driver from Brinkmoor is there.'),
    )
    expect(told).toContain('provided that a crane driver')
  })
})

describe('the oldest of days', () => {
  it.each([
    ['Whose survey of the hull is the oldest?', 'Survey of the hull by a third party'],
    ['Wessen Prüfung des Rumpfes ist die älteste?', 'Prüfung des Rumpfes durch Dritte'],
  ])('is the first of them, whatever stands in other rows: %s', (question, row) => {
    const papers = page(
      `Papers\nPaper | Heron | Kite | Tern\nPermit | valid | none | applied for\n${row} | April 2026 | July 2026 | September 2025`,
    )
    expect(ask(question, papers)).toContain('Tern: **September 2025**')
  })
})

describe('how large something must be', () => {
  it('is told by no sentence that only says that there is none', () => {
    const question = 'How large must a spare anchor be?'
    const near = (text: string): ReturnType<typeof passageOf> => passageOf({ relevance: 0.9, text })
    expect(isRefused(ask(question, near('No spare anchor has been bought yet.')))).toBe(true)
    expect(ask(question, near('Spare anchors of 200 to 800 kilograms are kept.'))).toContain('200 to 800')
  })
})

describe('a passage that the search thought little of', () => {
  it.each([
    [
      'How often does the steering committee meet?',
      'Der Lenkungsausschuss tagt jeden zweiten Dienstag.',
      'Der Lenkungsausschuss hat neun Mitglieder.',
      'zweiten Dienstag',
    ],
    [
      'Wie oft tagt der Lenkungsausschuss?',
      'The steering committee meets every second Tuesday.',
      'The steering committee has nine members.',
      'second Tuesday',
    ],
  ])('answers in another language where a sentence says what is asked: %s', (question, ...told) => {
    const [says, beside, expected] = told.map((text) => passageOf({ relevance: 0.2, text }))
    expect(ask(question, says ?? page(''))).toContain(expected?.text)
    expect(isRefused(ask(question, beside ?? page('')))).toBe(true)
  })
})
