import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import { meetAtLock } from '../../testing/meet-at-lock.ts'
import type { TestClient } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

// What an initiative is follows from all its phases, and what a phase may from the one before: of two that change at
// once, one has to see the other.
let app: TestApp
let client: TestClient
let member: ApiClient
let initiative: TestInitiative
beforeAll(async () => {
  app = await createTestApp()
  client = await app.addClient(await app.addFirm('Northwind'), 'Acme')
  member = await app.as(await app.addUser('clientMember', { firmId: client.firmId, clientId: client.id }))
})
afterAll(() => app.close())
beforeEach(async () => {
  initiative = await app.addInitiative(client, 'ERP', 2)
})

const put = (statuses: readonly string[]) =>
  Promise.all(
    statuses.map((status, index) =>
      app.database.asOwner('update initiative_phase set status = $1 where id = $2', [
        status,
        initiative.phaseIds[index],
      ]),
    ),
  )
const save = (index: number, status: string) => () =>
  member.raw('PUT', `/api/initiative-phases/phases/${initiative.phaseIds[index] ?? ''}`, { body: { status } })
const atOnce = async (...calls: (() => ReturnType<ReturnType<typeof save>>)[]): Promise<number[]> => {
  const lock = { lock: 'select from initiative where id = $1 for update', values: [initiative.id] }
  return (await meetAtLock(app, lock, calls)).map(({ status }) => status)
}
const statusOf = async (table: 'initiative' | 'initiative_phase', id: string | undefined) =>
  (await app.database.asOwner<{ status: string }>(`select status from ${table} where id = $1`, [id]))[0]
    ?.status

it('completes the initiative when its last two phases are completed at once', async () => {
  await put(['IN_PROGRESS', 'IN_PROGRESS'])
  expect(await atOnce(save(0, 'COMPLETED'), save(1, 'COMPLETED'))).toEqual([200, 200])
  expect(await statusOf('initiative', initiative.id)).toBe('COMPLETED')
})

it('does not call it completed while a phase is taken up again', async () => {
  await put(['COMPLETED', 'IN_PROGRESS'])
  expect(await atOnce(save(0, 'IN_PROGRESS'), save(1, 'COMPLETED'))).toEqual([200, 200])
  expect(await statusOf('initiative', initiative.id)).toBe('ACTIVE')
})

it('starts no phase whose predecessor is being taken up again', async () => {
  await put(['COMPLETED', 'PENDING'])
  expect(await atOnce(save(0, 'IN_PROGRESS'), save(1, 'IN_PROGRESS'))).toEqual([200, 409])
  expect(await statusOf('initiative_phase', initiative.phaseIds[1])).toBe('PENDING')
})
