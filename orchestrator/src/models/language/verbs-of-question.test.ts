import { describe, expect, it } from '@jest/globals'
import { hasKin } from './kin.ts'
import { verbsOfQuestion } from './verbs-of-question.ts'

const verbsIn = (question: string): string[] => {
  const words = question.toLowerCase().match(/[a-z-]+/g) ?? []
  return [...verbsOfQuestion(words)].map((at) => words[at] ?? '')
}

describe('the verb of a question', () => {
  it.each([
    ['Who leads the ward?', ['leads']],
    ['What budget did the board approve for it?', ['approve']],
    ['What do they charge for a room?', ['charge']],
    ['What would the hosting of archives cost?', ['cost']],
    ['How much does the lease extension of Ward 4 cost?', ['cost']],
    ['How many beds does the ward have?', []],
    ['Who has to approve trips?', ['approve']],
    ['Who may talk to the bidders?', ['talk']],
    ['Which services belong to research?', ['belong']],
    ['Which wards have more than ten beds?', []],
    ['Who did not send a bid?', ['send']],
    ['Does Alderly support night bookings e-mailing?', ['support']],
    ['Is the reader suitable for outdoors?', ['suitable']],
  ])('%s', (question, verbs) => {
    expect(verbsIn(question)).toEqual(verbs)
  })
})

it('words of one root are kin, and words that begin alike are not', () => {
  expect(hasKin('mileag', new Set(['mile']))).toBe(true)
  expect(hasKin('teilnehm', new Set(['teilnehmend']))).toBe(true)
  expect(hasKin('contract', new Set(['contrast']))).toBe(false)
  expect(hasKin('port', new Set(['portfolio']))).toBe(false)
})
