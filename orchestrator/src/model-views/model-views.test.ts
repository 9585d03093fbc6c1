import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import { clearConversation } from '../human-review/index.ts'
import { replyToMessage } from '../messages/index.ts'
import { ModelError, type ProviderCall, type RequestBlock } from '../models/port.ts'
import { createScriptedProvider, type ScriptedProvider } from '../models/testing/scripted-provider.ts'
import { noCallUsage } from '../models/usage.ts'
import { runSequence } from '../sequences/run-sequence.ts'
import { createEngineWorld, type EngineWorld, type Place } from '../testing/engine-world.ts'
import { createModelViews, forgetViews, type ModelViews } from './index.ts'
import { segmentsOf } from './segments.ts'

const secret = 'a secret of tests that is long enough'
const day = 86_400_000
const canary = 'canary-in-the-brief'

let world: EngineWorld
let model: ScriptedProvider
let views: ModelViews
let phase: Place
const warnings: string[] = []
const logger = { warn: (_data: object, text: string) => void warnings.push(text) }
const clock: Clock = { now: () => new Date() }

beforeAll(async () => {
  model = createScriptedProvider()
  world = await createEngineWorld({ providers: [model] })
  views = createModelViews({ database: world.database, secret, clock, logger })
  world.ports.views = views
})
afterAll(() => world.database.close())
beforeEach(async () => {
  phase = await world.addPhase()
})

const ownerOf = (interactionId: string) => ({
  firmId: phase.firmId,
  clientId: phase.clientId,
  initiativeId: phase.initiativeId,
  sequenceId: null,
  interactionId,
  task: 'contribution',
})
const callOf = (blocks: RequestBlock[], attempt = 1): ProviderCall => ({
  provider: 'openai',
  model: 'scripted-1',
  attempt,
  purpose: 'answer',
  estimate: noCallUsage,
  request: {
    task: 'contribution',
    evidence: { phaseName: '', phaseDescription: '', inputs: [], conversation: [], passages: [] },
    blocks,
    maxOutputTokens: 4_000,
    effort: 'low',
    timeoutMs: 1_000,
  },
})
const answered = {
  text: 'An answer',
  usage: { inputTokens: 900, cachedTokens: 600, outputTokens: 80, thinkingTokens: 30, cost: 12 },
  truncated: false,
}
/** One call for a turn, stored. */
async function keep(blocks: RequestBlock[], turnId = newId()): Promise<string> {
  const call = callOf(blocks)
  views.began(call)
  await views.ended(ownerOf(turnId), { id: newId(), call }, answered)
  await views.idle()
  return turnId
}
const read = (subjectId: string) => views.read(world.caller.scope, subjectId)
const setDays = (days: number) =>
  world.database.asOwner(`update consulting_firm set settings = $2 where id = $1`, [
    phase.firmId,
    JSON.stringify({ security: { modelViewDays: days } }),
  ])
const countIn = async (table: 'model_view' | 'model_view_segment'): Promise<number> => {
  const [row] = await world.database.asOwner<{ n: number }>(
    `select count(*)::int as n from ${table} where initiative_id = $1`,
    [phase.initiativeId],
  )
  return row?.n ?? 0
}

/** Words that do not compress to nothing. */
const paragraph = (seed: number): string =>
  Array.from({ length: 60 }, (_, index) => (((seed + 1) * 7919 + index * 104_729) % 1e6).toString(36)).join(
    ' ',
  )
const minutesOf = (turns: number): RequestBlock => ({
  name: 'minutes',
  text: Array.from(
    { length: turns },
    (_, turn) => `<turn ${turn}>\n${paragraph(turn * 100)}\n\n${paragraph(turn * 100 + 50)}\n</turn>\n\n`,
  ).join(''),
})

describe('segments', () => {
  it('join to the text, whatever is in it', () => {
    for (const text of [
      '',
      'a',
      '\n\n\n',
      '😀'.repeat(9_001),
      minutesOf(40).text,
      `${'x'.repeat(20_000)}\n\nend`,
    ])
      expect(segmentsOf(text).join('')).toBe(text)
    expect(segmentsOf('😀'.repeat(9_001)).every((segment) => segment.isWellFormed())).toBe(true)
  })

  it('are mostly the same where a text grew at its end or changed at its beginning', () => {
    const [before, grown] = [segmentsOf(minutesOf(60).text), segmentsOf(minutesOf(61).text)]
    expect(grown.filter((segment) => !before.includes(segment)).length).toBeLessThanOrEqual(2)
    const shortened = segmentsOf(minutesOf(60).text.replace(/<turn 0>[^]*?<\/turn>/, 'Earlier: in short.'))
    expect(shortened.filter((segment) => !before.includes(segment)).length).toBeLessThanOrEqual(4)
  })
})

