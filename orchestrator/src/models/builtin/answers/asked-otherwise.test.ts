// Questions that ask in other words than the documents have, and what must not be taken for an answer to them.
import { describe, expect, it } from '@jest/globals'
import type { Passage } from '../../port.ts'
import { knowledgeAnswer } from '../knowledge-answer.ts'

let last = 0
const passage = (name: string, text: string, more: Partial<Passage> = {}): Passage => ({
  chunkId: `0198c0df-0000-7000-8000-${String((last += 1)).padStart(12, '0')}`,
  artifactId: null,
  sourceKind: 'client',
  name,
  page: 1,
  label: 'Page 1',
  relevance: 0.6,
  text,
  ...more,
})
const ask = (question: string, ...passages: Passage[]): string =>
  knowledgeAnswer({
    phaseName: '',
    phaseDescription: '',
    inputs: [],
    passages,
    conversation: [],
    question,
  })
const isRefused = (text: string): boolean => /nothing about this|nichts gefunden/.test(text)

const charter = passage(
  'Charter',
  'Rules for bidders\n\nOffers due: 13 May 2027, noon\n\nWe employ 640 people in Marl. The old system is supported until 30 April 2028. GBP 412,000 of the budget has been spent.',
)
const bodies = passage(
  'Auftrag',
  'Gremien\n\nDer Lenkungskreis tagt jeden Monat. Den Vorsitz hat Dr. Henrike Sonntag. Ausgaben gibt der Lenkungskreis frei, darunter entscheidet die Projektleitung allein.',
)
const packages = passage(
  'Status',
  'Pakete\n\nPaket | Name | Aufwand (PT) | Ampel\nAP1 | Prozesse | 85 | Grün\nAP2 | Datenübernahme | 140 | Rot',
)

describe('what is asked for in other words', () => {
  it.each([
    ['By when do bidders have to hand in their proposals?', '13 May 2027'],
    ['How much of the budget is already used up?', '412,000'],
    ['What is the headcount of the company?', '640'],
  ])('%s', (question, answer) => {
    expect(ask(question, charter)).toContain(answer)
  })

  it('is found in a passage that the search hardly found, if a sentence says all of it', () => {
    expect(ask('What is the headcount of the company?', { ...charter, relevance: 0.11 })).toContain('640')
    expect(isRefused(ask('What is the mileage of the company?', { ...charter, relevance: 0.11 }))).toBe(true)
  })

  it('counts people by a number, and not by money', () => {
    const backfill = passage('Model', 'Backfill costs GBP 410 a day for staff of Marl.')
    expect(isRefused(ask('What is the headcount of Marl?', backfill))).toBe(true)
  })
})

describe('who is asked for in German', () => {
  it('is somebody: neither a noun nor another part', () => {
    expect(ask('Wer leitet den Lenkungskreis?', bodies)).toContain('Henrike Sonntag')
    const dates = passage('Plan', 'Leitung und Termine: Start im Werk Lünen am 3. Mai.')
    expect(isRefused(ask('Wer leitet das Werk?', dates))).toBe(true)
  })
})

describe('a row whose first cell is a code', () => {
  it('is called by its name, too', () => {
    expect(ask('Welches Paket steht auf Rot?', packages)).toContain('AP2 Datenübernahme')
  })
})

describe('agents', () => {
  const agents = passage('Review', '- Contacts: “Any contact is reported to Daniel Brooks” (slide 5)', {
    trust: 'agent',
    relevance: 0.9,
  })
  const slide = passage('Slides', 'Any contact outside the procedure is reported to Daniel Brooks.')

  it('give way to a document that answers less word by word', () => {
    const text = ask('To whom is any contact reported?', agents, slide)
    expect(text).toContain('_(Slides')
    expect(text).not.toContain('agents wrote it')
  })

  it('are not quoted where they quote', () => {
    expect(ask('To whom is any contact reported?', agents)).not.toContain('““')
  })
})
