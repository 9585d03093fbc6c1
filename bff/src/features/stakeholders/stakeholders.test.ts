import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { getInitiative, setStakeholders } from '@parley/contracts/http/initiatives.ts'
import { createDepartment, deleteDepartment } from '@parley/contracts/http/departments.ts'
import {
  createStakeholder,
  deleteStakeholder,
  getStakeholder,
  listStakeholders,
  updateStakeholder,
} from '@parley/contracts/http/stakeholders.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let member: ApiClient

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
})
afterAll(() => app.close())

const as = async (kind: 'clientMember' | 'clientViewer') =>
  app.as(await app.addUser(kind, { firmId: firm.id, clientId: client.id }))

beforeEach(async () => {
  client = await app.addClient(firm, 'Acme')
  member = await as('clientMember')
})

const otto = { firstName: 'Otto', lastName: 'Lang', role: 'Sponsor' }
const add = async (given: object = {}) => {
  const body = { ...otto, clientId: client.id, ...given }
  const answer = await member.call(createStakeholder, { body })
  expect(answer.status).toBe(201)
  return answer.body
}
const addDepartment = async (name: string) =>
  (await member.call(createDepartment, { body: { name, clientId: client.id } })).body
const names = async (query: Record<string, string>) => {
  const answer = await member.call(listStakeholders, { params: { clientId: client.id }, query })
  return answer.body.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
}

describe('a stakeholder', () => {
  it('is made with the optional fields left out, changed, and given back as it is', async () => {
    const made = await add({ firstName: ' Otto ', email: '  ', phone: '  ' })
    expect(made).toMatchObject({ ...otto, email: null, phone: null, notes: null, department: null })
    const finance = await addDepartment('Finance')
    const params = { id: made.id }
    // The whole record may be sent back; what is not a person's to write is passed over.
    const changed = await member.call(updateStakeholder, {
      params,
      body: { ...made, email: ' otto@acme.test ', phone: '+44 114 496 0101', departmentId: finance.id },
    })
    expect(changed.body).toMatchObject({
      email: 'otto@acme.test',
      phone: '+44 114 496 0101',
      department: { name: 'Finance' },
    })
    expect((await member.call(getStakeholder, { params })).body).toEqual(changed.body)
  })

  it.each(['firstName', 'lastName', 'role'])('needs %s, not blank', async (field) => {
    const made = await add()
    const answers = [
      await member.call(createStakeholder, { body: { ...otto, clientId: client.id, [field]: '   ' } }),
      await member.call(updateStakeholder, { params: { id: made.id }, body: { [field]: '' } }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ errors: { [field]: 'This field is required' } })
    }
  })

  it('has an e-mail address that is one, if any', async () => {
    const answer = await member.call(createStakeholder, {
      body: { ...otto, clientId: client.id, email: 'otto at acme' },
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ errors: { email: 'Invalid email format' } })
  })

  it('is of the own client where none is named', async () => {
    const answer = await member.call(createStakeholder, { body: otto })
    expect(answer).toMatchObject({ status: 201, body: { clientId: client.id } })
  })

  it('is told from others by the e-mail, as in an import', async () => {
    const first = await add({ email: 'Twice@acme.test' })
    const second = await add({ email: 'once@acme.test' })
    const taken = { status: 409, body: { errors: { email: 'Somebody with this email is there already.' } } }
    const body = { ...otto, clientId: client.id, email: 'twice@ACME.test' }
    expect(await member.call(createStakeholder, { body })).toMatchObject(taken)
    const change = (id: string, email: string) =>
      member.call(updateStakeholder, { params: { id }, body: { email } })
    expect(await change(second.id, 'TWICE@acme.test')).toMatchObject(taken)
    expect((await change(first.id, 'twice@acme.test')).status).toBe(200)
  })

  it('belongs to a department of the own client only', async () => {
    const other = await app.addClient(firm, 'Helios')
    const foreign = await app.addDepartment(other, 'Foreign')
    const made = await add()
    const admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
    const answers = [
      await admin.call(updateStakeholder, { params: { id: made.id }, body: { departmentId: foreign } }),
      await admin.call(createStakeholder, { body: { ...otto, clientId: client.id, departmentId: foreign } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })

  it('keeps both edits apart: the later one from an older state is refused with the newer', async () => {
    const made = await add()
    const edit = (role: string) =>
      member.call(updateStakeholder, { params: { id: made.id }, body: { role, updatedAt: made.updatedAt } })
    expect((await edit('Champion')).status).toBe(200)
    const stale = await edit('Owner')
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'STALE_UPDATE', current: { role: 'Champion' } })
  })

  it('leaves its initiatives when it is deleted, and the audit log tells', async () => {
    const made = await add()
    const initiative = await app.addInitiative(client, 'ERP')
    const params = { id: initiative.id }
    await member.call(setStakeholders, { params, body: { stakeholderIds: [made.id], kind: 'owner' } })
    const deleted = await member.call(deleteStakeholder, { params: { id: made.id } })
    expect(deleted.body).toEqual({ id: made.id })
    expect((await member.call(getInitiative, { params })).body.owners).toEqual([])
    expect(
      await app.database.asOwner(`select action from audit_event where entity_id = $1 order by at, id`, [
        made.id,
      ]),
    ).toEqual([{ action: 'stakeholder.created' }, { action: 'stakeholder.deleted' }])
  })

  it('is nothing that a viewer may change', async () => {
    const made = await add()
    const viewer = await as('clientViewer')
    const params = { id: made.id }
    expect((await viewer.call(getStakeholder, { params })).status).toBe(200)
    const refused = [
      await viewer.call(createStakeholder, { body: { ...otto, clientId: client.id } }),
      await viewer.call(updateStakeholder, { params, body: { role: 'Owner' } }),
      await viewer.call(deleteStakeholder, { params }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await member.call(getStakeholder, { params })).body).toEqual(made)
  })
})

