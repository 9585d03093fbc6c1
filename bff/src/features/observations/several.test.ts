import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { listNotifications } from '@parley/contracts/http/notifications.ts'
import { updateObservations } from '@parley/contracts/http/observations.ts'
import { createObservation, updateObservation } from '@parley/contracts/http/observations.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let colleague: TestUser
let member: ApiClient
let viewer: ApiClient
let initiative: TestInitiative

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  const place = { firmId: firm.id, clientId: client.id }
  member = await app.as(await app.addUser('clientMember', place))
  colleague = await app.addUser('clientViewer', { ...place, lastName: 'Marsh' })
  viewer = await app.as(colleague)
})
afterAll(() => app.close())
beforeEach(async () => {
  initiative = await app.addInitiative(client, 'ERP')
})

const phaseId = (position = 1): string => initiative.phaseIds[position - 1] ?? ''
const make = async (status?: 'REMEDIATED', position = 1): Promise<string> => {
  const body = { description: 'No owner is named.', severity: 'HIGH' as const }
  const { id } = (await member.call(createObservation, { params: { phaseId: phaseId(position) }, body })).body
    .observation
  if (status !== undefined) await member.call(updateObservation, { params: { id }, body: { status } })
  return id
}
type Change = Omit<
  NonNullable<Parameters<typeof member.call<typeof updateObservations>>[1]>['body'] & object,
  'ids'
>
const change = async (ids: string[], what: Change) =>
  (await member.call(updateObservations, { params: { phaseId: phaseId() }, body: { ids, ...what } })).body
const refusal = async (ids: string[], what: object) =>
  (
    await member.raw('PUT', `/api/initiative-phases/phases/${phaseId()}/observations`, {
      body: { ids, ...what },
    })
  ).status
const told = async () => (await viewer.call(listNotifications)).body
const eventCount = async () =>
  (await app.database.asOwner('select seq from phase_event where phase_id = $1', [phaseId()])).length

describe('several observations at once', () => {
  it('go each where it may; the others stay, with the reason', async () => {
    const [one, two, done, elsewhere] = [
      await make(),
      await make(),
      await make('REMEDIATED'),
      await make(undefined, 2),
    ]
    const before = await eventCount()
    const { observations, refused } = await change([one, two, done, elsewhere], { status: 'ACCEPTED' })
    expect(observations.map(({ id, status }) => [id, status]).toSorted()).toEqual(
      [one, two].map((id) => [id, 'ACCEPTED']).toSorted(),
    )
    expect(observations[0]?.settlement).toMatchObject({ by: 'person', words: null, quotes: [] })
    expect(refused).toEqual([
      { id: elsewhere, message: 'Observation not found' },
      { id: done, message: 'An observation cannot go from REMEDIATED to ACCEPTED.' },
    ])
    expect((await eventCount()) - before).toBe(1)
    const audited = await app.database.asOwner(
      `select entity_id, details from audit_event where action = 'observation.updated' and entity_id = any($1)`,
      [[one, two]],
    )
    expect(audited).toHaveLength(2)
    expect(audited[0]?.details).toEqual({ fields: ['status'] })
  })

  it('say nothing where nothing changes', async () => {
    const id = await make('REMEDIATED')
    const before = await eventCount()
    expect((await change([id], { status: 'REMEDIATED' })).refused).toEqual([])
    expect(await eventCount()).toBe(before)
  })

  it('are refused where none is there, by readers, and above two hundred', async () => {
    const id = await make()
    expect(await refusal([newId()], { status: 'ACCEPTED' })).toBe(404)
    expect(await refusal(Array.from({ length: 201 }, newId), { status: 'ACCEPTED' })).toBe(400)
    const address = `/api/initiative-phases/phases/${phaseId()}/observations`
    expect((await viewer.raw('PUT', address, { body: { ids: [id], status: 'ACCEPTED' } })).status).toBe(403)
  })
})

describe('whose an observation is, and until when', () => {
  it('is told to that person once, with where it stands', async () => {
    const [one, two, three] = [await make(), await make(), await make()]
    const { observations } = await change([one, two], { assigneeId: colleague.id, dueOn: '2026-12-24' })
    expect(observations[0]).toMatchObject({
      assignee: { id: colleague.id, name: 'Robin Marsh' },
      dueOn: '2026-12-24',
    })
    await change([one, two], { assigneeId: colleague.id })
    const body = { assigneeId: colleague.id }
    await member.call(updateObservation, { params: { id: three }, body })
    await member.call(updateObservation, { params: { id: three }, body })
    const address = `/initiatives/${initiative.id}?phase=${phaseId()}`
    expect(await told()).toMatchObject([
      { kind: 'OBSERVATION_ASSIGNED', body: 'No owner is named.', link: `${address}&finding=${three}` },
      { kind: 'OBSERVATIONS_ASSIGNED', body: '2', link: `${address}&pane=findings&findings=mine` },
    ])
    expect((await change([one], { assigneeId: null, dueOn: null })).observations[0]).toMatchObject({
      assignee: null,
      dueOn: null,
    })
  })

  it('is nobody who may not see the client: like one who is not there', async () => {
    const id = await make()
    const other = await app.addClient(firm, 'Helios')
    const strangers = [
      await app.addUser('clientAdmin', { firmId: firm.id, clientId: other.id }),
      await app.addConsultant(firm, [other]),
      await app.addUser('firmAdmin', { firmId: (await app.addFirm('Elsewhere')).id }),
    ].map((user) => user.id)
    for (const assigneeId of [...strangers, newId()]) {
      expect(await refusal([id], { assigneeId })).toBe(404)
      const address = `/api/initiative-phases/observations/${id}`
      expect((await member.raw('PUT', address, { body: { assigneeId } })).status).toBe(404)
    }
    const consultant = await app.addConsultant(firm, [client])
    expect((await change([id], { assigneeId: consultant.id })).refused).toEqual([])
  })

  it.each(['2026-13-01', 'tomorrow', '2026-12-01T09:00:00Z'])('is due on a day, not on %j', async (dueOn) => {
    expect(await refusal([await make()], { dueOn })).toBe(400)
  })
})
