import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { phaseChannel, type PhaseMessage, phaseMessageSchema } from '@parley/contracts/events/channels.ts'
import { createScriptedProvider, type ScriptedProvider } from '../models/testing/scripted-provider.ts'
import { createEngineWorld, type EngineWorld } from '../testing/engine-world.ts'
import { runSequence } from './run-sequence.ts'

let world: EngineWorld
let model: ScriptedProvider

beforeAll(async () => {
  model = createScriptedProvider()
  world = await createEngineWorld({ providers: [model] })
})
afterAll(() => world.database.close())

interface Stored {
  seq: number
  type: string
  data: { interactionId?: string; status?: string }
}

describe('what a run tells without storing it', () => {
  it('has its place among the stored events: before the one that ends it, and none after the end of the run', async () => {
    const phase = await world.addPhase({
      aiAgents: await world.addAgents(['CONTRIBUTOR', 'CONTRIBUTOR']),
    })
    const noted = { summary: 'Noted.', decision: 'next', topics: [] }
    model.enqueue({ answer: noted }, 'moderator-analysis')
    model.enqueue({ answer: noted }, 'moderator-analysis')
    const passing: PhaseMessage[] = []
    const unsubscribe = await world.ports.events.subscribe(phaseChannel(phase.phaseId), (payload) =>
      passing.push(phaseMessageSchema.parse(payload)),
    )
    const { sequenceId } = await world.start(phase)
    await runSequence(world.ports, { ...world.tenant, runId: sequenceId })
    await new Promise((resolve) => setImmediate(resolve))
    await unsubscribe()
    const stored = await world.database.asOwner<Stored>(
      'select seq::int as seq, type, data from phase_event where phase_id = $1 order by seq',
      [phase.phaseId],
    )
    const end = stored.find(({ type }) => type === 'SEQUENCE_COMPLETED')?.seq ?? 0
    expect(end).toBe(stored.length)

    expect(passing.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['MODERATOR_ANALYZING', 'AGENT_TYPING']),
    )
    for (const { type, after, runId, data } of passing) {
      expect(runId).toBe(sequenceId)
      const isOf = (event: Stored): boolean =>
        data.interactionId === undefined
          ? event.type === 'FINAL_SUMMARY_GENERATED'
          : event.data.interactionId === data.interactionId
      const next = stored.find((event) => event.seq > after && isOf(event))
      expect({ type, after, next: next?.type }).toEqual({
        type,
        after,
        next: data.interactionId === undefined ? 'FINAL_SUMMARY_GENERATED' : 'AGENT_INTERACTION_UPDATE',
      })
      expect(next?.seq).toBeLessThan(end)
    }
    // In the order in which they were told, none is placed before one that was told earlier.
    const places = passing.map(({ after }) => after)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})
