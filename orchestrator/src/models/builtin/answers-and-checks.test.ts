import { describe, expect, it } from '@jest/globals'
import type { Evidence } from '../port.ts'
import { askBuiltin as ask } from '../testing/ask-builtin.ts'
import {
  costsPassage,
  requirementsPassage,
  sampleIds,
  samplePassages,
  sampleTurn,
  securityPassage,
} from '../testing/sample-evidence.ts'

describe('mitigation check (D11)', () => {
  const check = async (
    text: string,
    passages = [] as Evidence['passages'],
    changes: Partial<Evidence> = {},
  ) => {
    const { results } = await ask('mitigation-check', {
      statements: [{ id: 's1', text, passages: [...passages] }],
      ...changes,
    })
    const [result] = results
    if (!result || results.length !== 1) throw new Error('One result for each statement')
    return result
  }

  const testedPassage = {
    ...requirementsPassage,
    name: 'Test report',
    text: 'The interfaces were tested with production data on 4 May. Two faults were found and mended.',
  }

  it('holds with an input that has its words, and cites it', async () => {
    const result = await check('The budget is approved by the steering committee')
    expect(result).toMatchObject({
      statementId: 's1',
      verdict: 'holds',
      evidence: [{ inputLabel: 'Budget', says: 'supports' }],
    })
    expect(result.description).toContain('input “Budget”')
  })

  it('holds with a passage that says so, and cites it verbatim', async () => {
    expect(await check('Interfaces are tested with production data', [testedPassage])).toMatchObject({
      verdict: 'holds',
      evidence: [
        {
          says: 'supports',
          chunkId: sampleIds.requirements,
          quote: 'The interfaces were tested with production data on 4 May.',
        },
      ],
    })
  })

  it('takes what has to be so before a day to come for no fact', async () => {
    expect(await check('Interfaces are tested with production data', [requirementsPassage])).toMatchObject({
      verdict: 'cannot-tell',
      evidence: [{ says: 'partly' }],
    })
  })

  it('rests on the words of a passage, whatever its relevance', async () => {
    const passages = [{ ...testedPassage, relevance: 0.2 }]
    expect(await check('Interfaces are tested with production data', passages)).toMatchObject({
      verdict: 'holds',
    })
    expect(await check('Interfaces are tested by the vendor', passages)).toMatchObject({
      verdict: 'cannot-tell',
    })
  })

  it('does not hold where the source says the contrary', async () => {
    const statement = 'A disaster recovery plan has been tested'
    const result = await check(statement, [{ ...securityPassage, sourceKind: 'client' }])
    expect(result).toMatchObject({ verdict: 'does-not-hold', severity: 'CRITICAL' })
    expect(result.description).toContain('The sources say otherwise')
    // A firm's method says how work should be done, and nothing of this client's.
    expect(await check(statement, [securityPassage])).toMatchObject({ verdict: 'cannot-tell', evidence: [] })
  })

  it('does not hold with an input that states nothing, or with no source', async () => {
    expect(
      await check('The preferred vendor is chosen', [], {
        inputs: [{ label: 'Preferred vendor chosen', value: 'n/a' }],
      }),
    ).toMatchObject({ verdict: 'cannot-tell', evidence: [] })
    expect((await check('Key users are trained', [], { inputs: [] })).description).toContain(
      'Nothing in the inputs',
    )
  })
})

describe('conversation observations', () => {
  const statements = [{ id: 's1', text: 'Key users are trained before go-live', passages: [] }]

  it('hold with what people said', async () => {
    const conversation = [
      sampleTurn('Jana Voss', 'All key users are trained two weeks before go-live.', { role: 'USER' }),
    ]
    const { results } = await ask('conversation-observations', { statements, conversation })
    expect(results).toMatchObject([{ verdict: 'holds', evidence: [{ speaker: 'Jana Voss' }] }])
  })

  it('do not hold because an agent said so', async () => {
    const conversation = [
      { speaker: 'Moderator', role: 'MODERATOR' as const, text: 'Key users are trained before go-live.' },
    ]
    expect((await ask('conversation-observations', { statements, conversation })).results).toMatchObject([
      { verdict: 'cannot-tell' },
    ])
  })
})

