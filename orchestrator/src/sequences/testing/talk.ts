import type { ModelTask, ProviderRequest } from '../../models/port.ts'
import { createScriptedProvider, type ScriptedProvider } from '../../models/testing/scripted-provider.ts'
import {
  createEngineWorld,
  type EngineWorld,
  type Place,
  readConversation,
  type Role,
} from '../../testing/engine-world.ts'
import { runSequence } from '../run-sequence.ts'

/** A run with all that it is asked of and answers. */
export interface Talk {
  world: EngineWorld
  model: ScriptedProvider
  phase: Place
  runId: string
}

/** A run that has not begun, with a model of its own. */
export async function createTalk(
  database: EngineWorld['database'],
  roles: readonly Role[],
  contextTokens = 128_000,
): Promise<Talk> {
  const model = createScriptedProvider({ contextTokens })
  const world = await createEngineWorld({ database, providers: [model] })
  const phase = await world.addPhase({ aiAgents: await world.addAgents(roles) })
  const { sequenceId } = await world.start(phase)
  return { world, model, phase, runId: sequenceId }
}

export const work = ({ world, runId }: Talk) => runSequence(world.ports, { ...world.tenant, runId })
const next = { summary: 'Noted.', decision: 'next', topics: [] }
/** A moderator who is content and goes on, but for what else is given. */
export const analysis = (more: object = {}) => ({ answer: { ...next, ...more } })

export const requestsOf = ({ model }: Talk, task: ModelTask): ProviderRequest[] =>
  model.requests.filter((request) => request.task === task)
export const lastOf = (talk: Talk, task: ModelTask): ProviderRequest => {
  const request = requestsOf(talk, task).at(-1)
  if (request === undefined) throw new Error(`Nobody was asked for ${task}.`)
  return request
}
export async function turnsOf({ world, runId }: Talk) {
  const { turns } = await readConversation(world.database, runId)
  return turns.filter(({ kind }) => kind === 'agent')
}
