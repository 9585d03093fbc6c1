import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { searchAll } from '@parley/contracts/http/search.ts'
import { newId } from '@parley/contracts/ids.ts'
import { tenantOf } from '../../testing/initiatives.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let superAdmin: TestUser
let northwind: Awaited<ReturnType<typeof addTenant>>
let southgate: Awaited<ReturnType<typeof addTenant>>

/** A firm with two clients, each with an initiative, a stakeholder and a document whose names hold "Meridian". */
async function addTenant(firmName: string, place: string) {
  const firm = await app.addFirm(firmName)
  const open = await addClient(firm, `Meridian ${place}`)
  const closed = await addClient(firm, `Old Meridian ${place}`)
  const own = { firmId: firm.id }
  const admin = await app.addUser('firmAdmin', { ...own, lastName: `Meridian-${place}` })
  const member = await app.addUser('clientMember', { ...own, clientId: open.id })
  await insertRecord(app.database, 'artifact', {
    ...documentOf(firm.id, `Meridian handbook ${place}`),
    client_id: null,
    scope: 'firm',
  })
  return { firm, open, closed, admin, member }
}

async function addClient(firm: TestFirm, name: string): Promise<TestClient> {
  const client = await app.addClient(firm, name)
  const tenant = { firm_id: firm.id, client_id: client.id }
  const initiative = await app.addInitiative(client, `Meridian rollout of ${name}`)
  const person = { first_name: 'Meridian', last_name: `Of ${name}`, role: 'Sponsor' }
  await insertRecord(app.database, 'stakeholder', { ...tenant, ...person })
  await insertRecord(app.database, 'artifact', {
    ...documentOf(firm.id, `Meridian plan of ${name}`),
    ...tenant,
    initiative_id: initiative.id,
    scope: 'initiative',
  })
  return client
}

const documentOf = (firmId: string, name: string) => ({
  firm_id: firmId,
  name,
  file_name: 'plan.txt',
  mime_type: 'text/plain',
  size: 1,
  storage_key: newId(),
  content_hash: '',
})

beforeAll(async () => {
  app = await createTestApp()
  superAdmin = await app.addUser('superAdmin')
  northwind = await addTenant('Northwind', 'North')
  southgate = await addTenant('Southgate', 'South')
})
afterAll(() => app.close())

const search = async (user: TestUser, q: string) => {
  const me = await app.as(user)
  const { body } = await me.call(searchAll, { query: { q } })
  return Object.fromEntries(Object.entries(body).map(([kind, hits]) => [kind, hits.map(({ name }) => name)]))
}

describe('search', () => {
  it('finds for a client what is theirs, and nothing of the firm, its other clients or other firms', async () => {
    expect(await search(northwind.member, 'meridian')).toEqual({
      people: ['Meridian Of Meridian North'],
      initiatives: ['Meridian rollout of Meridian North initiative'],
      phases: ['Meridian rollout of Meridian North phase 1', 'Meridian rollout of Meridian North phase 2'],
      observations: [],
      artifacts: ['Meridian plan of Meridian North'],
      interviews: [],
      templates: [],
      clients: [],
    })
  })

  it('finds for a firm what its people may open, the beginning of a name before its middle', async () => {
    const found = await search(northwind.admin, 'meridian')
    expect(found).toMatchObject({
      people: ['Robin Meridian-North'],
      clients: ['Meridian North', 'Old Meridian North'],
      artifacts: [
        'Meridian handbook North',
        'Meridian plan of Meridian North',
        'Meridian plan of Old Meridian North',
      ],
    })
    expect(found.initiatives).toHaveLength(2)
  })

  it('finds for a consultant only what is of the clients that they may access', async () => {
    const consultant = await app.addConsultant(northwind.firm, [northwind.open])
    const found = await search(consultant, 'meridian rollout')
    expect(found).toMatchObject({ initiatives: ['Meridian rollout of Meridian North initiative'] })
    expect(await search(consultant, 'old meridian')).toMatchObject({ clients: [], artifacts: [] })
  })

  it('finds for a super admin accounts, clients and initiatives by name, and no documents or stakeholders', async () => {
    const found = await search(superAdmin, 'meridian south')
    expect(found).toMatchObject({
      people: ['Robin Meridian-South'],
      clients: ['Meridian South', 'Old Meridian South'],
      artifacts: [],
    })
    expect(found.initiatives).toHaveLength(2)
  })

  it('takes every word, in any case, and the wildcards of the database as letters', async () => {
    expect(await search(southgate.admin, 'SOUTH old')).toMatchObject({ clients: ['Old Meridian South'] })
    expect(await search(southgate.admin, '%_')).toMatchObject({ clients: [], people: [] })
    expect(await search(southgate.admin, 'meridian nowhere')).toMatchObject({ clients: [], initiatives: [] })
  })

  it('refuses a single letter', async () => {
    const me = await app.as(northwind.member)
    const answer = await me.raw('GET', '/api/search?q=%20m')
    expect(answer.status).toBe(400)
  })
})

