// Who does it, of which of a kind it is said, and what is left open.
import { describe, expect, it } from '@jest/globals'
import { readClaim, readSentence } from './index.ts'

const says = (statement: string, sentence: string) => readSentence(statement, sentence).says
const standing = (claim: string, text: string) => readClaim(claim, { text }).standing

describe('who does it', () => {
  it.each([
    ['The vendor pays for the travel.', 'Travel is paid by the client.'],
    ['Der Vorstand hat 2,4 Mio. Euro bewilligt.', 'Der Aufsichtsrat hat 2,4 Mio. Euro bewilligt.'],
    ['Spending is signed by the programme manager.', 'Spending needs the signature of the sponsor.'],
  ])('tells one body from another, whichever voice it is said in: %s', (claim, text) => {
    expect(standing(claim, text)).toBe('contradicted')
    expect(says(claim, text)).not.toBe('supports')
  })

  it('takes the same body by its name in the other language', () => {
    expect(
      standing(
        'The steering committee released the budget.',
        'Der Lenkungskreis hat das Budget freigegeben.',
      ),
    ).not.toBe('contradicted')
  })
})

describe('which of a kind', () => {
  it.each([
    'The depots in Hull have received the new scanners; Swansea is still waiting.',
    'The depots that were rebuilt have received the new scanners.',
  ])('does not say of all what is said of some: %s', (sentence) => {
    expect(says('All depots have received the new scanners.', sentence)).not.toBe('supports')
  })

  it('is against a claim of both where one is left open', () => {
    expect(
      standing(
        'Both turbines have been repaired.',
        'The first turbine has been repaired, the second is still waiting for parts.',
      ),
    ).toBe('contradicted')
  })
})

it('takes the plain present for what will be, and what need not be for against what must be', () => {
  expect(standing('Four trainees start in the autumn.', 'Four trainees will start in the autumn.')).not.toBe(
    'contradicted',
  )
  expect(standing('Visitors need no badge.', 'Every visitor has to wear a badge.')).toBe('contradicted')
  expect(standing('Bidders must visit the site.', 'Bidders may visit the site if they wish.')).toBe(
    'contradicted',
  )
})

it('reads a verb whose particle stands after its object', () => {
  expect(
    standing('The authority turned the request down.', 'The request was rejected by the authority.'),
  ).not.toBe('contradicted')
})

it('holds nothing done that a sentence merely speaks of', () => {
  expect(says('The crane inspection took place.', 'The crane inspection is important for the insurer.')).toBe(
    'partly',
  )
  expect(
    says('The crane inspection took place.', 'The crane inspection was called off because of the storm.'),
  ).toBe('contradicts')
})

it('keeps a condition beyond a semicolon out of what stands before it', () => {
  expect(
    says(
      'The app works without a network.',
      'The app works without a network; it sends everything once the phone is back.',
    ),
  ).toBe('supports')
})
