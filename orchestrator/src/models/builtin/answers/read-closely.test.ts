// What a table or sentence has to say before it answers, and what it need not say.
import { describe, expect, it } from '@jest/globals'
import type { Passage } from '../../port.ts'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const passage = (name: string, text: string, more: Partial<Passage> = {}): Passage =>
  passageOf({ name, text, ...more })

describe('two tables that stand one below the other', () => {
  it('are two where a line of words follows a blank one between figures', () => {
    const offers = passage(
      'Vergleich',
      'Kriterium | Gewicht | Alpha\nPreis | 30 % | 3,4\nTermin | 70 % | 4,1\n\nAngebot | Lizenz (EUR) | Wartung je Jahr (EUR)\nAlpha | 410.000 | 73.800\nBeta | 240.000 | 60.500',
    )
    expect(ask('Wessen Lizenz ist am günstigsten?', offers)).toContain('Beta – Lizenz (EUR): **240.000**')
  })
})

describe('rows that lack something', () => {
  it('are those with none in its column', () => {
    const risks = passage(
      'Log',
      'No. | Open point | Owner | Date\nO-1 | Choose the printer | Ada Brandt | 3 May 2027\nO-2 | Name the trainer | Jon Reed | no date',
    )
    const answer = ask('Which of the open points has no date?', risks)
    expect(answer).toContain('Name the trainer')
    expect(answer).not.toContain('printer')
  })
})

describe('a mark', () => {
  const faults = passage(
    'Contract',
    'Severity | Meaning | Repair within\nA | Supply in danger | 4 hours\nB | One works affected | 24 hours',
  )
  it('chooses the row, whatever is said to be of that mark, and answers nothing where there is none', () => {
    expect(ask('How fast must a severity B fault be repaired?', faults)).toContain('24 hours')
    expect(isRefused(ask('What is the repair time for severity D?', faults))).toBe(true)
  })
})

describe('whom a passage is about', () => {
  it('need not be named in each sentence, but where others are', () => {
    const contract = passage(
      'Summary',
      'Between Moor Water and Calder Controls. The contract runs for five years from 1 April 2024.',
    )
    expect(ask('How long does the contract with Calder run?', contract)).toContain('five years')
  })
})

describe('who or which it is', () => {
  it('is not told where the thing is only counted, or nobody is named yet', () => {
    const code = passage('Contract', 'The source code is deposited with an escrow agent.')
    expect(isRefused(ask('Which escrow agent holds the source code?', code))).toBe(true)
    const roles = passage(
      'Charter',
      'Role | Held by\nSponsor | Ada Brandt\nSecurity liaison | not yet appointed',
    )
    expect(isRefused(ask('Who is the security liaison?', roles))).toBe(true)
    expect(ask('Who is the sponsor?', roles)).toContain('Ada Brandt')
  })
})

describe('words that only ask', () => {
  it('need not be said', () => {
    const plan = passage('Plan', 'The contract is to be awarded on 14 May 2027. Ausgaben: keine.')
    expect(ask('On which day will the contract be given to the winner?', plan)).toContain('14 May 2027')
    const ward = passage('Haus', 'Standort | Betten\nFelsbruck | 210\nDörnach | 340')
    expect(ask('Bettenzahl in Felsbruck?', ward)).toContain('210')
  })

  it('are not what somebody may do: May is a month', () => {
    const pilot = passage('Charter', 'The safety officer may stop the pilot at any time.')
    expect(isRefused(ask('When is the pilot over?', pilot))).toBe(true)
  })
})