describe('answers to people', () => {
  it('reply from the sources and recommend the agent whose field it is', async () => {
    const agents = [
      { id: 'a1', name: 'Controller', role: 'CONTRIBUTOR', description: 'Licence and implementation costs' },
      { id: 'a2', name: 'Architect', role: 'CONTRIBUTOR', description: 'Interfaces and data' },
    ]
    const reply = await ask('user-reply', { question: 'What are the licence costs?', agents })
    expect(reply.content).toContain('EUR 410,000')
    expect(reply.recommendedAgentIds).toEqual(['a1'])
  })

  it('say of a request that it is heeded, and of thanks that they were heard', async () => {
    const content = async (question: string): Promise<string> =>
      (await ask('user-reply', { question, passages: [], inputs: [] })).content
    expect(await content('Please treat the ferry terminal as a site of its own.')).toBe(
      'I have noted this as a request: the agents who speak from here on are held to it.',
    )
    expect(await content('Bitte den Fährhafen mit aufnehmen.')).toMatch(/^Das ist als Bitte vermerkt/)
    expect(await content('Thanks, good work.')).toMatch(/^Noted\. It asks nothing of the agents/)
    const both = await content('Could you add the ferry terminal?')
    expect(both).toMatch(/^I have noted this as a request.*\n\nI found nothing about this/s)
  })

  it('leave out inputs and rows of contributions that share a word with the question', async () => {
    const inputs = [
      { label: 'Carriers that were asked', value: 'Norwick, Estrada' },
      { label: 'Weights of special concern', value: 'Licence terms in all three ports' },
    ]
    const conversation = [
      sampleTurn('Analyst', '- **Licence terms** – Weight: 20%; Evidence: price sheet', {}),
    ]
    const { content } = await ask('user-reply', {
      question: 'What do the licences cost over five years?',
      inputs,
      conversation,
    })
    expect(content).toContain('EUR 410,000')
    expect(content).not.toMatch(/From the (?:inputs|conversation)/)
  })

  it.each(['knowledge-answer', 'agent-answer'] as const)(
    '%s says when nothing was found (D4)',
    async (task) => {
      const unrelated = samplePassages.map((passage) => ({ ...passage, relevance: 0.1 }))
      const cup = await ask(task, { question: 'Who won the football cup?', passages: unrelated })
      expect(cup).toContain('I found nothing about this')
      expect(
        await ask(task, {
          question: 'What do licences cost?',
          inputs: [],
          passages: [{ ...costsPassage, relevance: 0.29 }],
        }),
      ).toContain('I found nothing about this')
    },
  )

  it('quotes a passage that is clearly about the question in other words', async () => {
    const text = await ask('knowledge-answer', {
      question: 'Affordable?',
      inputs: [],
      passages: [costsPassage],
    })
    expect(text).toContain('“Licence costs amount to EUR 410,000 over five years”')
  })

  it('names the precedence where sources of different closeness answer', async () => {
    const text = await ask('knowledge-answer', {
      question: 'licence costs',
      passages: [costsPassage, { ...requirementsPassage, text: 'Licence costs are capped at EUR 400,000.' }],
    })
    expect(text).toContain('the initiative source counts before the client one')
  })
})

describe('activation query', () => {
  it('has the words that the phase uses most, without places and marks', async () => {
    const text = await ask('contribution', { expectedOutput: 'Licence costs; integration' })
    const query = await ask('activation-query', { conversation: [sampleTurn('Business Analyst', text)] })
    expect(query).toMatch(/^Discovery /)
    expect(query).toContain('licence')
    expect(query).not.toMatch(/\[\[|page|\d/)
    expect(query.split(' ').length).toBeLessThanOrEqual(40)
  })
})
