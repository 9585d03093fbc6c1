import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { resolveGate, summariseAgain } from '../human-review/index.ts'
import { sendUserMessage } from '../messages/index.ts'
import type { ModelProvider, ModelTask } from '../models/port.ts'
import {
  createScriptedProvider,
  type ScriptedProvider,
  type ScriptedStep,
} from '../models/testing/scripted-provider.ts'
import { createEngineWorld, type EngineWorld, readConversation } from '../testing/engine-world.ts'
import { runSequence } from './run-sequence.ts'

let database: EngineWorld['database']

beforeAll(async () => {
  ;({ database } = await createEngineWorld())
})
afterAll(() => database.close())

const steps = {
  opening: 'moderator-opening',
  prompt: 'moderator-prompt',
  contribution: 'contribution',
  analysis: 'moderator-analysis',
  review: 'review',
  approval: 'approval',
  summary: 'final-summary',
  reply: 'user-reply',
} as const satisfies Record<string, ModelTask>
type StepName = keyof typeof steps

const well: Partial<Record<ModelTask, string | object>> = {
  'moderator-opening': 'Welcome.',
  'moderator-prompt': 'Please give your view.',
  contribution: 'Licences cost EUR 410,000.',
  'moderator-analysis': { summary: 'Costs are named.', decision: 'next', topics: [] },
  review: { verdict: 'approve', reasons: ['It is whole.'], revise: [] },
  approval: { verdict: 'approve', reason: 'Ready.', conditions: [] },
  'final-summary': 'Licences cost EUR 410,000 in all.',
  'user-reply': { content: 'It is in the annex.', recommendedAgentIds: [] },
}

/** What a provider may do, call for call, for as long as it is in trouble. */
const troubles = {
  overloaded: { fail: 'overloaded' },
  busy: { fail: 'rate_limited', retryAfterMs: 7_000 },
  connection: { fail: 'connection', afterText: 'Half an ans' },
  refused: { fail: 'refused' },
  timeout: { fail: 'timeout' },
  authentication: { fail: 'authentication' },
  // So the adapters call an answer without a word.
  empty: { fail: 'malformed' },
  unreadable: { answer: 'Rather not.' },
  truncated: { answer: '{"licences": "they co', truncated: true },
} as const satisfies Record<string, ScriptedStep>
type Trouble = keyof typeof troubles

interface Troubled extends ModelProvider {
  isOver: boolean
}

function troubledProvider(step: StepName | undefined, trouble: Trouble): Troubled {
  const scripted = createScriptedProvider()
  const provider: Troubled = {
    id: scripted.id,
    model: scripted.model,
    contextTokens: scripted.contextTokens,
    isOver: false,
    complete(request) {
      const isInTrouble = !provider.isOver && step !== undefined && request.task === steps[step]
      scripted.enqueue(isInTrouble ? troubles[trouble] : { answer: well[request.task] ?? 'Well.' })
      return scripted.complete(request)
    },
  }
  return provider
}

interface Run {
  world: EngineWorld
  runId: string
  provider: Troubled
  decoy: ScriptedProvider
}

async function runWith(
  step: StepName | undefined,
  trouble: Trouble,
  { maySubstitute = false } = {},
): Promise<Run> {
  const provider = troubledProvider(step, trouble)
  const decoy = createScriptedProvider({ id: 'anthropic', model: 'decoy-1' })
  for (const [task, answer] of Object.entries(well))
    for (let count = 0; count < 5; count += 1) decoy.enqueue({ answer }, task as ModelTask)
  const world = await createEngineWorld({ database, providers: [provider, decoy] })
  if (maySubstitute)
    await database.asOwner('update client set settings = $1 where id = $2', [
      JSON.stringify({ ai: { llmPreparer: 'gpt', llmReviewer: 'gpt', maySubstitute } }),
      world.tenant.clientId,
    ])
  const aiAgents = await world.addAgents(['CONTRIBUTOR', 'REVIEWER', 'APPROVER'])
  const phase = await world.addPhase({ aiAgents })
  const { sequenceId } = await world.start(phase)
  await sendUserMessage(world.ports, world.caller, {
    params: { phaseId: phase.phaseId },
    body: { message: 'Where are the costs?', reply: false },
  })
  const run = { world, provider, decoy, runId: sequenceId }
  await work(run)
  return run
}
const work = ({ world, runId }: Run) => runSequence(world.ports, { ...world.tenant, runId })

