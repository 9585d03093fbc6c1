import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sendUserMessage } from '../messages/index.ts'
import { createScriptedProvider, type ScriptedProvider } from '../models/testing/scripted-provider.ts'
import { createEngineWorld, type EngineWorld, type Place, readConversation } from '../testing/engine-world.ts'
import { readAccounts } from '../testing/run-trace.ts'
import { runSequence } from './run-sequence.ts'

// A result waits for the call after it and is stored with it (ADR 25). Here something comes between the two: at the
// search of the contributor, whom the moderator has prompted in a result that waits.

let database: EngineWorld['database']
let model: ScriptedProvider
let world: EngineWorld
let phase: Place
let runId: string

beforeAll(async () => {
  ;({ database } = await createEngineWorld())
})
afterAll(() => database.close())

beforeEach(async () => {
  model = createScriptedProvider()
  model.enqueue({ answer: { summary: 'Noted.', decision: 'next', topics: [] } }, 'moderator-analysis')
  world = await createEngineWorld({ database, providers: [model] })
  phase = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR']) })
  ;({ sequenceId: runId } = await world.start(phase))
})

const read = () => readConversation(database, runId)
const isPrompted = async (): Promise<boolean> => (await read()).turns[0]?.status === 'COMPLETED'

/** Works on the run with something that happens once, before what the contributor is asked is looked up. */
function workWith(
  between: () => Promise<void>,
  resultWaitsMs = 600_000,
  { database: engine } = world.ports,
): Promise<void> {
  let isDone = false
  return runSequence(
    {
      ...world.ports,
      database: engine,
      resultWaitsMs,
      async findPassages() {
        // The opening searches too.
        if (!isDone && model.requests.some(({ task }) => task === 'moderator-prompt')) {
          isDone = true
          await between()
        }
        return { passages: [], found: [] }
      },
    },
    { ...world.tenant, runId },
  )
}

async function expectWhole(): Promise<void> {
  const { run, calls } = await read()
  expect(run.status).toBe('COMPLETED')
  const all = model.requests.length
  expect(calls).toHaveLength(all)
  expect(await readAccounts(database, runId)).toMatchObject({ all, settled: all, reserved: 0 })
}

describe('a result that waits for the call after it', () => {
  it('is not stored before, where that is ready in a moment', async () => {
    const seen: boolean[] = []
    await workWith(async () => void seen.push(await isPrompted()))
    expect(seen).toEqual([false])
    await expectWhole()
  })

  it('is stored by itself where the next step takes its time', async () => {
    await workWith(async () => {
      while (!(await isPrompted())) await new Promise((resolve) => setTimeout(resolve, 5))
    }, 0)
    await expectWhole()
  })

  it('is stored by itself where a person speaks meanwhile, who is answered before the next call', async () => {
    await workWith(async () => {
      await sendUserMessage(world.ports, world.caller, {
        params: { phaseId: phase.phaseId },
        body: { message: 'Where are the costs?', reply: false },
      })
    })
    await expectWhole()
    expect(model.requests.map(({ task }) => task)).toEqual([
      'moderator-opening',
      'moderator-prompt',
      'user-reply',
      'contribution',
      'moderator-analysis',
      'final-summary',
    ])
  })

  it('is kept where the next step fails before its call', async () => {
    await expect(workWith(() => Promise.reject(new Error('The search is down.')))).rejects.toThrow('down')
    expect(await isPrompted()).toBe(true)
    await database.asOwner(
      `update sequence_run set lease_until = now() - interval '1 second' where id = $1`,
      [runId],
    )
    await runSequence(world.ports, { ...world.tenant, runId })
    await expectWhole()
    expect(model.requests.filter(({ task }) => task === 'moderator-prompt')).toHaveLength(1)
  })

  it('is kept where no budget has room for the next call, and a person is asked', async () => {
    await database.asOwner('update client set settings = $1 where id = $2', [
      JSON.stringify({ budget: { month: { maxTokens: 1_000_000 } } }),
      world.tenant.clientId,
    ])
    await workWith(async () => {
      await database.asOwner('update usage_counter set reserved_tokens = 1000000 where subject_id = $1', [
        world.tenant.clientId,
      ])
    })
    const { run } = await read()
    expect({ status: run.status, gate: run.gate?.kind }).toEqual({ status: 'AWAITING_HUMAN', gate: 'budget' })
    expect(await isPrompted()).toBe(true)
  })

  it('is lost with a run that somebody else took', async () => {
    await workWith(async () => {
      await database.asOwner('update sequence_run set generation = generation + 1 where id = $1', [runId])
    })
    expect(await isPrompted()).toBe(false)
    expect(model.requests.map(({ task }) => task)).toEqual(['moderator-opening', 'moderator-prompt'])
  })

  it.each([
    ['with the call after it', 600_000],
    ['by itself', 0],
  ])(
    'is stored all the same %s where that transaction lost a race in the database',
    async (_, resultWaitsMs) => {
      const { database: engine } = world.ports
      let isLost = false
      const racing: typeof engine = {
        ...engine,
        tenantTransaction(scope, work, options) {
          const isStoring =
            options?.statements !== undefined && model.requests.at(-1)?.task === 'moderator-prompt'
          if (isLost || !isStoring) return engine.tenantTransaction(scope, work, options)
          isLost = true
          return Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }))
        },
      }
      await workWith(() => Promise.resolve(), resultWaitsMs, { ...world.ports, database: racing })
      expect(isLost).toBe(true)
      await expectWhole()
      expect(model.requests.filter(({ task }) => task === 'moderator-prompt')).toHaveLength(1)
    },
  )
})
