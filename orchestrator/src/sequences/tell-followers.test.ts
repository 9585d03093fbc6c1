import { afterAll, beforeAll, expect, it } from '@jest/globals'
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

const told = (kind: string) =>
  world.database.asOwner(`select kind, title, body, link from notification where kind = $1`, [kind])

/** The page opens at the conversation of the phase, its next step in sight. */
const linkOf = ({ initiativeId, phaseId }: { initiativeId: string; phaseId: string }): string =>
  `/initiatives/${initiativeId}?phase=${phaseId}&pane=conversation`

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
    { kind: 'CONVERSATION_WAITING', title: 'ERP vendor selection', body: 'Initiation', link: linkOf(phase) },
  ])
  expect(await told('CONVERSATION_COMPLETED')).toEqual([])
})

it('a run that goes wrong three times at the same place ends as failed, and everybody is told why', async () => {
  const phase = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR']) })
  const { firmId, clientId, initiativeId } = phase
  await world.database.asOwner(
    `insert into initiative_member (firm_id, client_id, initiative_id, user_id, role) values ($1, $2, $3, $4, 'Lead') on conflict do nothing`,
    [firmId, clientId, initiativeId, world.caller.scope.userId],
  )
  const { sequenceId } = await world.start(phase)
  const findPassages = () => Promise.reject(new Error('The search is broken.'))
  const work = () => runSequence({ ...world.ports, findPassages }, { firmId, clientId, runId: sequenceId })
  const stored = async () => {
    const [run] = await world.database.asOwner<{ status: string; error: string | null }>(
      `select status, error from sequence_run where id = $1`,
      [sequenceId],
    )
    return run
  }
  await expect(work()).rejects.toThrow('broken')
  await expect(work()).rejects.toThrow('broken')
  expect(await stored()).toEqual({ status: 'RUNNING', error: null })
  await expect(work()).rejects.toThrow('broken')
  const error = expect.stringContaining('What was said is kept; try again')
  expect(await stored()).toEqual({ status: 'FAILED', error })
  const { turns, events } = await readConversation(world.database, sequenceId)
  expect(turns.filter((turn) => turn.status === 'RUNNING')).toEqual([])
  expect(events.at(-1)).toMatchObject({
    type: 'SEQUENCE_FAILED',
    data: { sequenceId, status: 'FAILED', reason: error },
  })
  expect(await told('CONVERSATION_FAILED')).toEqual([
    { kind: 'CONVERSATION_FAILED', title: 'ERP vendor selection', body: 'Initiation', link: linkOf(phase) },
  ])
  // Nothing takes it up again, and a person may begin anew.
  await work()
  const again = await world.start(phase)
  expect(again.sequenceId).not.toBe(sequenceId)
})
