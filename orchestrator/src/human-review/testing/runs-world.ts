import { createScriptedProvider, type ScriptedProvider } from '../../models/testing/scripted-provider.ts'
import { runSequence } from '../../sequences/run-sequence.ts'
import { createEngineWorld, type Place, readConversation, type Role } from '../../testing/engine-world.ts'

export interface Run {
  phase: Place
  sequenceId: string
}
/** What the moderator says of an answer that it is content with. */
export const noted = { answer: { summary: 'Noted.', decision: 'next', topics: [] } }

/** An engine with a scripted model, and runs of agents in given roles that are begun and worked on by hand. */
export async function createRunsWorld() {
  const model: ScriptedProvider = createScriptedProvider()
  const engine = await createEngineWorld({ providers: [model] })
  const begin = async (...roles: Role[]): Promise<Run> => {
    const phase = await engine.addPhase({ aiAgents: await engine.addAgents(roles) })
    return { phase, ...(await engine.start(phase)) }
  }
  const work = ({ sequenceId }: Run) => runSequence(engine.ports, { ...engine.tenant, runId: sequenceId })
  const read = ({ sequenceId }: Run) => readConversation(engine.database, sequenceId)
  const detailsOf = async (turnId: string | undefined) => {
    const [row] = await engine.database.asOwner<Record<string, unknown>>(
      'select status, feedback, feedback_by, supersedes_id, verdict, agent_response from agent_interaction where id = $1',
      [turnId],
    )
    return row
  }
  return { ...engine, model, begin, work, read, detailsOf }
}
export type RunsWorld = Awaited<ReturnType<typeof createRunsWorld>>