describe('what a model saw', () => {
  it('is read as it was, with settings, tokens and how it ended', async () => {
    const blocks: RequestBlock[] = [
      { name: 'product', text: 'You are part of Parley.' },
      minutesOf(30),
      { name: 'task', text: 'Write.\n' },
    ]
    const turnId = newId()
    const call = callOf(blocks)
    call.request.exchange = { answer: '{', instruction: 'Again.' }
    call.request.evidence.passages.push({
      chunkId: 'chunk-1',
      artifactId: null,
      sourceKind: 'client',
      name: 'prices.md',
      page: 3,
      text: 'EUR 410,000',
      relevance: 0.81,
    })
    views.began(call)
    const failed = callOf(blocks, 2)
    await views.ended(ownerOf(turnId), { id: newId(), call }, { ...answered, truncated: true })
    await views.idle()
    await views.ended(
      ownerOf(turnId),
      { id: newId(), call: failed },
      new ModelError('overloaded', 'openai', { message: 'Busy' }),
    )
    await views.idle()
    const { calls, keptForDays } = await read(turnId)
    expect(keptForDays).toBe(90)
    expect(calls.map(({ attempts, finish }) => [attempts, finish])).toEqual([
      [1, 'length'],
      [2, 'overloaded'],
    ])
    expect(calls[0]).toMatchObject({
      settings: {
        task: 'contribution',
        purpose: 'answer',
        effort: 'low',
        maxOutputTokens: 4_000,
        schema: null,
      },
      usage: { input: 900, cached: 600, output: 80, thinking: 30, cost: 12 },
      passages: [
        {
          chunkId: 'chunk-1',
          name: 'prices.md',
          place: '3',
          kind: 'client',
          trust: 'document',
          relevance: 0.81,
        },
      ],
    })
    expect(calls[0]?.blocks.map(({ name, text }) => [name, text])).toEqual([
      ...blocks.map(({ name, text }) => [name, text]),
      ['earlier-answer', '{'],
      ['correction', 'Again.'],
    ])
    expect(warnings).toEqual([])
  })

  it('is sealed: no word of it stands in the tables, and another secret reads nothing', async () => {
    const turnId = await keep([{ name: 'brief', text: `The firm is ${canary}.` }])
    const [row] = await world.database.asOwner<{ text: string }>(
      `select string_agg(encode(sealed, 'escape'), '') || (select string_agg(encode(sealed, 'escape'), '') from model_view_segment) as text from model_view`,
    )
    expect(row?.text.length).toBeGreaterThan(0)
    for (const form of [canary, Buffer.from(canary).toString('base64').slice(0, -4), 'scripted-1'])
      expect(row?.text).not.toContain(form)
    expect((await read(turnId)).calls).toHaveLength(1)
    const stranger = createModelViews({ database: world.database, secret: `${secret} too`, clock, logger })
    expect(await stranger.read(world.caller.scope, turnId)).toEqual({ calls: [], keptForDays: 90 })
    expect(warnings.splice(0)).toHaveLength(1)
  })

  it('grows with the turns of a run, not with their square', async () => {
    const bytesOf = async (): Promise<number> => {
      const [row] = await world.database.asOwner<{ bytes: number }>(
        `select (select sum(length(sealed) + 16 * cardinality(segments)) from model_view where initiative_id = $1)::int
           + (select sum(length(sealed)) from model_view_segment where initiative_id = $1)::int as bytes`,
        [phase.initiativeId],
      )
      return row?.bytes ?? 0
    }
    for (let turn = 1; turn <= 20; turn += 1) await keep([minutesOf(turn)])
    const of20 = await bytesOf()
    for (let turn = 21; turn <= 100; turn += 1) await keep([minutesOf(turn)])
    const of100 = await bytesOf()
    // Five times the turns; their texts together are more than twenty times as long.
    expect(of100 / of20).toBeLessThan(6.5)
  })

  it('is kept of every call of a run, of its summary and of an answer to a person, and goes when the conversation is cleared', async () => {
    phase = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR']) })
    model.enqueue({ fail: 'overloaded' }, 'contribution')
    model.enqueue({ answer: { summary: 'Noted.', decision: 'next', topics: [] } }, 'moderator-analysis')
    const { sequenceId } = await world.start(phase)
    await runSequence(world.ports, { ...world.tenant, runId: sequenceId })
    const messageId = newId()
    await world.database.asOwner(
      `insert into hitl_message (id, firm_id, client_id, initiative_id, phase_id, content, role, wants_reply, seq) values ($1, $2, $3, $4, $5, 'Why?', 'USER', true, 900)`,
      [messageId, phase.firmId, phase.clientId, phase.initiativeId, phase.phaseId],
    )
    await replyToMessage(world.ports, { ...world.tenant, messageId })
    await views.idle()
    const [{ calls }, { calls: recorded }] = [
      { calls: await countIn('model_view') },
      {
        calls: await world.database.asOwner<{ task: string; subject: string }>(
          `select task, coalesce(interaction_id, sequence_id, $2) as subject from provider_call where phase_id = $1 order by created_at`,
          [phase.phaseId, messageId],
        ),
      },
    ]
    expect(calls).toBe(recorded.length)
    const turnId = recorded.find(({ task }) => task === 'contribution')?.subject ?? ''
    const ofTurn = (await read(turnId)).calls.filter(({ settings }) => settings.task === 'contribution')
    expect(ofTurn.map(({ finish }) => finish)).toEqual(['overloaded', 'complete'])
    expect((await read(sequenceId)).calls.map(({ settings }) => settings.task)).toEqual(['final-summary'])
    expect((await read(messageId)).calls.map(({ settings }) => settings.task)).toEqual(['user-reply'])
    await clearConversation(world.ports, world.caller, { params: { phaseId: phase.phaseId } })
    expect([await countIn('model_view'), await countIn('model_view_segment')]).toEqual([0, 0])
  })

  it('goes with its initiative', async () => {
    await keep([minutesOf(20)])
    expect(await countIn('model_view_segment')).toBeGreaterThan(0)
    await world.database.tenantTransaction(world.caller.scope, (tx) =>
      tx.deleteFrom('initiative').where('id', '=', phase.initiativeId).execute(),
    )
    expect([await countIn('model_view'), await countIn('model_view_segment')]).toEqual([0, 0])
  })

  it('is kept for as long as the firm says, and what others still name stays', async () => {
    const shared: RequestBlock = { name: 'product', text: 'The same for all.' }
    const old = await keep([shared, { name: 'task', text: 'Only in the first.' }])
    const late = await keep([shared])
    await world.database.asOwner(
      `update model_view set created_at = now() - interval '11 days' where subject_id = $1`,
      [old],
    )
    await setDays(12)
    expect(await forgetViews({ database: world.database, clock })).toBe(0)
    await setDays(10)
    expect(await forgetViews({ database: world.database, clock })).toBe(1)
    expect([await read(old), (await read(late)).calls[0]?.blocks]).toEqual([
      { calls: [], keptForDays: 10 },
      [expect.objectContaining({ text: shared.text })],
    ])
    expect(await countIn('model_view_segment')).toBe(1)
    await setDays(0)
    const none = await keep([shared])
    expect(await read(none)).toEqual({ calls: [], keptForDays: 0 })
    const soon: Clock = { now: () => new Date(Date.now() + day) }
    await forgetViews({ database: world.database, clock: soon })
    expect([await countIn('model_view'), await countIn('model_view_segment')]).toEqual([0, 0])
    await setDays(90)
  })

  it('fails no call where it cannot be stored', async () => {
    const turnId = newId()
    const call = callOf([{ name: 'task', text: 'Write.' }])
    await views.ended({ ...ownerOf(turnId), initiativeId: newId() }, { id: newId(), call }, answered)
    await views.idle()
    expect((await read(turnId)).calls).toEqual([])
    expect(warnings.splice(0)).toEqual(['what a model was given was not kept'])
  })
})