async function read({ runId }: Run) {
  const stored = await readConversation(database, runId)
  const details = await database.asOwner<{
    id: string
    truncated: boolean
    stands_in_for: string | null
    provider: string | null
    hitl: { reason: string } | null
  }>('select id, truncated, stands_in_for, provider, hitl from agent_interaction where sequence_id = $1', [
    runId,
  ])
  const turns = stored.turns.map((turn) => ({ ...turn, ...details.find(({ id }) => id === turn.id) }))
  return { ...stored, turns }
}

/** What a run comes to, without the words that a failure may change: the moderator's. */
async function shapeOf(run: Run) {
  const { run: stored, turns, messages } = await read(run)
  return {
    status: stored.status,
    hasSummary: Boolean(stored.summary),
    turns: turns.map(({ position, kind, status, truncated, agent_response }) => ({
      position,
      status,
      truncated: kind === 'agent' && truncated,
      response: kind === 'agent' ? agent_response : agent_response !== null,
    })),
    replies: messages.filter(({ reply_to_id }) => reply_to_id !== null).length,
    places: new Set(turns.map(({ seq }) => seq)).size,
  }
}

async function decide(run: Run, decision: 'approve' | 'overrule'): Promise<void> {
  const waiting = (await read(run)).turns.find(({ status }) => status === 'AWAITING_HUMAN')
  run.provider.isOver = true
  await resolveGate(run.world.ports, run.world.caller, {
    params: { id: waiting?.id ?? '' },
    body: { resolved: true, decision },
  })
  await work(run)
}

const names = { contribution: 'Contributor 1', review: 'Reviewer 2', approval: 'Approver 3' }

/** Where people read what went wrong: who could not, and what can be done. */
async function expectToldAt(step: StepName, trouble: Trouble, run: Run): Promise<void> {
  const { run: stored, turns, messages } = await read(run)
  const said = messages.filter(({ role }) => role === 'MODERATOR').map(({ content }) => content)
  const isCut = trouble === 'truncated'
  if (step === 'contribution' || step === 'review' || step === 'approval') {
    const { hitl } = turns.find(({ status }) => status === 'AWAITING_HUMAN') ?? {}
    expect(stored).toMatchObject({ status: 'AWAITING_HUMAN', gate: { kind: 'failure' } })
    expect(hitl?.reason).toContain(names[step])
    expect(hitl?.reason).toMatch(/ (?:Try again|Have it written again), or (?:skip|accept) .*\.$/)
  }
  // The moderator holds nobody up: what it cannot say is said by rule, or marked (Document 2, 4.3).
  const opening = turns[0]?.agent_response
  if (step === 'opening' && isCut) expect(turns[0]?.truncated).toBe(true)
  if (step === 'opening' && !isCut) expect(opening).toMatch(/^Welcome to Initiation\./)
  if (step === 'prompt') expect(opening).toContain('Contributor 1, Please give your view on point 1.')
  if (step === 'analysis') expect(said).toContainEqual(expect.stringMatching(/^Thank you, Contributor 1\./))
  if (step === 'summary')
    expect(stored.summary).toMatch(
      isCut
        ? /_This summary ran into its length and stops short\._$/
        : /^_The moderator could not write this summary\. .* ask for the summary again later\._\n\n.*Costs are named\./,
    )
  if (step === 'reply')
    expect(said).toEqual([
      trouble === 'unreadable' ? 'Rather not.' : expect.stringMatching(/Please ask again\.$/),
    ])
}

