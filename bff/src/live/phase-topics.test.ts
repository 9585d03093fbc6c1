import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '../testing/eventually.ts'
import type { TestClient } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { PhaseTenant } from './live.queries.ts'
import { createPhaseTopics, type PhaseTopics } from './phase-topics.ts'

let app: TestApp
let client: TestClient
let topics: PhaseTopics

beforeAll(async () => {
  app = await createTestApp()
  client = await app.addClient(await app.addFirm('Firm'), 'Client')
  topics = await createPhaseTopics(app.dependencies)
})
afterAll(async () => {
  await topics.close()
  await app.close()
})

async function newPhase(events: number): Promise<PhaseTenant> {
  const { phaseIds } = await app.addInitiative(client, 'mark', 1)
  const phaseId = phaseIds[0] ?? ''
  for (let count = 0; count < events; count += 1) await app.addPhaseEvent(client, phaseId, 'PHASE_UPDATED')
  return { phaseId, firmId: client.firmId, clientId: client.id }
}

const collector = () => {
  const seen: number[] = []
  return {
    seen,
    deliver: (event: { seq: number }) => void seen.push(event.seq),
    drained: () => Promise.resolve(),
  }
}
const upTo = (last: number, from = 1): number[] =>
  Array.from({ length: last - from + 1 }, (_item, at) => from + at)

describe('following a phase', () => {
  it('replays after a place and goes on, each event once and in order, however they race', async () => {
    const tenant = await newPhase(450)
    const early = collector()
    const late = collector()
    const followsEarly = await topics.follow(tenant, 0, early)
    const writing = (async () => {
      for (let count = 0; count < 60; count += 1)
        await app.addPhaseEvent(client, tenant.phaseId, 'PHASE_UPDATED')
    })()
    const followsLate = await topics.follow(tenant, 100, late)
    await writing
    await eventually(() => early.seen.length >= 510 && late.seen.length >= 410)
    expect(early.seen).toEqual(upTo(510))
    expect(late.seen).toEqual(upTo(510, 101))
    followsEarly.leave()
    followsLate.leave()
  })

  it('without a place starts with what comes next', async () => {
    const tenant = await newPhase(3)
    const one = collector()
    const following = await topics.follow(tenant, undefined, one)
    await app.addPhaseEvent(client, tenant.phaseId, 'PHASE_UPDATED')
    await eventually(() => one.seen.length > 0)
    expect(one.seen).toEqual([4])
    following.leave()
  })

  it('ends when it is left, and others go on', async () => {
    const tenant = await newPhase(0)
    const one = collector()
    const other = collector()
    const followsOne = await topics.follow(tenant, 0, one)
    const followsOther = await topics.follow(tenant, 0, other)
    followsOne.leave()
    await app.addPhaseEvent(client, tenant.phaseId, 'PHASE_UPDATED')
    await eventually(() => other.seen.length === 1)
    expect(one.seen).toEqual([])
    followsOther.leave()
  })

  it('does not wait for ever for events that were cleared away', async () => {
    const tenant = await newPhase(5)
    await app.database.asOwner('delete from phase_event where phase_id = $1 and seq < 4', [tenant.phaseId])
    const one = collector()
    const following = await topics.follow(tenant, 0, one)
    expect(one.seen).toEqual([4, 5])
    following.leave()
  })

  it('catches up with events whose notification got lost', async () => {
    const tenant = await newPhase(1)
    const one = collector()
    const following = await topics.follow(tenant, 1, one)
    await app.database.asOwner(
      `insert into phase_event (phase_id, firm_id, client_id, seq, type, data) values ($1, $2, $3, 2, 'PHASE_UPDATED', '{}')`,
      [tenant.phaseId, tenant.firmId, tenant.clientId],
    )
    await eventually(() => one.seen.length === 1)
    following.leave()
  })
})
