import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { ProviderRequest } from '../models/port.ts'
import {
  createScriptedProvider,
  type ScriptedProvider,
  type ScriptedStep,
} from '../models/testing/scripted-provider.ts'
import { runSequence } from '../sequences/run-sequence.ts'
import { createEngineWorld, type EngineWorld, readConversation, type Role } from '../testing/engine-world.ts'
import { blockOf, instructionsOf } from '../testing/given-prompts.ts'

let database: EngineWorld['database']

beforeAll(async () => {
  ;({ database } = await createEngineWorld())
})
afterAll(() => database.close())

const analysis = (more: object): ScriptedStep => ({
  answer: { summary: 'Noted.', decision: 'next', topics: [], ...more },
})
const followUp = { decision: 'follow_up', followUpPrompt: 'And the cost?' }

/** A run with a moderator who reads as the script says. */
async function talk(
  roles: readonly Role[],
  readings: readonly ScriptedStep[],
  prepare: (model: ScriptedProvider) => void = () => undefined,
) {
  const model = createScriptedProvider()
  for (const reading of readings) model.enqueue(reading, 'moderator-analysis')
  prepare(model)
  const world = await createEngineWorld({ database, providers: [model] })
  const phase = await world.addPhase({ aiAgents: await world.addAgents(roles) })
  const { sequenceId } = await world.start(phase)
  await runSequence(world.ports, { ...world.tenant, runId: sequenceId })
  const decided = await database.asOwner<{ decision: unknown; response_summary: string }>(
    `select decision, response_summary from agent_interaction
     where sequence_id = $1 and decision is not null order by position, id`,
    [sequenceId],
  )
  return {
    ...(await readConversation(database, sequenceId)),
    decisions: decided.map(({ decision }) => decision),
    notes: decided.map((row) => row.response_summary),
    readings: model.requests.filter(({ task }) => task === 'moderator-analysis'),
    reviews: model.requests.filter(({ task }) => task === 'review'),
  }
}
const allowedIn = (request: ProviderRequest | undefined): string =>
  request === undefined ? '' : (instructionsOf(request).split('# What you may decide')[1] ?? '')

describe('what the moderator may decide', () => {
  it('is told with why, and a choice that is not among it is asked for again exactly once', async () => {
    const { decisions, readings, run, turns } = await talk(
      ['CONTRIBUTOR'],
      [followUp, followUp, followUp, followUp].map(analysis),
    )
    expect(run.status).toBe('COMPLETED')
    expect(turns.filter((turn) => turn.follow_up_of_id !== null)).toHaveLength(2)
    expect(readings).toHaveLength(4)
    const [first, second, third, again] = readings.map(allowedIn)
    expect(first).toMatch(/- next: \w[^]*- follow_up: Contributor 1 may [^]*0 of 2[^]*- ask_human: \w/)
    expect(second).toContain('1 of 2')
    expect(third).not.toContain('follow_up:')
    expect(again).toBe(third)
    expect(readings[3] && instructionsOf(readings[3])).toContain('follow_up is not allowed here.')
    expect(decisions).toEqual([
      { kind: 'follow_up', by: 'model', refused: null },
      { kind: 'follow_up', by: 'model', refused: null },
      { kind: 'next', by: 'rule', refused: 'follow_up is not allowed here.' },
    ])
  })

  it('is decided by a model where its second choice can be carried out, with what was refused', async () => {
    const question = 'Which budget holds?'
    const { decisions, readings, run, messages } = await talk(
      ['CONTRIBUTOR'],
      [analysis({ decision: 'ask_human' }), analysis({ decision: 'ask_human', question })],
    )
    expect(readings).toHaveLength(2)
    expect(decisions).toEqual([
      { kind: 'ask_human', by: 'model', refused: 'ask_human came without a question.' },
    ])
    expect(run).toMatchObject({ status: 'AWAITING_HUMAN', gate: { kind: 'question', reason: question } })
    expect(messages.map(({ content }) => content)).toEqual([question])
  })

  it.each<[string, ScriptedStep[]]>([
    ['fails', [{ fail: 'refused' }]],
    ['cannot be read', [{ answer: 'Rather not.' }, { answer: 'Rather not.' }]],
  ])('is decided by rule where the second answer %s', async (_how, second) => {
    const { decisions, notes } = await talk(['CONTRIBUTOR'], [analysis({ decision: 'follow_up' }), ...second])
    expect(decisions).toEqual([
      { kind: 'next', by: 'rule', refused: 'follow_up came without a followUpPrompt.' },
    ])
    expect(notes).toEqual(['Noted.'])
  })
})

describe('a reading that comes to nothing', () => {
  const cut = { answer: '{"summary": "The co', truncated: true }
  it.each<[string, ScriptedStep[]]>([
    ['fails', [{ fail: 'refused' }]],
    ['stops short twice', [cut, cut]],
  ])(
    'thanks the agent in a message where it %s, and goes on by rule (Document 2, 4.3)',
    async (_how, first) => {
      const { decisions, messages, run, calls } = await talk(
        ['CONTRIBUTOR', 'CONTRIBUTOR'],
        [...first, analysis({})],
      )
      expect(run.status).toBe('COMPLETED')
      expect(messages.map(({ role, content }) => [role, content])).toEqual([
        ['MODERATOR', 'Thank you, Contributor 1. Let us continue with the next step.'],
      ])
      expect(decisions).toEqual([
        { kind: 'next', by: 'rule', refused: null },
        { kind: 'next', by: 'model', refused: null },
      ])
      expect(calls.every(({ state }) => state === 'settled' || state === 'failed')).toBe(true)
    },
  )

  it('is no decision of a model where its words are no structured data', async () => {
    const plain = 'The costs are clear, the timeline is not.'
    const { decisions, notes } = await talk(['CONTRIBUTOR'], [{ answer: plain }, { answer: plain }])
    expect([decisions, notes]).toEqual([[{ kind: 'next', by: 'rule', refused: null }], [plain]])
  })
})

describe('what the moderator notes of a place', () => {
  const open = 'exit cost with its notice period'
  const contradiction = 'The input says EUR 1.2 million, the annex EUR 1.4 million.'
  const noted = analysis({ openParts: [open], contradictions: [contradiction] })
  const revise: ScriptedStep = {
    answer: {
      verdict: 'revise',
      reasons: ['It is not whole.'],
      revise: [{ contributor: 'Contributor 1', missingPart: 'a source' }],
    },
  }
  const approve: ScriptedStep = { answer: { verdict: 'approve', reasons: ['Whole.'], revise: [] } }
  const reviewedAfter = (second: ScriptedStep) =>
    talk(['CONTRIBUTOR', 'REVIEWER'], [noted, second], (model) => {
      model.enqueue(revise, 'review')
      model.enqueue(approve, 'review')
    })

  it('stands fenced in the reviewer’s prompt, and goes once a reading of that place reports none', async () => {
    const { reviews } = await reviewedAfter(analysis({}))
    const [first, second] = reviews
    for (const words of [open, contradiction]) {
      expect(first && blockOf(first, 'task')).toContain(`- ${words}`)
      expect(first && instructionsOf(first)).not.toContain(words)
      expect(second && blockOf(second, 'task')).not.toContain(words)
    }
  })

  it('stays where the reading of that place fails', async () => {
    const { reviews } = await reviewedAfter({ fail: 'refused' })
    expect(reviews.map((review) => blockOf(review, 'task').includes(`- ${open}`))).toEqual([true, true])
  })
})
