import { describe, expect, it } from '@jest/globals'
import { revisionRequestOf } from '../schemas.ts'
import { askBuiltin as ask } from '../testing/ask-builtin.ts'
import { sampleIds, sampleTurn } from '../testing/sample-evidence.ts'

const expectedOutput =
  'Functional requirements, integration needs; licence and implementation costs, and a training plan'
const agent = {
  name: 'Business Analyst',
  role: 'CONTRIBUTOR' as const,
  chapterTitle: 'Requirements and cost baseline',
}
const contributed = (text: string) =>
  sampleTurn('Business Analyst', text, { expectedOutput, interactionId: 'i1' })

describe('review (D11)', () => {
  it('asks to revise for a named part that is missing, and names the contribution', async () => {
    const first = await ask('contribution', { agent, expectedOutput })
    const verdict = await ask('review', { conversation: [contributed(first)] })
    expect(verdict).toMatchObject({
      verdict: 'revise',
      revise: [{ interactionId: 'i1', contributor: 'Business Analyst', missingPart: 'training plan' }],
    })
    const redo = await ask('contribution', {
      agent,
      expectedOutput,
      revisionRequest: revisionRequestOf(verdict.revise),
    })
    expect(await ask('review', { conversation: [contributed(first), contributed(redo)] })).toMatchObject({
      verdict: 'approve',
      revise: [],
    })
  })

  it('gives a missing part of its own expected output to the closest contribution', async () => {
    const conversation = [
      sampleTurn('Security Architect', 'Access rights and encryption.'),
      sampleTurn('Controller', 'Cost figures over five years.'),
    ]
    const verdict = await ask('review', { conversation, expectedOutput: 'Encryption keys rotation' })
    expect(verdict.revise).toMatchObject([
      { contributor: 'Security Architect', missingPart: 'Encryption keys rotation' },
    ])
  })

  it('asks for nothing where nothing was expected by name', async () => {
    expect(await ask('review', { conversation: [sampleTurn('Controller', 'Some thoughts.')] })).toMatchObject(
      { verdict: 'approve', revise: [] },
    )
  })
})

describe('approval', () => {
  it('rejects while a named part is missing', async () => {
    const verdict = await ask('approval', {
      conversation: [contributed('### Functional requirements\nFinance.')],
    })
    expect(verdict.verdict).toBe('reject')
    expect(verdict.reason).toContain('training plan')
  })

  it('approves complete work and turns what has no source into conditions', async () => {
    const redo = await ask('contribution', { agent, expectedOutput, revisionRequest: '- training plan' })
    const verdict = await ask('approval', { conversation: [contributed(redo)] })
    expect(verdict.verdict).toBe('approve')
    expect(verdict.conditions).toHaveLength(1)
    expect(verdict.conditions[0]).toContain('training plan')
  })

  it('rejects where there is nothing', async () => {
    expect((await ask('approval')).verdict).toBe('reject')
  })
})

describe('moderator', () => {
  it('opens with inputs, documents and the order of work', async () => {
    const agents = [{ id: 'a', name: 'Judge', role: 'APPROVER', description: '' }]
    const text = await ask('moderator-opening', { agents })
    for (const part of ['**Discovery**', '**Budget:** EUR 1.2 million', '*Cost model*', '1. **Judge**'])
      expect(text).toContain(part)
  })

  it('prompts with the question, the parts and what people said', async () => {
    const conversation = [{ speaker: 'Dana', role: 'USER' as const, text: 'Mind the warehouse.' }]
    const text = await ask('moderator-prompt', {
      agent,
      expectedOutput,
      question: 'Set out the baseline.',
      conversation,
    })
    for (const part of [
      '**Business Analyst**: Set out the baseline.',
      '- Training plan',
      'Mind the warehouse.',
    ])
      expect(text).toContain(part)
  })

  it('goes on when the answer deals with what the sources have', async () => {
    const text = await ask('contribution', { agent, expectedOutput })
    const analysis = await ask('moderator-analysis', {
      agent,
      expectedOutput,
      conversation: [contributed(text)],
    })
    expect(analysis).toMatchObject({ decision: 'next', topics: ['integration', 'cost'] })
    expect(analysis.summary).toContain(`[[${sampleIds.costs}]]`)
  })

  it('follows up only for a missing part on which a passage exists', async () => {
    const analysis = await ask('moderator-analysis', {
      agent,
      expectedOutput,
      conversation: [contributed('### Functional requirements\nFinance and procurement are covered.')],
    })
    expect(analysis.decision).toBe('follow_up')
    expect(analysis.followUpPrompt).toContain('Cost model')
    expect(analysis.followUpPrompt).not.toContain('training plan')
  })

  it('asks the human where there is nothing to go by, and not again once somebody spoke', async () => {
    const nothing = { agent, inputs: [], passages: [] }
    const turn = sampleTurn('Business Analyst', 'Nothing to report.')
    expect((await ask('moderator-analysis', { ...nothing, conversation: [turn] })).decision).toBe('ask_human')
    const answered = [{ speaker: 'Dana', role: 'USER' as const, text: 'Use the market standard.' }, turn]
    expect((await ask('moderator-analysis', { ...nothing, conversation: answered })).decision).toBe('next')
  })
})

describe('final summary', () => {
  it('quotes findings with marks, verdicts, people and open points', async () => {
    const redo = await ask('contribution', { agent, expectedOutput, revisionRequest: '- training plan' })
    const text = await ask('final-summary', {
      conversation: [
        contributed(redo),
        { speaker: 'Judge', role: 'APPROVER', text: 'Approved.' },
        { speaker: 'Dana', role: 'USER', text: 'Keep the warehouse separate.' },
      ],
    })
    for (const part of [
      `[[${sampleIds.costs}]]`,
      '**Judge** (approver): Approved.',
      'Dana: “Keep the warehouse separate.”',
      '### Open points',
    ]) {
      expect(text).toContain(part)
    }
  })
})
