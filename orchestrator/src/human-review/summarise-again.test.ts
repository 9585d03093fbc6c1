import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { sendUserMessage } from '../messages/index.ts'
import { createScriptedProvider, type ScriptedProvider } from '../models/testing/scripted-provider.ts'
import { runSequence } from '../sequences/run-sequence.ts'
import { runSideTurn } from '../sequences/run-side-turn.ts'
import { createEngineWorld, type EngineWorld, type Place, readConversation } from '../testing/engine-world.ts'
import { cancelSequences, giveFeedback, summariseAgain } from './index.ts'

let world: EngineWorld
let model: ScriptedProvider
let phase: Place
let sequenceId: string

beforeAll(async () => {
  model = createScriptedProvider()
  world = await createEngineWorld({ providers: [model] })
})
afterAll(() => world.database.close())

/** Works on the run with this for its summary. */
async function work(summary: string): Promise<void> {
  model.enqueue({ answer: summary }, 'final-summary')
  await runSequence(world.ports, { ...world.tenant, runId: sequenceId })
}
beforeEach(async () => {
  phase = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR']) })
  const started = await world.start(phase)
  sequenceId = started.sequenceId
  model.enqueue({ answer: { summary: 'Noted.', decision: 'next', topics: [] } }, 'moderator-analysis')
  await work('The first summary.')
})

const again = (id = sequenceId) => summariseAgain(world.ports, world.caller, { params: { sequenceId: id } })
const readRun = async () => {
  const [row] = await world.database.asOwner<{ status: string; summary: string; summary_seq: number }>(
    'select status, summary, summary_seq from sequence_run where id = $1',
    [sequenceId],
  )
  return row
}
const read = () => readConversation(world.database, sequenceId)

describe('a summary that is asked for again', () => {
  it('is written by the run alone, after what was said since; the conversation ends once', async () => {
    const before = await read()
    const turn = before.turns.find(({ kind }) => kind === 'agent')
    const made = (await readRun())?.summary_seq ?? 0
    expect(made).toBeGreaterThanOrEqual(Math.max(...before.turns.map(({ seq }) => seq ?? 0)))
    const feedback = { params: { id: turn?.id ?? '' }, body: { feedback: 'Shorter.' } }
    const { interactionId } = await giveFeedback(world.ports, world.caller, feedback)
    await runSideTurn(world.ports, { ...world.tenant, interactionId })
    const redo = (await read()).turns.find(({ id }) => id === interactionId)
    expect(redo?.seq).toBeGreaterThan(made)
    await again()
    expect(await readRun()).toMatchObject({ status: 'QUEUED', summary: 'The first summary.' })
    await expect(again()).rejects.toMatchObject({ code: 'SEQUENCE_RUNNING' })
    await work('The second summary.')
    const now = await readRun()
    expect(now).toMatchObject({ status: 'COMPLETED', summary: 'The second summary.' })
    expect(now?.summary_seq).toBeGreaterThan(redo?.seq ?? 0)
    const after = await read()
    expect(after.turns).toHaveLength(before.turns.length + 1)
    expect(after.events.filter(({ type }) => type === 'SEQUENCE_COMPLETED')).toHaveLength(1)
  })

  it('does not know words that came while it was written', async () => {
    await again()
    model.enqueue(async () => {
      const body = { message: 'Mind Katowice.', reply: true }
      await sendUserMessage(world.ports, world.caller, { params: { phaseId: phase.phaseId }, body })
      return 'The second summary.'
    }, 'final-summary')
    await runSequence(world.ports, { ...world.tenant, runId: sequenceId })
    const [said] = await world.database.asOwner<{ seq: number }>(
      `select seq from hitl_message where phase_id = $1 and role = 'USER'`,
      [phase.phaseId],
    )
    expect((await readRun())?.summary_seq).toBeLessThan(said?.seq ?? 0)
  })

  it('stays as it was where it is stopped', async () => {
    await again()
    await cancelSequences(world.ports, world.caller, { params: { phaseId: phase.phaseId } })
    expect(await readRun()).toMatchObject({ status: 'COMPLETED', summary: 'The first summary.' })
    await again()
  })

  it('is refused where there is none, and for another tenant’s run', async () => {
    await world.database.asOwner('update sequence_run set summary = null where id = $1', [sequenceId])
    await expect(again()).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(again(newId())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
