import { describe, expect, it } from '@jest/globals'
import { byDecider } from './decider-asked.ts'
import { byDeclined } from './declined-asked.ts'
import { byMeasure } from './measured-by.ts'
import { asksForNextSteps, byNextSteps } from './next-steps-asked.ts'
import { byOpenBefore } from './open-before-asked.ts'
import { byPresented } from './presented-asked.ts'
import { asksForProblems, byProblems } from './problems-asked.ts'
import { byPeople, inOtherLanguage } from './searches-of-question.ts'
import { byTurns } from './turns-asked.ts'

describe('what a question is searched by besides its own words', () => {
  it('is the order of things, where it is asked when they go live', () => {
    for (const question of ['When does each depot go live?', 'Wann gehen die Lager live?'])
      expect(byTurns(question).join(' ')).toMatch(/order of .*Reihenfolge/)
    expect(byTurns('Welches Lager geht zuerst live?').join(' ')).toMatch(/order of .*Reihenfolge/)
    for (const other of ['When is the meeting?', 'Who goes live first?']) expect(byTurns(other)).toEqual([])
  })

  it('is what has to be done before an event by what it is called, however it is put', () => {
    expect(byOpenBefore('What is still open before the contract can be signed?')).toContain(
      'findings to be closed before contract signature',
    )
  })

  it('is the total of what several things cost, and the budget of one', () => {
    expect(byMeasure('What do the offers cost?')).toContain('total cost')
    expect(byMeasure('Was kosten die drei Angebote?')).toContain('Gesamtkosten')
    expect(byMeasure('Was kostet der Umzug?')).toContain('Umzug budget')
    expect(byMeasure('What does the move need?')).toBe('What does the move need?')
  })

  it('is lists of actions, where the next steps are asked for', () => {
    for (const question of [
      'What are the next steps?',
      'Was sind die nächsten Schritte?',
      'Wie geht es weiter?',
    ])
      expect(byNextSteps(question).join(' ')).toMatch(/actions .*Maßnahmen/)
    expect(asksForNextSteps('What are the next steps of the baker?')).toBe(false)
  })

  it('has names as they are written', () => {
    expect(inOtherLanguage('Welche Vorteile hat Quillon?').split(' ')).toContain('quillon')
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

  it('is what headings call what is open before something', () => {
    expect(byOpenBefore('What is still open before the launch?')).toContain(
      'findings points to be closed clarified before the launch',
    )
    expect(byOpenBefore('Was ist vor dem Start noch offen?')).toContain(
      'offene Punkte zu klären vor dem Start',
    )
    for (const other of ['What is open?', 'What was paid before the launch?', 'Who signs before the launch?'])
      expect(byOpenBefore(other)).toEqual([])
  })

  it('is who declined, where it is asked who did not take part', () => {
    expect(byDeclined('Which bidders did not submit an offer?')).toContain('declined withdrew')
    expect(byDeclined('Wer hat kein Angebot abgegeben?')).toContain('zurückgezogen')
    expect(byDeclined('Who submitted an offer?')).toBe('Who submitted an offer?')
  })

  it('is the demonstrations, where it is asked when vendors present', () => {
    expect(byPresented('When do the vendors present?')).toContain('demonstrations')
    expect(byPresented('Wann präsentieren die Bieter?')).toContain('Vorführungen')
    expect(byPresented('Who was present?')).toBe('Who was present?')
  })

  it('is what rules for decisions are called, where it is asked who awards', () => {
    expect(byDecider('Who awards the contract?')).toContain('decisions')
  })
})
