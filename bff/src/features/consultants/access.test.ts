import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  deleteAccess,
  getConsultant,
  listClientAccess,
  listConsultantAccess,
  listFirmAccess,
  setAccess,
  setFirmAccess,
  updateConsultant,
} from '@parley/contracts/http/consultants.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { consultantImpersonateClient, me } from '@parley/contracts/http/session.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let northwind: TestFirm
let acme: TestClient
let helios: TestClient
let admin: ApiClient

beforeAll(async () => {
  app = await createTestApp()
  northwind = await app.addFirm('Northwind')
  acme = await app.addClient(northwind, 'Acme')
  helios = await app.addClient(northwind, 'Helios')
  admin = await app.as(await app.addUser('firmAdmin', { firmId: northwind.id }))
})
afterAll(() => app.close())

const idOf = (person: TestUser): string => person.consultantId ?? ''

/** A consultant at work inside Acme, with both of their sessions. */
async function addInsideAcme() {
  const person = await app.addConsultant(northwind, [acme])
  const own = await app.as(person)
  const entered = await own.call(consultantImpersonateClient, { params: { id: acme.id }, body: {} })
  const inside = app.withToken(entered.body.token)
  expect((await inside.call(me)).status).toBe(200)
  return { consultantId: idOf(person), own, inside }
}

describe('access withdrawn', () => {
  const ways: [string, (consultantId: string) => Promise<{ status: number }>][] = [
    [
      'with the consultant',
      (id) => admin.call(updateConsultant, { params: { id }, body: { clientIds: [helios.id] } }),
    ],
    [
      'by itself',
      (consultantId) =>
        admin.call(setAccess, { params: { consultantId, clientId: acme.id }, body: { canAccess: false } }),
    ],
    ['for good', (consultantId) => admin.call(deleteAccess, { params: { consultantId, clientId: acme.id } })],
    [
      'among several',
      (consultantId) =>
        admin.call(setFirmAccess, {
          params: { firmId: northwind.id },
          body: { mappings: [{ consultantId, clientId: acme.id, canAccess: false }] },
        }),
    ],
  ]
  it.each(ways)(
    '%s ends the session inside at once and for good, the own one goes on',
    async (_how, take) => {
      const { consultantId, own, inside } = await addInsideAcme()
      expect((await take(consultantId)).status).toBe(200)
      expect((await inside.call(me)).status).toBe(401)
      expect((await own.call(me)).status).toBe(200)
      expect((await own.call(listClients)).body.map(({ name }) => name)).not.toContain('Acme')
      const params = { consultantId, clientId: acme.id }
      expect((await admin.call(setAccess, { params, body: { canAccess: true } })).status).toBe(200)
      expect((await inside.call(me)).status).toBe(401)
      expect((await own.call(listClients)).body.map(({ name }) => name)).toContain('Acme')
    },
  )

  it('of one client leaves those inside another where they are', async () => {
    const { consultantId, inside } = await addInsideAcme()
    const params = { consultantId, clientId: helios.id }
    await admin.call(setAccess, { params, body: { canAccess: true } })
    await admin.call(setAccess, { params, body: { canAccess: false } })
    expect((await inside.call(me)).status).toBe(200)
  })
})

describe('access', () => {
  it('is listed by firm, consultant and client', async () => {
    const consultantId = idOf(await app.addConsultant(northwind, [acme]))
    const params = { consultantId, clientId: helios.id }
    await admin.call(setAccess, { params, body: { canAccess: false } })
    const byConsultant = await admin.call(listConsultantAccess, { params: { consultantId } })
    expect(byConsultant.body.map(({ client, canAccess }) => [client.name, canAccess])).toEqual([
      ['Acme', true],
      ['Helios', false],
    ])
    const byClient = await admin.call(listClientAccess, { params: { clientId: helios.id } })
    expect(byClient.body).toContainEqual(expect.objectContaining({ consultantId, canAccess: false }))
    const byFirm = await admin.call(listFirmAccess, { params: { firmId: northwind.id } })
    expect(byFirm.body.filter((one) => one.consultantId === consultantId)).toHaveLength(2)
    const missing = await admin.call(listConsultantAccess, { params: { consultantId: newId() } })
    expect(missing.status).toBe(404)
  })

  it('of several is given all or nothing', async () => {
    const consultantId = idOf(await app.addConsultant(northwind, []))
    const foreign = await app.addClient(await app.addFirm('Southgate'), 'Borealis')
    const give = (clientIds: string[]) =>
      admin.call(setFirmAccess, {
        params: { firmId: northwind.id },
        body: { mappings: clientIds.map((clientId) => ({ consultantId, clientId, canAccess: true })) },
      })
    const clients = async () =>
      (await admin.call(getConsultant, { params: { id: consultantId } })).body.clients.map(({ name }) => name)
    expect((await give([acme.id, foreign.id])).status).toBe(404)
    expect(await clients()).toEqual([])
    expect((await give([acme.id, helios.id])).status).toBe(200)
    expect(await clients()).toEqual(['Acme', 'Helios'])
  })

  it('is changed by who manages the firm’s people, and moves the consultant’s record', async () => {
    const person = await app.addConsultant(northwind, [acme])
    const params = { consultantId: idOf(person), clientId: helios.id }
    const body = { canAccess: true }
    expect((await (await app.as(person)).call(setAccess, { params, body })).status).toBe(403)
    const read = await admin.call(getConsultant, { params: { id: idOf(person) } })
    await admin.call(setAccess, { params, body })
    const late = { clientIds: [], updatedAt: read.body.updatedAt }
    const stale = await admin.call(updateConsultant, { params: { id: idOf(person) }, body: late })
    expect(stale.status).toBe(409)
    expect((await admin.call(deleteAccess, { params: { ...params, clientId: acme.id } })).status).toBe(200)
    expect((await admin.call(deleteAccess, { params: { ...params, clientId: acme.id } })).status).toBe(404)
  })
})