describe('the list', () => {
  let financeId: string
  beforeEach(async () => {
    financeId = (await addDepartment('Finance')).id
    await add({ firstName: 'Ada', lastName: 'zhang', email: 'ada@acme.test', departmentId: financeId })
    await add({ firstName: 'Bo', lastName: 'Lang', role: 'Auditor' })
    await add({ firstName: 'Cy', lastName: 'lang', role: 'champion', departmentId: financeId })
  })

  it('is searched by name, role, e-mail and department, each word somewhere', async () => {
    expect(await names({ q: 'lang' })).toEqual(['Bo Lang', 'Cy lang'])
    expect(await names({ q: 'lang finance' })).toEqual(['Cy lang'])
    expect(await names({ q: 'ADA@acme' })).toEqual(['Ada zhang'])
    expect(await names({ q: '%' })).toEqual([])
  })

  it('is sorted without regard to case, those without a department last', async () => {
    expect(await names({})).toEqual(['Bo Lang', 'Cy lang', 'Ada zhang'])
    expect(await names({ sort: '["role","ASC"]' })).toEqual(['Bo Lang', 'Cy lang', 'Ada zhang'])
    expect(await names({ sort: '["department","DESC"]' })).toEqual(['Cy lang', 'Ada zhang', 'Bo Lang'])
    expect(await names({ sort: '["firstName","DESC"]', range: '[0,0]' })).toEqual(['Cy lang'])
  })

  it('is filtered by department, null being none; a deleted one is left by its people', async () => {
    expect(await names({ filter: JSON.stringify({ departmentId: financeId }) })).toEqual([
      'Cy lang',
      'Ada zhang',
    ])
    expect(await names({ filter: '{"departmentId":null}' })).toEqual(['Bo Lang'])
    await member.call(deleteDepartment, { params: { id: financeId } })
    expect(await names({ filter: '{"departmentId":null}' })).toEqual(['Bo Lang', 'Cy lang', 'Ada zhang'])
  })
})