describe('search in what initiatives hold', () => {
  let clinic: TestClient
  let archived: TestClient

  /** An observation, an interview and a document of an initiative's first phase, all about valves. */
  async function addWork(client: TestClient): Promise<void> {
    const { id, phaseIds } = await app.addInitiative(client, `Plant of ${client.name}`)
    const place = { ...tenantOf(client), initiative_id: id }
    await app.database.asOwner(`update initiative_phase set name = 'Discovery' where id = $1`, [phaseIds[0]])
    await insertRecord(app.database, 'observation', {
      ...place,
      phase_id: phaseIds[0],
      description: `The valve has no owner at ${client.name}`,
      severity: 'HIGH',
      observation_type: 'INITIAL',
      status: 'OPEN',
    })
    const interview = await insertRecord(app.database, 'interview', {
      ...place,
      interview_date: '2026-03-02T09:30:00.000Z',
      status: 'PLANNED',
      summary_text: 'A draft about gaskets',
      additional_notes: 'Asks about the valve',
    })
    const person = await insertRecord(app.database, 'stakeholder', {
      ...tenantOf(client),
      first_name: 'Vera',
      last_name: client.name,
      role: 'Engineer',
    })
    await app.database.asOwner(
      'insert into interview_stakeholder (firm_id, client_id, interview_id, stakeholder_id) values ($1, $2, $3, $4)',
      [client.firmId, client.id, interview, person],
    )
    await insertRecord(app.database, 'artifact', {
      ...documentOf(client.firmId, `Valve list ${client.name}`),
      ...place,
      scope: 'initiative',
    })
  }

  beforeAll(async () => {
    clinic = await app.addClient(northwind.firm, 'Clinic')
    archived = await app.addClient(northwind.firm, 'Attic')
    for (const client of [clinic, archived, await app.addClient(southgate.firm, 'Depot')])
      await addWork(client)
    await app.database.asOwner('update initiative set is_archived = true where client_id = $1', [archived.id])
  })

  const whole = async (user: TestUser, q: string) =>
    (await (await app.as(user)).call(searchAll, { query: { q } })).body

  it.each(['clientAdmin', 'clientViewer'] as const)('finds it for a %s, with where it is', async (kind) => {
    const user = await app.addUser(kind, { firmId: clinic.firmId, clientId: clinic.id })
    const place = { client: { name: 'Clinic' }, initiative: { name: 'Plant of Clinic initiative' } }
    expect(await whole(user, 'valve')).toMatchObject({
      observations: [
        { name: 'The valve has no owner at Clinic', severity: 'HIGH', status: 'OPEN', ...place },
      ],
      artifacts: [{ name: 'Valve list Clinic', ...place }],
      interviews: [{ name: 'Vera Clinic', status: 'PLANNED', ...place }],
    })
  })

  it('finds phases by their own words and those of their initiative, and not by the latter alone', async () => {
    const user = await app.addUser('clientMember', { firmId: clinic.firmId, clientId: clinic.id })
    const [phase] = (await whole(user, 'plant discovery')).phases
    expect(phase).toMatchObject({ initiative: { name: 'Plant of Clinic initiative' }, status: 'IN_PROGRESS' })
    expect((await whole(user, 'initiative')).phases).toEqual([])
  })

  it('finds nothing of other firms, of clients that a consultant may not enter, or of what is archived', async () => {
    const names = async (user: TestUser) => {
      const { observations, interviews, artifacts } = await whole(user, 'valve')
      return [...observations, ...interviews, ...artifacts].map(({ client }) => client?.name)
    }
    expect(await names(northwind.admin)).toEqual(['Clinic', 'Clinic', 'Attic', 'Clinic'])
    expect(await names(southgate.admin)).toEqual(['Depot', 'Depot', 'Depot'])
    expect(await names(await app.addConsultant(northwind.firm, [clinic]))).toEqual([
      'Clinic',
      'Clinic',
      'Clinic',
    ])
    expect(await names(await app.addConsultant(northwind.firm, [northwind.open]))).toEqual([])
    expect(await names(superAdmin)).toEqual([])
  })

  it('leaves the summary of an interview that is not completed alone', async () => {
    expect((await whole(northwind.admin, 'gaskets')).interviews).toEqual([])
  })
})
