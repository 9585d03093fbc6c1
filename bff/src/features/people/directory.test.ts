import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let otherFirm: TestFirm
let acme: TestClient
let people: Record<'superAdmin' | 'firmAdmin' | 'consultant' | 'ofAcme', ApiClient>

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  otherFirm = await app.addFirm('Southgate')
  acme = await app.addClient(firm, 'Acme')
  const helios = await app.addClient(firm, 'Helios')
  const closed = await app.addClient(firm, 'Closed')
  await app.addClient(otherFirm, 'Borealis')
  await app.database.asOwner('update client set is_obsolete = true where id = $1', [closed.id])
  people = {
    superAdmin: await app.as(await app.addUser('superAdmin')),
    firmAdmin: await app.as(await app.addUser('firmAdmin', { firmId: firm.id })),
    consultant: await app.as(await app.addConsultant(firm, [acme], { lastName: 'Lang' })),
    ofAcme: await app.as(await app.addUser('clientAdmin', { firmId: firm.id, clientId: acme.id })),
  }
  await app.addConsultant(firm, [helios], { lastName: 'Berg' })
  await app.addConsultant(otherFirm, [], { lastName: 'Stern' })
})
afterAll(() => app.close())

/** Names in order, and what the header says of the whole list. */
async function list(who: keyof typeof people, path: string, query: Record<string, string> = {}) {
  const answer = await people[who].raw('GET', `/api${path}?${new URLSearchParams(query).toString()}`)
  if (answer.status !== 200) return answer.status
  const rows = answer.body as { name?: string; lastName?: string }[]
  return [rows.map(({ name, lastName }) => name ?? lastName), answer.headers.get('content-range')]
}

describe('clients', () => {
  it.each([
    ['superAdmin', ['Acme', 'Borealis', 'Helios']],
    ['firmAdmin', ['Acme', 'Helios']],
    ['consultant', ['Acme']],
    ['ofAcme', ['Acme']],
  ] as const)('that %s may see are listed, obsolete ones when asked for', async (who, names) => {
    expect(await list(who, '/clients')).toEqual([names, `clients 0-${names.length - 1}/${names.length}`])
    const all = await list(who, '/clients', { showObsolete: 'true' })
    const seesClosed = who === 'superAdmin' || who === 'firmAdmin'
    expect(all).toEqual([
      expect.arrayContaining([...names, ...(seesClosed ? ['Closed'] : [])]),
      expect.anything(),
    ])
  })

  it('are searched, sorted, filtered by firm and paged', async () => {
    expect(await list('superAdmin', '/clients', { q: 'EAL' })).toEqual([['Borealis'], 'clients 0-0/1'])
    const byFirm = { filter: JSON.stringify({ consultingFirmId: firm.id }), sort: '["name","DESC"]' }
    expect(await list('superAdmin', '/clients', byFirm)).toEqual([['Helios', 'Acme'], 'clients 0-1/2'])
    expect(await list('superAdmin', '/clients', { range: '[1,1]' })).toEqual([['Borealis'], 'clients 1-1/3'])
    expect(await list('superAdmin', '/clients', { range: '[50,59]' })).toEqual([[], 'clients */3'])
  })

  it.each([{ sort: '["settings","ASC"]' }, { filter: '{"firm":1}' }, { range: '[5,1]' }, { range: 'all' }])(
    'are not listed by %j',
    async (query) => {
      expect(await list('firmAdmin', '/clients', query as unknown as Record<string, string>)).toBe(400)
    },
  )

  it('of somebody else are as missing', async () => {
    const [borealis] = await app.database.asOwner<{ id: string }>(
      `select id from client where name = 'Borealis'`,
    )
    for (const id of [borealis?.id ?? '', newId()])
      expect(await people.firmAdmin.raw('GET', `/api/clients/${id}`)).toMatchObject({
        status: 404,
        body: { message: 'Client not found' },
      })
  })
})

describe('firms and consultants', () => {
  it('firms are the super admin’s to see', async () => {
    expect(await list('superAdmin', '/consulting-firms')).toEqual([
      ['Northwind', 'Southgate'],
      'consulting-firms 0-1/2',
    ])
    for (const who of ['firmAdmin', 'consultant', 'ofAcme'] as const)
      expect(await list(who, '/consulting-firms')).toBe(403)
  })

  it('consultants are their firm’s, and not for its clients', async () => {
    const path = `/consultants/firm/${firm.id}`
    expect(await list('firmAdmin', path)).toEqual([['Berg', 'Lang'], 'consultants 0-1/2'])
    expect(await list('firmAdmin', path, { q: 'kim lang' })).toEqual([['Lang'], 'consultants 0-0/1'])
    expect(await list('firmAdmin', path, { range: '[9,19]' })).toEqual([[], 'consultants */2'])
    expect(await list('firmAdmin', `/consultants/firm/${otherFirm.id}`)).toBe(404)
    expect(await list('ofAcme', path)).toBe(403)
  })
})
