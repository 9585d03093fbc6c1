import { describe, expect, it } from '@jest/globals'
import type { Passage } from '../port.ts'
import { checkStatement } from './statement-check.ts'

const passage = (text: string, changes: Partial<Passage> = {}): Passage => ({
  chunkId: 'c1',
  artifactId: 'a1',
  sourceKind: 'initiative',
  name: 'Report.md',
  page: null,
  text,
  relevance: 0.5,
  ...changes,
})
const check = (text: string, ...passages: Passage[]) =>
  checkStatement({ id: 's1', text }, { inputs: [], passages, turns: [] })

describe('what a verdict rests on', () => {
  const statement = 'The vendor contract is signed.'
  const signed = passage('The vendor contract was signed on 3 May.')
  const due = passage('The vendor contract was due to be signed in May and has slipped.', { chunkId: 'c2' })

  it('names the words that decide, verbatim', () => {
    expect(check(statement, signed).evidence).toEqual([
      { chunkId: 'c1', quote: 'The vendor contract was signed on 3 May.', says: 'supports' },
    ])
    expect(check(statement, due)).toMatchObject({
      verdict: 'does-not-hold',
      evidence: [{ chunkId: 'c2', says: 'contradicts' }],
    })
  })

  it('names sentences that say it, and no cells of a row beside them', () => {
    const row = passage('Item | Signed\nThe vendor contract | The vendor contract was signed on 3 May', {
      chunkId: 'c3',
    })
    expect(check(statement, row).evidence).toMatchObject([{ chunkId: 'c3' }])
    expect(check(statement, row, signed).evidence).toMatchObject([{ chunkId: 'c1' }])
  })

  it('cannot tell where documents disagree, and names both', () => {
    const result = check(statement, signed, due)
    expect(result.verdict).toBe('cannot-tell')
    expect(result.evidence.map(({ says }) => says)).toEqual(['contradicts', 'supports'])
    expect(result.description).toContain('do not agree')
  })

  it('says what was looked at where it cannot tell, in the language of the initiative', () => {
    const sources = {
      inputs: [{ label: 'Budget', value: 'EUR 2 million' }],
      passages: [passage('Parking is scarce.')],
      turns: [],
    }
    expect(checkStatement({ id: 's1', text: statement }, sources).description).toMatch(
      /^Not confirmed: .*Looked at: Report\.md, Budget\.$/,
    )
    expect(checkStatement({ id: 's1', text: statement }, sources, 'de').description).toMatch(
      /^Nicht bestätigt: .*Durchgesehen: Report\.md, Budget\.$/,
    )
  })

  it('takes no agent at their word', () => {
    const agents = passage('The vendor contract was signed on 3 May.', { trust: 'agent' })
    const turns = [
      { speaker: 'Lawyer', role: 'CONTRIBUTOR' as const, text: 'The vendor contract was signed on 3 May.' },
      { speaker: 'Moderator', role: 'MODERATOR' as const, text: 'The vendor contract is signed.' },
    ]
    const result = checkStatement({ id: 's1', text: statement }, { inputs: [], passages: [agents], turns })
    expect(result).toMatchObject({ verdict: 'cannot-tell', evidence: [] })
  })

  it('lets a person answer what a document says', () => {
    const asked = {
      speaker: 'Moderator',
      role: 'MODERATOR' as const,
      text: '(to the people of the phase) Is the vendor contract signed?',
    }
    const answer = (text: string) => ({ speaker: 'Ines Costa', role: 'USER' as const, text })
    const verdictOf = (text: string, ...passages: Passage[]) =>
      checkStatement({ id: 's1', text: statement }, { inputs: [], passages, turns: [asked, answer(text)] })
        .verdict
    expect(verdictOf('Yes, since Friday.', due)).toBe('holds')
    expect(verdictOf('The vendor contract has been signed.', due)).toBe('holds')
    expect(verdictOf('No, not yet.', signed)).toBe('does-not-hold')
    expect(verdictOf('I will ask the lawyers.', due)).toBe('does-not-hold')
  })

  it('reads each thing that a statement says', () => {
    const both = 'The plan is written and has been tested.'
    expect(check(both, passage('The plan is written. The plan has been tested.')).verdict).toBe('holds')
    expect(check(both, passage('The plan is written. The plan has not been tested.')).verdict).toBe(
      'does-not-hold',
    )
    expect(check(both, passage('The plan is written.')).verdict).toBe('cannot-tell')
  })

  it('takes nothing from documents that count no more, and no facts from drafts', () => {
    const old = passage('Version 1, superseded by version 2.\n\nThe vendor contract is signed.')
    const draft = passage('Draft 0.2, not approved\n\nThe vendor contract is signed.')
    expect(check(statement, old).verdict).toBe('cannot-tell')
    expect(check(statement, draft).verdict).toBe('cannot-tell')
  })
})
