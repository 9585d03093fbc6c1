import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { FirmStats, SuperAdminStats } from '@parley/contracts/http/dashboards.ts'
import { newId } from '@parley/contracts/ids.ts'
import {
  type CountedList,
  firmDashboardLists,
  superAdminDashboardLists,
} from '@parley/contracts/rules/dashboard-lists.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import {
  type GeneratedClient,
  type GeneratedFirm,
  generateFirms,
  type GeneratedInitiative,
} from '../../testing/generated-firms.ts'
import type { TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firms: GeneratedFirm[]
let northwind: GeneratedFirm
let southgate: GeneratedFirm
/** Those that the consultant may access, an obsolete one among them. */
let accessible: GeneratedClient[]
let people: Record<
  'superAdmin' | 'inFirm' | 'inClient' | 'firmAdmin' | 'consultant' | 'clientAdmin',
  ApiClient
>
let users = 0

beforeAll(async () => {
  app = await createTestApp()
  firms = await generateFirms(app.database)
  ;[northwind, southgate] = firms as [GeneratedFirm, GeneratedFirm]
  accessible = northwind.clients.slice(1, 5)
  const firmId = northwind.id
  const clientId = northwind.clients[0]?.id ?? ''
  const add = (...given: Parameters<TestApp['addUser']>): Promise<TestUser> => {
    users += 1
    return app.addUser(...given)
  }
  const superAdmin = await add('superAdmin')
  const consultantId = northwind.consultants[0]?.id ?? ''
  for (const { id } of accessible)
    await app.database.asOwner(
      'insert into consultant_client_access (firm_id, consultant_id, client_id) values ($1, $2, $3)',
      [firmId, consultantId, id],
    )
  const gone = [
    await app.addUser('clientAdmin', { firmId, clientId }),
    await app.addUser('firmAdmin', { firmId }),
  ]
  await app.database.asOwner('update user_account set is_obsolete = true where id = $1', [gone[0]?.id])
  await app.database.asOwner('update user_account set deleted_at = now() where id = $1', [gone[1]?.id])
  people = {
    superAdmin: await app.as(superAdmin),
    inFirm: await impersonate(superAdmin, `/api/auth/impersonate-consulting-firm/${firmId}`),
    inClient: await impersonate(superAdmin, `/api/auth/impersonate-client/${clientId}`),
    firmAdmin: await app.as(await add('firmAdmin', { firmId })),
    consultant: await app.as(await add('consultant', { firmId, consultantId })),
    clientAdmin: await app.as(await add('clientAdmin', { firmId, clientId })),
  }
})
afterAll(() => app.close())

async function impersonate(user: TestUser, path: string): Promise<ApiClient> {
  const answer = await (await app.as(user)).raw('POST', path, {})
  return app.withToken((answer.body as { token: string }).token)
}

type Person = keyof typeof people

async function firmStats(who: Person): Promise<FirmStats> {
  const answer = await people[who].raw('GET', `/api/dashboard/consulting-firm/${northwind.id}`)
  expect(answer.status).toBe(200)
  return (answer.body as { stats: FirmStats }).stats
}
async function superAdminStats(): Promise<SuperAdminStats> {
  const answer = await people.superAdmin.raw('GET', '/api/dashboard/superadmin')
  expect(answer.status).toBe(200)
  return (answer.body as { stats: SuperAdminStats }).stats
}

/** How many of each there are, by loops over what was generated. */
function tally<T>(rows: readonly T[], keysOf: (row: T) => (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows)
    for (const key of keysOf(row)) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
const current = (initiatives: readonly GeneratedInitiative[]) => initiatives.filter((one) => !one.isArchived)
const inUse = <T extends { isObsolete: boolean }>(rows: readonly T[]) => rows.filter((row) => !row.isObsolete)

const life = ['PENDING', 'ACTIVE', 'ON_HOLD', 'COMPLETED', 'CANCELLED']
const statusesOf = (initiatives: readonly GeneratedInitiative[]) => {
  const counts = tally(initiatives, (one) => [one.status])
  return life.flatMap((status) => (counts.has(status) ? [{ status, _count: counts.get(status) }] : []))
}
/** The five with the most, names in their order where they have as many. */
function topFive<T extends { name: string }>(rows: readonly T[], countOf: (row: T) => number) {
  return rows
    .map((row) => ({ row, count: countOf(row) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.row.name.toLowerCase() < b.row.name.toLowerCase() ? -1 : 1))
    .slice(0, 5)
}
const topClientsOf = (clients: readonly GeneratedClient[], initiatives: readonly GeneratedInitiative[]) => {
  const counts = tally(initiatives, (one) => [one.clientId])
  return topFive(inUse(clients), ({ id }) => counts.get(id) ?? 0).map(({ row: { id, name }, count }) => ({
    id,
    name,
    initiativesCount: count,
  }))
}

function expectedOfFirm(firm: GeneratedFirm, clients: readonly GeneratedClient[]): FirmStats {
  const ids = new Set(clients.map(({ id }) => id))
  const initiatives = current(firm.initiatives).filter((one) => ids.has(one.clientId))
  const active = initiatives.filter((one) => one.status === 'ACTIVE')
  const led = tally(active, (one) => [one.consultantId])
  const consultants = inUse(firm.consultants).map((one) => ({
    ...one,
    name: `${one.lastName} ${one.firstName}`,
  }))
  const sorted = (counts: Map<string, number>) =>
    [...counts].sort(([one, count], [other, more]) => more - count || (one < other ? -1 : 1))
  return {
    totalInitiatives: initiatives.length,
    activeInitiativesCount: active.length,
    activeClientsCount: inUse(clients).length,
    activeConsultantsCount: consultants.length,
    initiativesByPhase: statusesOf(initiatives) as FirmStats['initiativesByPhase'],
    clientsPerIndustry: sorted(tally(inUse(clients), (one) => one.industries)).map(([industry, count]) => ({
      industry,
      count,
    })),
    initiativesPerType: sorted(tally(initiatives, (one) => [one.type])).map(([type, count]) => ({
      type,
      count,
    })) as FirmStats['initiativesPerType'],
    topConsultants: topFive(consultants, ({ id }) => led.get(id) ?? 0).map(
      ({ row: { id, firstName, lastName }, count }) => ({
        id,
        firstName,
        lastName,
        position: null,
        email: null,
        activeInitiativesCount: count,
      }),
    ),
    topClients: topClientsOf(clients, initiatives),
  }
}

describe('the dashboard of a firm', () => {
  it('counts what was generated, for its administrator and for a super admin who acts for it', async () => {
    const expected = expectedOfFirm(northwind, northwind.clients)
    expect(expected.topConsultants).toHaveLength(5)
    expect(expected.topClients).toHaveLength(5)
    expect(await firmStats('firmAdmin')).toEqual(expected)
    expect(await firmStats('inFirm')).toEqual(expected)
  })

  it('counts for a consultant only the clients that they may access, which obsolete ones are not', async () => {
    expect(inUse(accessible).length).toBeLessThan(accessible.length)
    expect(await firmStats('consultant')).toEqual(expectedOfFirm(northwind, inUse(accessible)))
  })

  it('is empty, and no error, for a firm without anything', async () => {
    const firm = await app.addFirm('Empty')
    const admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
    const { body } = await admin.raw('GET', `/api/dashboard/consulting-firm/${firm.id}`)
    expect(body).toEqual({
      stats: expectedOfFirm({ ...northwind, consultants: [], initiatives: [] }, []),
    })
    await app.database.asOwner('delete from user_role where firm_id = $1', [firm.id])
    await app.database.asOwner(
      'delete from session where user_id in (select id from user_account where firm_id = $1)',
      [firm.id],
    )
    await app.database.asOwner('delete from user_account where firm_id = $1', [firm.id])
    await app.database.asOwner('delete from consulting_firm where id = $1', [firm.id])
  })

  it.each(['firmAdmin', 'consultant', 'inFirm'] as const)(
    'of another firm is as missing to %s',
    async (who) => {
      for (const id of [southgate.id, newId()])
        expect(await people[who].raw('GET', `/api/dashboard/consulting-firm/${id}`)).toMatchObject({
          status: 404,
          body: { message: 'Consulting firm not found' },
        })
    },
  )

  it('is for the firm’s people with view_analytics alone', async () => {
    const path = `/api/dashboard/consulting-firm/${northwind.id}`
    for (const who of ['clientAdmin', 'superAdmin', 'inClient'] as const)
      expect(await people[who].raw('GET', path)).toMatchObject({ status: 403 })
    const analyst = await app.addUser('firmAdmin', { firmId: northwind.id })
    users += 1
    const withRole = async (permissions: string[]): Promise<number> => {
      const roleId = await app.addRole({ firmId: northwind.id }, { name: newId(), permissions })
      await app.database.asOwner('update user_role set role_id = $1 where user_id = $2', [roleId, analyst.id])
      return (await (await app.as(analyst)).raw('GET', path)).status
    }
    expect(await withRole(['manage_initiatives'])).toBe(403)
    expect(await withRole(['view_analytics'])).toBe(200)
  })
})

describe('the dashboard of the platform', () => {
  it('counts what was generated', async () => {
    const initiatives = current(firms.flatMap((firm) => firm.initiatives))
    // Those of an obsolete firm are out of use with it.
    const clients = inUse(firms).flatMap((firm) => firm.clients)
    const expected: SuperAdminStats = {
      totalInitiatives: initiatives.length,
      activeInitiativesCount: initiatives.filter((one) => one.status === 'ACTIVE').length,
      activeClientsCount: inUse(clients).length,
      totalConsultingFirms: 2,
      totalUsers: users,
      initiativesByStatus: statusesOf(initiatives) as SuperAdminStats['initiativesByStatus'],
      topConsultingFirms: topFive(inUse(firms), (firm) => inUse(firm.clients).length).map(
        ({ row: { id, name }, count }) => ({ id, name, clientsCount: count }),
      ),
      topClients: topClientsOf(clients, initiatives),
    }
    expect(await superAdminStats()).toEqual(expected)
  })

  it('is for super admins alone, and not while they act for somebody', async () => {
    for (const who of ['firmAdmin', 'consultant', 'clientAdmin', 'inFirm', 'inClient'] as const)
      expect(await people[who].raw('GET', '/api/dashboard/superadmin')).toMatchObject({ status: 403 })
  })
})

/** Where each kind of list is read, and how many rows it says that it has. */
async function rowsOf(who: Person, { list, filter }: CountedList): Promise<number> {
  const paths: Record<string, string> = {
    initiatives: '/initiatives/consulting-firm',
    clients: '/clients',
    consultants: `/consultants/firm/${northwind.id}`,
  }
  const path = who === 'superAdmin' ? `/admin/${list}` : (paths[list] ?? '')
  const query = new URLSearchParams({ range: '[0,0]', filter: JSON.stringify(filter) })
  const answer = await people[who].raw('GET', `/api${path}?${query.toString()}`)
  expect([list, filter, answer.status, answer.body]).toEqual([list, filter, 200, expect.anything()])
  return Number(answer.headers.get('content-range')?.split('/')[1])
}

describe('every number', () => {
  it.each(['firmAdmin', 'consultant', 'inFirm'] as const)(
    'is that of the list behind it, for %s',
    async (who) => {
      const stats = await firmStats(who)
      const at = firmDashboardLists
      const numbers: [CountedList, number][] = [
        [at.totalInitiatives, stats.totalInitiatives],
        [at.activeInitiatives, stats.activeInitiativesCount],
        [at.activeClients, stats.activeClientsCount],
        [at.activeConsultants, stats.activeConsultantsCount],
        ...stats.initiativesByPhase.map((row): [CountedList, number] => [
          at.ofStatus(row.status),
          row._count,
        ]),
        ...stats.initiativesPerType.map((row): [CountedList, number] => [at.ofType(row.type), row.count]),
        ...stats.clientsPerIndustry.map((row): [CountedList, number] => [
          at.ofIndustry(row.industry),
          row.count,
        ]),
        ...stats.topClients.map((row): [CountedList, number] => [at.ofClient(row.id), row.initiativesCount]),
        ...stats.topConsultants.map((row): [CountedList, number] => [
          at.ofConsultant(row.id),
          row.activeInitiativesCount,
        ]),
      ]
      for (const [list, count] of numbers)
        expect({ ...list, count: await rowsOf(who, list) }).toEqual({ ...list, count })
    },
  )

  it('is that of the console’s list behind it, for the super admin', async () => {
    const stats = await superAdminStats()
    const at = superAdminDashboardLists
    const numbers: [CountedList, number][] = [
      [at.totalInitiatives, stats.totalInitiatives],
      [at.activeInitiatives, stats.activeInitiativesCount],
      [at.activeClients, stats.activeClientsCount],
      [at.consultingFirms, stats.totalConsultingFirms],
      [at.users, stats.totalUsers],
      ...stats.initiativesByStatus.map((row): [CountedList, number] => [at.ofStatus(row.status), row._count]),
      ...stats.topConsultingFirms.map((row): [CountedList, number] => [at.ofFirm(row.id), row.clientsCount]),
      ...stats.topClients.map((row): [CountedList, number] => [at.ofClient(row.id), row.initiativesCount]),
    ]
    for (const [list, count] of numbers)
      expect({ ...list, count: await rowsOf('superAdmin', list) }).toEqual({ ...list, count })
  })
})
