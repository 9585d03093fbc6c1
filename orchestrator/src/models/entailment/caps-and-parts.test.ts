import { describe, expect, it } from '@jest/globals'
import { readSentence } from './index.ts'

describe('a cap', () => {
  const sentence = 'Penalties are 0.2 percent of the value per day, capped at 5 percent.'
  it('is the figure that is spoken of, and not one that it allows', () => {
    expect(readSentence('Penalties are capped at 10 percent of the value.', sentence).says).toBe(
      'contradicts',
    )
    expect(readSentence('Penalties are capped at 5 percent of the value.', sentence).says).toBe('supports')
  })
})

describe('a demand', () => {
  it('is said where demands stand', () => {
    const under = { about: 'What we need' }
    expect(readSentence('Data must stay in Kent.', 'Data must stay in Kent.', under).says).toBe('supports')
    expect(readSentence('Data stays in Kent.', 'Data must stay in Kent.', under).says).not.toBe('supports')
  })
})

describe('parts of people', () => {
  const sentence = 'Den Vorsitz hat Henrike Sonntag, Stellvertreter ist Joachim Brett.'
  const before = 'Der Lenkungskreis tagt jeden Monat.'
  it('are of the body that was spoken of, and each of one', () => {
    expect(
      readSentence('Den Vorsitz des Lenkungskreises hat Henrike Sonntag.', sentence, { before }).says,
    ).toBe('supports')
    expect(
      readSentence('Vorsitzender des Lenkungskreises ist Joachim Brett.', sentence, { before }).says,
    ).toBe('contradicts')
  })
})

it('what is out of scope is not in it', () => {
  expect(
    readSentence('The loyalty scheme is in scope.', 'Cash and the loyalty scheme are out of scope.').says,
  ).toBe('contradicts')
})
