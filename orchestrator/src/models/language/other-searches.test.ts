import { describe, expect, it } from '@jest/globals'
import { asksForProblems, byProblems } from './problems-asked.ts'
import { byPeople } from './searches-of-question.ts'
import { byTurns } from './turns-asked.ts'

describe('what a question is searched by besides its own words', () => {
  it('is the order of things, where it is asked when they go live', () => {
    for (const question of ['When does each depot go live?', 'Wann gehen die Lager live?'])
      expect(byTurns(question).join(' ')).toMatch(/order of .*Reihenfolge/)
    for (const other of ['When is the meeting?', 'Who goes live first?']) expect(byTurns(other)).toEqual([])
  })

  it('is people without what they do, where they are counted', () => {
    expect(byPeople('How many people work in IT?')).toBe('How many people in IT?')
    expect(byPeople('Wie viele Leute arbeiten dort?')).toBe('Wie viele Leute dort?')
    expect(byPeople('How many machines work?')).toBe('How many machines work?')
  })

  it('is how things are, where it is asked what goes badly, and nothing is named', () => {
    for (const question of ['What are the pain points?', 'Welche Probleme gibt es heute?'])
      expect(byProblems(question)).toHaveLength(2)
    for (const question of [
      'What problems did the pilot have?',
      'What are the goals?',
      'Wo hakt es in Leeds?',
    ])
      expect(asksForProblems(question)).toBe(false)
  })
})
