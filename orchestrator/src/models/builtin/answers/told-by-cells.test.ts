import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

describe('a cell', () => {
  it('that is a figure tells no time', () => {
    const volumes = passageOf({
      name: 'Volumes',
      text: 'Object | Total | To migrate\nSuppliers | 7,550 | 3,300\nVessels | 990 | 480',
    })
    expect(isRefused(ask('Wann präsentieren die Anbieter?', volumes))).toBe(true)
  })

  it('of sources tells nobody, and stands behind what it is the source of', () => {
    const assumptions = passageOf({
      name: 'Model',
      text: 'Assumption | Source\nRelief crews at £410 a day for the port | Finance, May\nMooring charges are paid in June | Offers of May',
    })
    expect(ask('What is the daily rate for relief crews?', assumptions)).toContain(
      '“Relief crews at £410 a day for the port” (Source: Finance, May)',
    )
    expect(isRefused(ask('Who pays the mooring charges?', assumptions))).toBe(true)
  })

  it('tells no reason, unless its table has reasons', () => {
    const levels = passageOf({
      name: 'Levels',
      text: 'Measure | Alderly | Birkdale\nAvailability | 99.9% | 99.5%\nRecovery | 2 | 8',
    })
    expect(isRefused(ask('Warum ist Alderly bei der Verfügbarkeit schwach?', levels))).toBe(true)
  })

  it('with the total tells how many, where a head only means the same as what is counted', () => {
    const links = passageOf({
      name: 'Profile',
      text: 'Table 4. Interfaces by technique\n\nDirection | Files | API | Total\nTide gauge (Tidewell) | 4 | 0 | 4\nBank | 2 | 1 | 3',
    })
    expect(ask('How many interfaces are there to Tidewell?', links)).toContain('Total: **4**')
  })
})

describe('when something is done', () => {
  const timetable = passageOf({
    name: 'Rules of the procedure',
    text: 'Step | Date\nQuestions of bidders | 16 October 2026\nScripted demonstrations | 30 November 2026\nReference calls for each bidder | 18 December 2026',
  })
  const phases = passageOf({
    name: 'Kick-off',
    text: 'Phase | Result | Due\nVendor reading | Scored demonstrations | 12 January 2027\nDecision | Paper | 29 January 2027',
  })

  it.each(['When do the vendors present?', 'Wann präsentieren die Anbieter?'])(
    'is told by the row that is called so, before one that it is but a result of: %s',
    (question) => {
      const answer = ask(question, phases, timetable)
      expect(answer).toContain('30 November 2026')
      expect(answer).not.toContain('12 January')
    },
  )
})

describe('facts and sentences', () => {
  it('of one line are told apart', () => {
    const record = passageOf({
      name: 'Harbour profile',
      text: 'Harbour profile\n\nPrepared by: Ada Brandt, Head of Berths Date: 24 August 2026 Version: 1.3',
    })
    const answer = ask('Who prepared the harbour profile?', record)
    expect(answer).toContain('Ada Brandt, Head of Berths”')
    expect(answer).not.toContain('Version')
  })

  it('that name who a body is of tell its members', () => {
    const rules = passageOf({
      name: 'Minutes',
      text: 'Departures are decided by a berth panel of Ada Brandt, Jonas Weir and Ilse Tornow.',
    })
    expect(ask('Who are the members of the berth panel?', rules)).toContain('Jonas Weir')
  })

  it('tell a budget ceiling by an amount', () => {
    const interview = passageOf({
      name: 'Interview',
      relevance: 0.72,
      text: 'Her ceiling for five years is £7.6 million; anything above goes back to the board.',
    })
    const others = [
      'The quay is 90 metres long.',
      'Crews work in two shifts.',
      'The gate opens at noon.',
    ].map((text) => passageOf({ name: 'Notes', text }))
    expect(ask('What is our budget ceiling?', interview, ...others)).toContain('£7.6 million')
  })

  it('find a country by the letters that stand for it', () => {
    const plants = passageOf({
      name: 'Profile',
      text: 'Plant | Revenue (£m) | Staff\nLurgen (PL) | 51.8 | 380\nHull (UK) | 92.4 | 540',
    })
    expect(ask('Wie hoch ist der Umsatz in Polen?', plants)).toContain('51.8')
  })
})
