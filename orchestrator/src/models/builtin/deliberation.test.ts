import { describe, expect, it } from '@jest/globals'
import { revisionRequestOf } from '../schemas.ts'
import { askBuiltin as ask } from '../testing/ask-builtin.ts'
import { sampleIds, sampleTurn, securityPassage } from '../testing/sample-evidence.ts'

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
  it('asks to revise for a part that sources speak of and the contribution leaves out', async () => {
    const first = '### Functional requirements\nFinance, procurement and planning are covered.'
    const verdict = await ask('review', { conversation: [contributed(first)] })
    expect(verdict).toMatchObject({
      verdict: 'revise',
      revise: [
        { interactionId: 'i1', contributor: 'Business Analyst', missingPart: 'integration needs' },
        { missingPart: 'licence and implementation costs' },
      ],
    })
    const redo = await ask('contribution', {
      agent,
      expectedOutput,
      conversation: [contributed(first)],
      revisionRequest: revisionRequestOf(verdict.revise),
    })
    expect(redo).toContain('Finance, procurement and planning are covered.')
    const again = await ask('review', { conversation: [contributed(first), contributed(redo)] })
    expect(again).toMatchObject({ verdict: 'approve', revise: [] })
  })

  it('names a part without any source as open and never calls it dealt with', async () => {
    const text = await ask('contribution', { agent, expectedOutput })
    const verdict = await ask('review', { conversation: [contributed(text)] })
    expect(verdict.reasons).toContain('3 of 4 parts are answered from sources.')
    expect(verdict.reasons.join(' ')).toContain(
      'Open, since nothing in the inputs and documents answers it: training plan',
    )
  })

  it('gives a part that it expects itself, and that sources speak of, to the closest contribution', async () => {
    const conversation = [
      sampleTurn('Security Architect', 'Access rights and hosting.'),
      sampleTurn('Controller', 'Figures over five years.'),
    ]
    const passages = [{ ...securityPassage, sourceKind: 'client' as const }]
    const verdict = await ask('review', {
      conversation,
      passages,
      expectedOutput: '- Disaster recovery plan',
    })
    expect(verdict.revise).toMatchObject([{ missingPart: 'Disaster recovery plan' }])
  })

  it('asks for nothing where nothing was expected by name', async () => {
    expect(await ask('review', { conversation: [sampleTurn('Controller', 'Some thoughts.')] })).toMatchObject(
      { verdict: 'approve', revise: [] },
    )
  })
})

describe('approval', () => {
  it('rejects while a part is left out that sources speak of', async () => {
    const verdict = await ask('approval', {
      conversation: [contributed('### Functional requirements\nFinance.')],
    })
    expect(verdict.verdict).toBe('reject')
    expect(verdict.reason).toContain('licence and implementation costs')
  })

  it('approves nothing open without naming it as a condition', async () => {
    const text = await ask('contribution', { agent, expectedOutput })
    const verdict = await ask('approval', { conversation: [contributed(text)] })
    expect(verdict).toMatchObject({
      verdict: 'approve',
      conditions: [expect.stringContaining('training plan')],
    })
  })

  it('approves with the condition that what nobody has filled in is', async () => {
    const text = await ask('contribution', { agent, expectedOutput })
    const given = {
      conversation: [contributed(text)],
      openInputs: ['Recommended vendor', 'Planned signature'],
    }
    const { reason, conditions } = await ask('approval', given)
    expect(conditions).toContain(
      'Fill in what nobody has said yet: Recommended vendor and Planned signature.',
    )
    expect(reason).toContain('3 points are open')
    const [, points = ''] = (await ask('final-summary', given)).split('### Open points')
    expect(points.match(/^- /gm)).toHaveLength(conditions.length)
  })

  it('gives inputs one condition together, and counts each', async () => {
    const text = await ask('contribution', { agent, expectedOutput })
    const openInputs = Array.from({ length: 14 }, (_, index) => `Field ${index}`)
    const { reason, conditions } = await ask('approval', { conversation: [contributed(text)], openInputs })
    expect(reason).toContain('15 points are open')
    expect(conditions).toHaveLength(2)
    expect(conditions.at(-1)).toContain('Field 0, Field 1')
  })

  it('names a part that two agents leave open once', async () => {
    const text = await ask('contribution', { agent, expectedOutput })
    const other = sampleTurn('Controller', text, { expectedOutput, interactionId: 'i2' })
    const { reason, conditions } = await ask('approval', { conversation: [contributed(text), other] })
    expect(conditions).toEqual([expect.stringContaining('training plan (Business Analyst and Controller)')])
    expect(reason).toContain('one point is open')
  })

  it('rejects where most parts have no source', async () => {
    const text = await ask('contribution', { agent, expectedOutput, passages: [], inputs: [] })
    expect(
      (await ask('approval', { conversation: [contributed(text)], passages: [], inputs: [] })).verdict,
    ).toBe('reject')
  })

  it('says that nothing has changed where it rejects for the same reason again', async () => {
    const text = await ask('contribution', { agent, expectedOutput, passages: [], inputs: [] })
    const sources = { passages: [], inputs: [] }
    const { reason } = await ask('approval', { conversation: [contributed(text)], ...sources })
    const rejected = sampleTurn('Moderator', `Judge rejects the work: ${reason}`, { role: 'MODERATOR' })
    const again = await ask('approval', { conversation: [contributed(text), rejected], ...sources })
    expect(reason).not.toContain('as it was')
    expect(again).toMatchObject({ verdict: 'reject', reason: expect.stringContaining('as it was') })
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

  it('passes on what people said, without what the minutes say of how', async () => {
    const text = await ask('moderator-prompt', {
      agent,
      conversation: [
        { speaker: 'Dana', role: 'USER' as const, text: '(decided: overrule) Weigh the yard first.' },
      ],
    })
    expect(text).toContain('Dana: “Weigh the yard first.”')
    expect(text).not.toContain('overrule')
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
  it('says in words that a person went on against a verdict, and calls no cause a decision', async () => {
    const spoken = { speaker: 'Dana', role: 'USER' as const, text: '(decided: overrule) Good enough.' }
    const text = await ask('final-summary', {
      conversation: [
        contributed(
          `### Findings\n\n- “The review has to be complete, since it decides which products move first” [[${sampleIds.costs}]]`,
        ),
        spoken,
      ],
    })
    expect(text).toContain('Dana went on against the verdict: “Good enough.”')
    expect(text).not.toContain('decided:')
    expect(text).not.toContain('### Decisions')
  })
})
