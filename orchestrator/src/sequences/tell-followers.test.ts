import { afterAll, beforeAll, expect, it } from '@jest/globals'
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

const told = (kind: string) =>
  world.database.asOwner(
    `select kind, title, body, link is not null as leads from notification where kind = $1`,
    [kind],
  )

it('the team hears of a conversation that waits for a person, in the same commit', async () => {
  const phase = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR', 'APPROVER']) })
  const { firmId, clientId, initiativeId } = phase
  await world.database.asOwner(
    `insert into initiative_member (firm_id, client_id, initiative_id, user_id, role) values ($1, $2, $3, $4, 'Lead')`,
    [firmId, clientId, initiativeId, world.caller.scope.userId],
  )
  model.enqueue({ answer: { summary: 'Noted.', decision: 'next', topics: [] } }, 'moderator-analysis')
  model.enqueue({ answer: { verdict: 'reject', reason: 'No.', conditions: [] } }, 'approval')
  const { sequenceId } = await world.start(phase)
  await runSequence(world.ports, { firmId, clientId, runId: sequenceId })
  expect(await told('CONVERSATION_WAITING')).toEqual([
    { kind: 'CONVERSATION_WAITING', title: 'ERP vendor selection', body: 'Initiation', leads: true },
  ])
  expect(await told('CONVERSATION_COMPLETED')).toEqual([])
})
