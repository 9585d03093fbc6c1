import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createScriptedProvider, type ScriptedProvider } from '../models/testing/scripted-provider.ts'
import { createEngineWorld, type EngineWorld, readConversation } from '../testing/engine-world.ts'
import { runSequence } from './run-sequence.ts'

let world: EngineWorld
let model: ScriptedProvider
beforeAll(async () => {
  model = createScriptedProvider()
  world = await createEngineWorld({ providers: [model] })
})
afterAll(() => world.database.close())

const restarting = () =>
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })

describe('a database that restarts while a run is at work', () => {
  it('is waited for, by the same worker, however often; nothing is counted as a failure of the run', async () => {
    model.enqueue({ answer: { summary: 'Noted.', decision: 'next', topics: [] } }, 'moderator-analysis')
    model.enqueue({ answer: { verdict: 'approve', reasons: ['It is complete.'], revise: [] } }, 'review')
    model.enqueue({ answer: { verdict: 'approve', reason: 'Ready.', conditions: [] } }, 'approval')
    const aiAgents = await world.addAgents(['CONTRIBUTOR', 'REVIEWER', 'APPROVER'])
    const { sequenceId } = await world.start(await world.addPhase({ aiAgents }))
    // More often than a run may fail in one place.
    let left = 4
    const fault = (point: string): Promise<void> => {
      if (point !== 'after-commit' || left === 0) return Promise.resolve()
      left -= 1
      return Promise.reject(restarting())
    }
    const ports = { ...world.ports, fault }
    await runSequence(ports, { ...world.tenant, runId: sequenceId })
    const { run, turns } = await readConversation(world.database, sequenceId)
    expect([left, run.status]).toEqual([0, 'COMPLETED'])
    expect(turns.every((turn) => turn.status === 'COMPLETED')).toBe(true)
    const [row] = await world.database.asOwner<{ failures: unknown }>(
      `select state -> 'failures' as failures from sequence_run where id = $1`,
      [sequenceId],
    )
    expect(row?.failures ?? null).toBeNull()
  })
})
