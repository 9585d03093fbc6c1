import { describe, expect, it } from '@jest/globals'
import { citationMark, citedChunkIds, stripCitationMarks } from '../citations.ts'
import { sampleEvidence, sampleIds, sampleTurn } from '../testing/sample-evidence.ts'
import { checkClaims, undecidedClaims, withReadings } from './index.ts'

const costs = citationMark(sampleIds.costs)
const requirements = citationMark(sampleIds.requirements)
const check = (text: string) => checkClaims(text, sampleEvidence())

describe('checked citations (D4)', () => {
  it('keeps a mark whose passage supports the sentence, with a verbatim quote', () => {
    const checked = check(`The licences cost EUR 410,000 over five years ${costs}.`)
    expect(checked.text).toBe(`The licences cost EUR 410,000 over five years ${costs}.`)
    expect(checked.citations).toEqual([
      { chunkId: sampleIds.costs, quote: 'Licence costs amount to EUR 410,000 over five years.' },
    ])
    expect(checked.unsupportedClaims).toEqual([])
  })

  it('drops marks of unknown passages and reports the claim', () => {
    const unknown = citationMark('01920000-0000-7000-8000-00000000ffff')
    const checked = check(`The vendor has been bankrupt twice in the last decade. ${unknown}`)
    expect(checked.text).toBe('The vendor has been bankrupt twice in the last decade.')
    expect(checked.citations).toEqual([])
    expect(checked.unsupportedClaims).toEqual(['The vendor has been bankrupt twice in the last decade.'])
  })

  it('drops a mark whose passage is about something else', () => {
    const checked = check(`Every employee receives three weeks of classroom training. ${costs}`)
    expect(checked.citations).toEqual([])
    expect(checked.unsupportedClaims).toHaveLength(1)
  })

  it('gives each sentence its own marks', () => {
    const checked = check(
      `Licence costs are EUR 410,000 over five years. ${costs} Interfaces to the warehouse system have to be documented. ${requirements}`,
    )
    expect(checked.citations.map((citation) => citation.chunkId)).toEqual([
      sampleIds.costs,
      sampleIds.requirements,
    ])
    expect(checked.citations[1]?.quote).toContain('documented interfaces')
  })

  it('finds the quote itself when the sentence quotes', () => {
    const checked = check(`“Implementation costs are estimated at EUR 780,000” (Cost model, page 4) ${costs}`)
    expect(checked.citations[0]?.quote).toBe('Implementation costs are estimated at EUR 780,000')
  })

  it('does not report headings, questions, what inputs say, or that nothing was found', () => {
    const text = [
      '## Costs of the chosen system in detail',
      'Which of the vendors do you want to see first?',
      'The budget of EUR 1.2 million was approved by the steering committee.',
      'I found nothing about this in the documents and inputs that I was given.',
    ].join('\n')
    expect(check(text).unsupportedClaims).toEqual([])
  })

  it('lists and strips marks', () => {
    expect(citedChunkIds(`a ${costs} b ${costs}${requirements}`)).toEqual([
      sampleIds.costs,
      sampleIds.requirements,
    ])
    expect(stripCitationMarks(`a ${costs} b.`)).toBe('a b.')
  })
})

describe('claims that cite nothing', () => {
  const text = 'The pilot with three hundred drivers was stopped in May.'
  const standingWith = (changes: Partial<ReturnType<typeof sampleEvidence>>) =>
    checkClaims(text, sampleEvidence({ inputs: [], passages: [], ...changes })).claims[0]?.standing

  it('rest on inputs and people, never on agents', () => {
    const said = 'The pilot with 300 drivers was stopped in May.'
    expect(standingWith({ inputs: [{ label: 'Pilot', value: said }] })).toBe('supported')
    expect(standingWith({ conversation: [sampleTurn('Jana Voss', said, { role: 'USER' })] })).toBe(
      'supported',
    )
    expect(standingWith({ conversation: [sampleTurn('Analyst', said)] })).toBe('unsupported')
  })

  it('are contradicted by inputs', () => {
    const value = 'The pilot with 300 drivers was stopped in June.'
    expect(standingWith({ inputs: [{ label: 'Pilot', value }] })).toBe('contradicted')
  })
})

describe('what a rule cannot decide', () => {
  const claim = 'Quality of the interfaces is proven in advance of the launch.'
  const checked = check(`${claim} ${requirements}`)

  it('keeps its mark, and is asked for', () => {
    expect(checked.marks).toHaveLength(1)
    expect(undecidedClaims(checked)).toEqual([{ index: 0, text: claim, chunkIds: [sampleIds.requirements] }])
  })

  it('is decided by a model’s reading', () => {
    expect(withReadings(checked, [{ index: 0, says: 'supports' }]).claims[0]?.standing).toBe('supported')
    const against = withReadings(checked, [{ index: 0, says: 'contradicts' }])
    expect(against).toMatchObject({
      marks: [],
      unsupportedClaims: [claim],
      claims: [{ standing: 'contradicted' }],
    })
    expect(withReadings(checked, [{ index: 0, says: 'unrelated' }]).marks).toEqual([])
    expect(withReadings(checked, [{ index: 0, says: 'partly' }]).marks).toHaveLength(1)
  })

  it('is decided by words where no model is asked', () => {
    const decided = withReadings(checked, [])
    expect(decided.claims.map(({ standing }) => standing)).not.toContain('undecided')
    expect(decided.marks).toHaveLength(1)
  })
})