describe('a provider in trouble', () => {
  let undisturbed: Awaited<ReturnType<typeof shapeOf>>
  beforeAll(async () => {
    undisturbed = await shapeOf(await runWith(undefined, 'refused'))
    expect(undisturbed).toMatchObject({ status: 'COMPLETED', hasSummary: true, replies: 1, places: 6 })
  })

  it.each<[Trouble, StepName]>([
    ['overloaded', 'opening'],
    ['overloaded', 'contribution'],
    ['busy', 'prompt'],
    ['busy', 'review'],
    ['connection', 'contribution'],
    ['connection', 'reply'],
    ['refused', 'analysis'],
    ['refused', 'approval'],
    ['unreadable', 'review'],
    ['unreadable', 'reply'],
    ['truncated', 'opening'],
    ['truncated', 'contribution'],
    ['truncated', 'approval'],
    ['truncated', 'summary'],
    ['truncated', 'reply'],
    ['timeout', 'approval'],
    ['authentication', 'review'],
    ['authentication', 'summary'],
    ['empty', 'prompt'],
    ['empty', 'analysis'],
  ])('%s at %s: people are told, nobody stands in, and no turn is lost or doubled', async (trouble, step) => {
    const run = await runWith(step, trouble)
    await expectToldAt(step, trouble, run)
    if ((await read(run)).run.status === 'AWAITING_HUMAN') await decide(run, 'approve')
    expect(await shapeOf(run)).toEqual(undisturbed)
    expect(run.decoy.requests).toEqual([])
    const { calls, turns } = await read(run)
    expect(calls.filter(({ state }) => state === 'sent')).toEqual([])
    expect(turns.map(({ stands_in_for }) => stands_in_for)).toEqual(turns.map(() => null))
  })

  it('keeps what stops short, and a person may accept it as it stands', async () => {
    const run = await runWith('contribution', 'truncated')
    const [waiting] = (await read(run)).turns.filter(({ status }) => status === 'AWAITING_HUMAN')
    const stored = { truncated: true, agent_response: troubles.truncated.answer.repeat(2) }
    expect(waiting).toMatchObject(stored)
    await decide(run, 'overrule')
    expect((await read(run)).turns.find(({ id }) => id === waiting?.id)).toMatchObject({
      ...stored,
      status: 'COMPLETED',
    })
    expect((await shapeOf(run)).turns.map(({ status }) => status)).toEqual(
      undisturbed.turns.map(({ status }) => status),
    )
  })

  it.each<[StepName, number]>([
    ['opening', 0],
    ['contribution', 1],
    ['review', 3],
  ])('at %s another one stands in where it may, and the turn says for whom', async (step, place) => {
    const run = await runWith(step, 'overloaded', { maySubstitute: true })
    expect(await shapeOf(run)).toEqual(undisturbed)
    expect(new Set(run.decoy.requests.map(({ task }) => task))).toEqual(new Set([steps[step]]))
    const { turns } = await read(run)
    expect(turns.map(({ stands_in_for }) => stands_in_for)).toEqual(
      turns.map((_, index) => (index === place ? 'openai' : null)),
    )
  })

  it('at a summary asked for again leaves the former one, and says so', async () => {
    const run = await runWith('summary', 'refused')
    run.provider.isOver = true
    await again(run)
    expect((await read(run)).run.summary).toBe(well['final-summary'])
    run.provider.isOver = false
    await again(run)
    const { run: stored, messages } = await read(run)
    expect(stored).toMatchObject({ status: 'COMPLETED', summary: well['final-summary'] })
    expect(messages.at(-1)?.content).toMatch(
      /^The summary could not be written anew\. .*ask for it again later\.$/,
    )
  })
})

async function again(run: Run): Promise<void> {
  await summariseAgain(run.world.ports, run.world.caller, { params: { sequenceId: run.runId } })
  await work(run)
}
