import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createDepartment,
  deleteDepartment,
  type Department,
  type DepartmentNode,
  departmentHierarchy,
  getDepartment,
  listDepartments,
  updateDepartment,
} from '@parley/contracts/http/departments.ts'
import { getStakeholder } from '@parley/contracts/http/stakeholders.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm } from '../../testing/people.ts'
import { insertRow } from '../../testing/rows.ts'
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

const add = async (name: string, given: { parentId?: string; code?: string; description?: string } = {}) => {
  const answer = await member.call(createDepartment, { body: { name, clientId: client.id, ...given } })
  expect(answer.status).toBe(201)
  return answer.body
}
const move = (department: Department, parentId: string | null) =>
  member.call(updateDepartment, { params: { id: department.id }, body: { parentId } })
const tree = async () => (await member.call(departmentHierarchy, { query: { clientId: client.id } })).body
const list = async (query: Record<string, string> = {}) => {
  const answer = await member.call(listDepartments, { params: { clientId: client.id }, query })
  return { names: answer.body.map(({ name }) => name), range: answer.headers.get('content-range') }
}
const addPerson = async (departmentId: string | null): Promise<string> => {
  const id = newId()
  await insertRow(app.database, 'stakeholder', {
    id,
    firm_id: firm.id,
    client_id: client.id,
    first_name: 'Otto',
    last_name: 'Lang',
    role: 'Sponsor',
    department_id: departmentId,
  })
  return id
}

describe('a department', () => {
  it('is made, read, changed and deleted; texts are trimmed and blank ones are none', async () => {
    const made = await add('  Finance ', { code: ' FIN ', description: '  ' })
    expect(made).toMatchObject({ name: 'Finance', code: 'FIN', description: null, parentId: null })
    expect(made).toMatchObject({ childCount: 0, stakeholderCount: 0, clientId: client.id })
    const params = { id: made.id }
    const changed = await member.call(updateDepartment, { params, body: { ...made, name: 'Group Finance' } })
    expect(changed.status).toBe(200)
    expect((await member.call(getDepartment, { params })).body).toEqual(changed.body)
    expect((await member.call(deleteDepartment, { params })).body).toEqual({ id: made.id })
    expect((await member.call(getDepartment, { params })).status).toBe(404)
  })

  it.each(['', '   '])('needs a name that is not blank (%j)', async (name) => {
    const made = await add('Finance')
    const answers = [
      await member.call(createDepartment, { body: { name, clientId: client.id } }),
      await member.call(updateDepartment, { params: { id: made.id }, body: { name } }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ errors: { name: 'This field is required' } })
    }
  })

  it('refuses a field that it does not have', async () => {
    const answer = await member.raw('POST', '/api/departments', {
      body: { name: 'Finance', clientId: client.id, headcount: 7 },
    })
    expect(answer.status).toBe(400)
  })

  it('refuses an edit made from an older state, and gives the newer one', async () => {
    const made = await add('Finance')
    const edit = (name: string) =>
      member.call(updateDepartment, { params: { id: made.id }, body: { name, updatedAt: made.updatedAt } })
    expect((await edit('Theirs')).status).toBe(200)
    const stale = await edit('Mine')
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'STALE_UPDATE', current: { id: made.id, name: 'Theirs' } })
  })

  it('is nothing that a viewer may change', async () => {
    const made = await add('Finance')
    const viewer = await as('clientViewer')
    const params = { id: made.id }
    expect((await viewer.call(getDepartment, { params })).status).toBe(200)
    expect((await viewer.call(departmentHierarchy, {})).body).toHaveLength(1)
    const refused = [
      await viewer.call(createDepartment, { body: { name: 'New', clientId: client.id } }),
      await viewer.call(updateDepartment, { params, body: { name: 'Changed' } }),
      await viewer.call(deleteDepartment, { params }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await member.call(getDepartment, { params })).body).toEqual(made)
  })
})

describe('the tree', () => {
  it('holds every department once, with the counts of its badges, siblings by name', async () => {
    const operations = await add('operations')
    const finance = await add('Finance')
    const plant = await add('Plant', { parentId: operations.id })
    await add('Line 1', { parentId: plant.id })
    await addPerson(operations.id)
    await addPerson(plant.id)
    await addPerson(plant.id)
    const [first, second, ...more] = await tree()
    expect(more).toEqual([])
    expect(first).toMatchObject({ id: finance.id, children: [], childCount: 0, stakeholderCount: 0 })
    expect(second).toMatchObject({ id: operations.id, childCount: 1, stakeholderCount: 1 })
    expect(second?.children).toMatchObject([{ name: 'Plant', childCount: 1, stakeholderCount: 2 }])
    expect(second?.children[0]?.children).toMatchObject([{ name: 'Line 1', children: [] }])
  })

  it('is the own client’s unless another is named, which firm users have to', async () => {
    await add('Finance')
    expect((await member.call(departmentHierarchy, {})).body).toHaveLength(1)
    const admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
    expect((await admin.call(departmentHierarchy, { query: { clientId: client.id } })).body).toHaveLength(1)
    const unnamed = await admin.call(departmentHierarchy, {})
    expect(unnamed.status).toBe(400)
    expect(unnamed.body).toMatchObject({ message: 'Client is required' })
  })

  it('holds a client of 500 departments whole, however deep', async () => {
    const deep = await add('Level 0')
    await app.database.asOwner(
      `insert into department (id, firm_id, client_id, name)
       select gen_random_uuid(), $1, $2, 'Department ' || n from generate_series(1, 439) n`,
      [firm.id, client.id],
    )
    let parentId = deep.id
    for (let level = 1; level <= 60; level += 1) {
      const id = newId()
      const row = { id, firm_id: firm.id, client_id: client.id, name: `Level ${level}`, parent_id: parentId }
      await insertRow(app.database, 'department', row)
      parentId = id
    }
    const roots = await tree()
    const depthOf = (node: DepartmentNode): number => 1 + Math.max(0, ...node.children.map(depthOf))
    const countOf = (nodes: DepartmentNode[]): number =>
      nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0)
    expect(countOf(roots)).toBe(500)
    expect(Math.max(...roots.map(depthOf))).toBe(61)
  })
})

