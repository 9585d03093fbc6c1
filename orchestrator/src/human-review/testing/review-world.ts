import { expect } from '@jest/globals'
import { createScriptedProvider } from '../../models/testing/scripted-provider.ts'
import { runSequence } from '../../sequences/run-sequence.ts'
import { createEngineWorld, type Place, readConversation } from '../../testing/engine-world.ts'

export const inPhase = (phase: Place) => ({ params: { phaseId: phase.phaseId } })
export const mitigation = { id: 'm-1', description: 'The budget is approved', order: 1 }

interface FinishedRun {
  phase: Place
  sequenceId: string
  /** Of its one agent. */
  turnId: string
}

/** An engine with a scripted model, phases with one agent, and runs that are through. */
export async function createReviewWorld() {
  const model = createScriptedProvider()
  const engine = await createEngineWorld({ providers: [model] })
  const withAgents = async (rest: object = {}, status = 'IN_PROGRESS'): Promise<Place> =>
    engine.addPhase({ aiAgents: await engine.addAgents(['CONTRIBUTOR']), ...rest }, status)
  /** Works on a run in which the moderator is content with what it reads. */
  const work = async (runId: string): Promise<void> => {
    model.enqueue({ answer: { summary: 'Noted.', decision: 'next', topics: [] } }, 'moderator-analysis')
    await runSequence(engine.ports, { ...engine.tenant, runId })
  }
  const finished = async (): Promise<FinishedRun> => {
    const phase = await withAgents()
    const { sequenceId } = await engine.start(phase)
    await work(sequenceId)
    const { run, turns } = await readConversation(engine.database, sequenceId)
    expect(run.status).toBe('COMPLETED')
    return { phase, sequenceId, turnId: turns.find((turn) => turn.kind === 'agent')?.id ?? '' }
  }
  return { ...engine, model, withAgents, work, finished }
}
export type ReviewWorld = Awaited<ReturnType<typeof createReviewWorld>>
