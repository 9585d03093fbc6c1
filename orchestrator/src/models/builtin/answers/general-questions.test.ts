import { describe, expect, it } from '@jest/globals'
import { findAnswer } from './find-answer.ts'
import { tablesOf, tablesOfAll } from './tables.ts'
import { unitOf } from './rows.ts'

let count = 0
const passageOf = (text: string, name = 'Catalogue', label = '') => ({
  chunkId: `0198c0de-0000-7000-8000-${String((count += 1)).padStart(12, '0')}`,
  artifactId: null,
  sourceKind: 'client' as const,
  name,
  label,
  page: null,
  relevance: 0.5,
  text,
})

const linesFor = (question: string, ...texts: string[]): string[] => {
  const passages = texts.map((text) => passageOf(text))
  return (findAnswer(question, { passages, others: passages }, 3)?.lines ?? []).map(({ text }) => text)
}

const merged = [
  'Cleaning services 2027',
  'Object | | Price in EUR | | Contract',
  'Building | Room | Weekday | Sunday | until',
  'North | Hall | 80 | 120 | 1 May 2028',
  ' | Foyer | 35 | 60 | 1 March 2027',
  'South | Hall | 90 | 140 | 1 May 2028',
  ' | Stairs | 20 | | 1 May 2028',
].join('\n')

describe('heads of two rows and merged cells', () => {
  it('are read as heads of their columns, and cells merged downwards as what they hold', () => {
    const [table] = tablesOf(passageOf(merged, 'Services', 'Sheet Services rows 2-7'))
    expect(table?.heads).toEqual([
      'Building (Object)',
      'Room (Object)',
      'Weekday (Price in EUR)',
      'Sunday (Price in EUR)',
      'until (Contract)',
    ])
    expect(table?.rows.map(({ cells, number }) => [number, cells[0], cells[1]])).toEqual([
      [4, 'North', 'Hall'],
      [5, 'North', 'Foyer'],
      [6, 'South', 'Hall'],
      [7, 'South', 'Stairs'],
    ])
  })

  it('answer by row and column', () => {
    expect(linesFor('What does the foyer cost on a Sunday?', merged)).toEqual([
      'North, Foyer – Sunday (Price in EUR): **60**',
    ])
    expect(linesFor('Which contract runs out first?', merged)).toEqual([
      'North, Foyer – until (Contract): **1 March 2027**',
    ])
  })

  it('do not take what stands in another column where the cell is empty', () => {
    expect(linesFor('What do the stairs cost on a Sunday?', merged)).toEqual([])
  })
})

it('takes the unit of a sheet of the same document that has the same figures and names one', () => {
  const sheets = [
    passageOf('Costs, € million | Alder | Birch\nTotal | 1,480 | 1,725', 'Model'),
    passageOf('Bidder | Year 1 | Total\nAlder | 610 | 1,480\nBirch | 700 | 1,725', 'Model'),
    passageOf('Bidder | Points\nAlder | 1,480\nBirch | 1,725', 'Other'),
  ]
  const [, byYear, other] = tablesOfAll(sheets)
  expect(byYear && unitOf(byYear, 2, '1,480')).toBe('€ million')
  expect(other && unitOf(other, 1, '1,480')).toBe('')
})

it('takes a German compound apart into the words that the document has', () => {
  expect(
    linesFor(
      'Was kostet die Kesselprüfung?',
      'Leistung | Kessel | Tank\nPrüfung | 240 € | 310 €\nReinigung | 90 € | 120 €',
    ),
  ).toEqual(['Prüfung – Kessel: **240 €**'])
})

it('does not tell by how much two differ where it is asked how much it is', () => {
  const text = 'The offer of Nordklima was £85,000 cheaper but had no maintenance.'
  expect(linesFor('How much is the offer of Nordklima?', text)).toEqual([])
  expect(linesFor('By how much was the offer of Nordklima cheaper?', text)).toHaveLength(1)
})

it('tells of one figure the sentence that has it, and nothing beside the question', () => {
  const lines = linesFor(
    'What is the approved budget of the programme?',
    'The approved budget of the programme is £4.2 million. The budget of the programme is reviewed by 3 people. Spending of £1.1 million of the budget is approved already.',
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('£4.2 million')
})

it('tells the day that is expected now, and the planned one where that is asked', () => {
  const table =
    'Milestone | Baseline | Current view\nGates rebuilt | 3 May 2027 | 9 June 2027\nOffice moved | 1 June 2027 | 1 June 2027'
  expect(linesFor('When will the gates be rebuilt?', table)).toEqual([
    'Gates rebuilt – Current view: **9 June 2027**',
  ])
  expect(linesFor('Which milestones have slipped?', table)).toEqual([
    'Gates rebuilt – Baseline: **3 May 2027**; Current view: **9 June 2027**',
  ])
})

it('reads no superlative in a noun', () => {
  expect(
    linesFor('Was kostet ein Meister?', 'Stufe | Satz je Stunde\nMeister | 84 €\nIngenieur | 109 €'),
  ).toEqual(['Meister – Satz je Stunde: **84 €**'])
})

it('chooses rows by the column that a name is asked for in', () => {
  expect(
    linesFor(
      'Which halls does Ann Lee own?',
      'Hall | Owner | Deputy\nEast | Ann Lee | Bo Ray\nWest | Bo Ray | Ann Lee',
    ).map((line) => line.slice(0, 4)),
  ).toEqual(['East'])
})