describe('moving a department', () => {
  it('puts it below another, or at the top', async () => {
    const [a, b] = [await add('A'), await add('B')]
    expect((await move(b, a.id)).body).toMatchObject({ parentId: a.id })
    expect((await move(b, null)).body).toMatchObject({ parentId: null })
  })

  it('never below itself or one of its own', async () => {
    const a = await add('A')
    const b = await add('B', { parentId: a.id })
    const c = await add('C', { parentId: b.id })
    for (const place of [a, b, c]) {
      const refused = await move(a, place.id)
      expect(refused.status).toBe(409)
      expect(refused.body).toMatchObject({
        message: 'A department cannot be placed under itself or one of its sub-departments.',
      })
    }
    expect((await tree())[0]).toMatchObject({ id: a.id, parentId: null })
  })

  it('makes no cycle of two moves at once that are each right', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await add('A'), await add('B')]
      const statuses = (await Promise.all([move(a, b.id), move(b, a.id)])).map(({ status }) => status)
      expect(statuses.sort()).toEqual([200, 409])
    }
  })

  it('knows no place in another client', async () => {
    const here = await add('A')
    const other = await app.addClient(firm, 'Helios')
    const foreign = await app.addDepartment(other, 'Foreign')
    const admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
    const answers = [
      await admin.call(updateDepartment, { params: { id: here.id }, body: { parentId: foreign } }),
      await admin.call(createDepartment, { body: { name: 'B', clientId: client.id, parentId: foreign } }),
      await move(here, newId()),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

describe('deleting a department', () => {
  it('leaves its stakeholders without one, moves its children up, and is told in the audit log', async () => {
    const top = await add('Top')
    const middle = await add('Middle', { parentId: top.id })
    const bottom = await add('Bottom', { parentId: middle.id })
    const person = await addPerson(middle.id)
    const other = await addPerson(bottom.id)
    await member.call(deleteDepartment, { params: { id: middle.id } })
    const departmentOf = async (id: string) =>
      (await member.call(getStakeholder, { params: { id } })).body.departmentId
    expect(await departmentOf(person)).toBeNull()
    expect(await departmentOf(other)).toBe(bottom.id)
    expect((await tree())[0]).toMatchObject({ id: top.id, children: [{ id: bottom.id, parentId: top.id }] })
    const audit = await app.database.asOwner(
      `select action, client_id, actor_id from audit_event where entity_id = $1 and action = 'department.deleted'`,
      [middle.id],
    )
    expect(audit).toEqual([
      { action: 'department.deleted', client_id: client.id, actor_id: expect.any(String) },
    ])
  })

  it('moves the children of one at the top to the top', async () => {
    const top = await add('Top')
    const below = await add('Below', { parentId: top.id })
    await member.call(deleteDepartment, { params: { id: top.id } })
    expect(await tree()).toMatchObject([{ id: below.id, parentId: null }])
  })
})

describe('the list', () => {
  beforeEach(async () => {
    const finance = await add('finance', { code: 'B' })
    await add('Audit', { code: 'C', description: 'Looks at 100% of it' })
    await add('Treasury', { code: 'A', parentId: finance.id })
  })

  it('is searched by name, code and description', async () => {
    expect((await list({ q: 'FIN' })).names).toEqual(['finance'])
    expect((await list({ q: '0%' })).names).toEqual(['Audit'])
    expect((await list({ q: '_' })).names).toEqual([])
  })

  it('is sorted without regard to case, and given by pages', async () => {
    expect((await list()).names).toEqual(['Audit', 'finance', 'Treasury'])
    expect((await list({ sort: '["code","DESC"]' })).names).toEqual(['Audit', 'finance', 'Treasury'])
    const page = await list({ sort: '["name","DESC"]', range: '[1,1]' })
    expect(page).toEqual({ names: ['finance'], range: 'departments 1-1/3' })
  })

  it('is filtered by parent, null being the top level', async () => {
    expect((await list({ filter: '{"parentId":null}' })).names).toEqual(['Audit', 'finance'])
    const unknown = { filter: '{"nonsense":1}' }
    const answer = await member.call(listDepartments, { params: { clientId: client.id }, query: unknown })
    expect(answer.status).toBe(400)
  })
})
