import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { listObservations } from '@parley/contracts/http/observations.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { tenantOf, type TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let viewer: ApiClient
let initiative: TestInitiative

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  viewer = await app.as(await app.addUser('clientViewer', { firmId: firm.id, clientId: client.id }))
  initiative = await app.addInitiative(client, 'ERP')
})
afterAll(() => app.close())

const time = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour))

/** An observation that was remediated at 11, if at all, and that the check of this hour was the last to find. */
async function failedAgainAt(remediated: boolean, checkedAt: number): Promise<string | null | undefined> {
  const place = { ...tenantOf(client), initiative_id: initiative.id, phase_id: initiative.phaseIds[0] }
  const run = { ...place, kind: 'INITIAL', status: 'COMPLETED', started_at: time(checkedAt) }
  const id = await insertRecord(app.database, 'observation', {
    ...place,
    validation_run_id: await insertRecord(app.database, 'validation_run', run),
    description: 'Nobody owns the budget.',
    severity: 'HIGH',
    status: remediated ? 'REMEDIATED' : 'OPEN',
    observation_type: 'INITIAL',
    remediated_at: remediated ? time(11) : null,
  })
  const params = { phaseId: initiative.phaseIds[0] ?? '' }
  const { body } = await viewer.call(listObservations, { params })
  return body.observations.find((observation) => observation.id === id)?.failedAgainAt
}

describe('an observation that was remediated', () => {
  it('tells when a later check found that it fails again', async () => {
    expect(await failedAgainAt(true, 12)).toBe(time(12).toISOString())
  })

  it('tells nothing where the check was before, or where it was never remediated', async () => {
    expect(await failedAgainAt(true, 10)).toBeNull()
    expect(await failedAgainAt(false, 12)).toBeNull()
  })
})
