import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { newId } from '@parley/contracts/ids.ts'
import { addClientReaders } from '../../../testing/client-readers.ts'
import type { TestInitiative } from '../../../testing/initiatives.ts'
import { insertRecord } from '../../../testing/rows.ts'
import { createTestApp } from '../../../testing/test-app.ts'

/** A client with one who may only look, and runs and turns as rows in the phases of an initiative of each test. */
export async function createInteractionsWorld() {
  const app = await createTestApp()
  const { client, viewer } = await addClientReaders(app)
  let initiative: TestInitiative = await app.addInitiative(client, 'ERP')

  const phaseAt = (position: number): string => initiative.phaseIds[position - 1] ?? ''
  const placeAt = (position: number) => ({
    firm_id: client.firmId,
    client_id: client.id,
    initiative_id: initiative.id,
    phase_id: phaseAt(position),
  })
  const addRun = (given: object = {}, position = 1) =>
    insertRecord(app.database, 'sequence_run', {
      ...placeAt(position),
      status: 'COMPLETED',
      definition: {},
      definition_hash: 'none',
      ...given,
    })
  const addTurn = (sequenceId: string, given: object = {}) =>
    insertRecord(app.database, 'agent_interaction', {
      ...placeAt(1),
      sequence_id: sequenceId,
      position: 1,
      kind: 'agent',
      agent: { id: newId(), name: 'Judge', role: 'APPROVER' },
      status: 'COMPLETED',
      ...given,
    })
  const list = async (query: { sequenceId?: string } = {}, phaseId = phaseAt(1)) =>
    viewer.call(listInteractions, { params: { phaseId }, query })
  const listIds = async (query = {}) => (await list(query)).body.interactions.map(({ id }) => id)
  const renew = async (): Promise<void> => {
    initiative = await app.addInitiative(client, 'ERP')
  }
  return { app, client, viewer, phaseAt, placeAt, addRun, addTurn, list, listIds, renew }
}
export type InteractionsWorld = Awaited<ReturnType<typeof createInteractionsWorld>>
