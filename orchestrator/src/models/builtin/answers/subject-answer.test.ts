import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const passages = [
  passageOf({
    name: 'Quay Interviews',
    label: 'Ottoline Prahl, Harbour Master',
    context: 'Veldhoven Ferries\nQuay Interviews\nOttoline Prahl, Harbour Master',
    text: 'Ottoline Prahl, Harbour Master\n\nThe night shift has four people. She wants five before winter. Two boats wait each week. Nothing else was said.',
  }),
  passageOf({
    name: 'Fleet Survey',
    context: 'Veldhoven Ferries\nFleet Survey',
    text: 'Owner: Jory Blanke, Veldhoven Ferries\n\nThe Marlin was painted in May by two firms. Ottoline Prahl keeps the list of berths herself.\n\nBoat | Berth\nMarlin | 4\nPetrel | 7',
  }),
  passageOf({ name: 'Fare Table', text: 'Children under six travel free on each boat.' }),
]
const linesOf = (answer: string): string[] =>
  answer
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.replace(/^- | \[\[.*/gu, ''))

describe('who asks for whatever there is about a subject', () => {
  it('is told what stands under its heading, and then what names it elsewhere', () => {
    const told = ask('What did Ottoline Prahl say?', ...passages)
    expect(told.split('\n')[0]).toBe('What the sources say about Ottoline Prahl:')
    expect(linesOf(told)).toEqual([
      '“The night shift has four people.”',
      '“She wants five before winter.”',
      '“Two boats wait each week.”',
      '“Ottoline Prahl keeps the list of berths herself.”',
    ])
  })

  it('is told sentences and rows, in the language of the question', () => {
    const told = ask('Was wissen wir über die Marlin?', ...passages)
    expect(told.split('\n')[0]).toBe('Was die Quellen zu Marlin sagen:')
    expect(linesOf(told)).toEqual(['“The Marlin was painted in May by two firms.”', 'Marlin – Berth: **4**'])
  })

  it('hears nothing in the name of the client or of a document', () => {
    const told = ask('What do we know about Veldhoven Ferries?', ...passages)
    expect(told).not.toContain('night shift')
    expect(told).not.toContain('Marlin')
  })

  it('is told nothing where nothing names it', () => {
    expect(isRefused(ask('Tell me about penguins', ...passages))).toBe(true)
  })
})
