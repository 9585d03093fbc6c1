import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { exportOwnData, largestPlainExport } from '@parley/contracts/http/own-data.ts'
import { newId } from '@parley/contracts/ids.ts'
import { readZip } from '@parley/server-kit/testing/read-zip.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { insertRow } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { ownElsewhere, ownSections } from './own-sections.ts'

let app: TestApp
let firm: TestFirm
let acme: TestClient
let initiative: TestInitiative
let ana: TestUser
let bob: TestUser

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  acme = await app.addClient(firm, 'Acme')
  const place = { firmId: firm.id, clientId: acme.id }
  ana = await app.addUser('clientAdmin', { ...place, lastName: 'Anders' })
  bob = await app.addUser('clientMember', { ...place, lastName: 'Bobson' })
  initiative = await app.addInitiative(acme, 'ERP')
})
afterAll(() => app.close())

type Data = Record<string, Record<string, unknown>[]> & { account: Record<string, unknown> }
const path = '/api/me/export'

async function dataOf(api: ApiClient): Promise<Data> {
  const { status, text } = await api.raw('GET', path)
  expect(status).toBe(200)
  return JSON.parse(text) as Data
}

const row = (table: Parameters<typeof insertRow>[1], values: Record<string, unknown>) =>
  insertRow(app.database, table, { id: newId(), ...values })
const inAcme = () => ({ firm_id: firm.id, client_id: acme.id })

async function write(person: TestUser, mark: string): Promise<void> {
  const [phase] = await app.database.asOwner<{ id: string }>(
    'select id from initiative_phase where initiative_id = $1 order by position',
    [initiative.id],
  )
  const place = { ...inAcme(), initiative_id: initiative.id }
  const observationId = newId()
  await insertRow(app.database, 'observation', {
    id: observationId,
    ...place,
    phase_id: phase?.id,
    description: `assigned to ${mark}`,
    severity: 'LOW',
    observation_type: 'INITIAL',
    assignee_id: person.id,
  })
  await row('observation_comment', {
    ...place,
    observation_id: observationId,
    author_id: person.id,
    text: `comment of ${mark}`,
  })
  await row('notification', { ...inAcme(), user_id: person.id, kind: 'mention', title: `for ${mark}` })
  await row('knowledge_turn', { ...inAcme(), user_id: person.id, role: 'user', content: `asked by ${mark}` })
  await row('mail_message', {
    user_id: person.id,
    to_address: person.email,
    subject: `mail to ${mark}`,
    text_body: `https://parley.test/reset?token=secret-of-${mark}`,
    status: 'KEPT',
    created_at: app.clock.now(),
  })
}

describe('everything about oneself', () => {
  it('is one file, of what was written and kept about the person alone', async () => {
    await write(ana, 'Ana')
    await write(bob, 'Bob')
    const api = await app.as(ana)
    const answer = await api.raw('GET', path)
    expect(answer.headers.get('content-disposition')).toMatch(/parley-my-data-\d{4}-\d\d-\d\d\.json/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const data = JSON.parse(answer.text) as Data
    expect(data.account).toMatchObject({
      id: ana.id,
      email: ana.email,
      lastName: 'Anders',
      client: 'Acme',
      firm: 'Northwind',
      roles: ['Client Admin'],
    })
    expect(data['observations']).toMatchObject([{ description: 'assigned to Ana', youAre: ['assignee'] }])
    expect(data['comments']).toMatchObject([{ text: 'comment of Ana' }])
    expect(data['notifications']).toMatchObject([{ title: 'for Ana' }])
    expect(data['questions']).toMatchObject([{ content: 'asked by Ana' }])
    expect(data['mails']).toMatchObject([
      { subject: 'mail to Ana', text: expect.stringContaining('token=***') },
    ])
    expect(data['sessions']).toHaveLength(1)
    expect(answer.text).not.toMatch(/Bob|argon2|password_hash|secret-of/i)
    expect(answer.text).not.toContain(bob.id)
  })

  it('has what others did to the account, but not who they are or where from', async () => {
    await row('audit_event', {
      ...inAcme(),
      action: 'user.updated',
      entity: 'user',
      entity_id: ana.id,
      actor_id: bob.id,
      subject_id: bob.id,
      ip_address: '203.0.113.9',
      details: JSON.stringify({ fields: ['firstName'] }),
    })
    const api = await app.as(ana)
    const { text } = await api.raw('GET', path)
    const { auditLog } = JSON.parse(text) as Data
    expect(auditLog).toContainEqual(
      expect.objectContaining({ action: 'user.updated', by: 'somebody else', ipAddress: null }),
    )
    expect(auditLog).toContainEqual(expect.objectContaining({ action: 'user.exported', by: 'you' }))
    expect(text).not.toMatch(/203\.0\.113\.9/)
    expect(text).not.toContain(bob.id)
  })

  it('is without mails of who had the address before', async () => {
    await row('mail_message', {
      to_address: ana.email.toUpperCase(),
      subject: 'to a stranger',
      text_body: 'years ago',
      created_at: new Date('2001-01-01T00:00:00Z'),
    })
    await row('mail_message', {
      to_address: ana.email.toUpperCase(),
      subject: 'to the address',
      text_body: '',
      created_at: new Date('2101-01-01T00:00:00Z'),
    })
    const subjects = (await dataOf(await app.as(ana)))['mails']?.map(({ subject }) => subject)
    expect(subjects).toContain('to the address')
    expect(subjects).not.toContain('to a stranger')
  })

  it('leaves out of a consultant’s file what lies in clients that they no longer reach', async () => {
    const helios = await app.addClient(firm, 'Helios')
    const consultant = await app.addConsultant(firm, [acme])
    for (const clientId of [acme.id, helios.id])
      await row('knowledge_turn', {
        firm_id: firm.id,
        client_id: clientId,
        user_id: consultant.id,
        role: 'user',
        content: 'A question',
      })
    const data = await dataOf(await app.as(consultant))
    expect(data['questions']?.map(({ clientId }) => clientId)).toEqual([acme.id])
    expect(data.account).toMatchObject({ consultantId: consultant.consultantId })
  })

  it('is there for super admins, who have no tenant', async () => {
    const data = await dataOf(await app.as(await app.addUser('superAdmin')))
    expect(data.account).toMatchObject({ isSuperAdmin: true, firm: null })
    expect(data['agents']).toEqual([])
    expect(data['comments']).toBeUndefined()
  })

  it('asks for a recent proof, and for an own session', async () => {
    const { token, sessionId } = await app.openSession(ana)
    const ago = new Date(app.clock.now().getTime() - 16 * 60_000)
    await app.database.asOwner('update session set proved_at = $2 where id = $1', [sessionId, ago])
    expect(await app.withToken(token).raw('GET', path)).toMatchObject({
      status: 403,
      body: { code: 'STEP_UP_REQUIRED' },
    })
    const inside = await app.inside(await app.addConsultant(firm, [acme]), acme)
    expect((await inside.raw('GET', path)).status).toBe(403)
    expect((await app.anonymous.raw('GET', path)).status).toBe(401)
  })

  it('is an archive where it is large, every page of it', async () => {
    const writer = await app.addUser('clientMember', { firmId: firm.id, clientId: acme.id })
    const content = 'x'.repeat(10_000)
    await app.database.asOwner(
      `insert into knowledge_turn (id, firm_id, client_id, user_id, role, content)
       select gen_random_uuid(), $1, $2, $3, 'user', $4 || n from generate_series(1, $5::int) n`,
      [firm.id, acme.id, writer.id, content, largestPlainExport / 10_000 + 20],
    )
    const { token } = await app.openSession(writer)
    const answer = await fetch(`${app.origin}/api${exportOwnData.path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const [name = '', bytes] = [...readZip(Buffer.from(await answer.arrayBuffer()))][0] ?? []
    expect(name).toMatch(/^parley-my-data-.*\.json$/)
    const data = JSON.parse(bytes?.toString() ?? '') as Data
    expect(data['questions']).toHaveLength(largestPlainExport / 10_000 + 20)
  })
})

it('knows every column of the database that names a person', async () => {
  const columns = await app.database.asOwner<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'uuid' and is_generated = 'NEVER'
        and column_name ~ '(user_id|_by_id|author_id|assignee_id|actor_id|subject_id)$' order by 1`,
  )
  const told = new Set(ownSections.flatMap(({ table, by }) => by.map((name) => `${table}.${name}`)))
  const unknown = columns.map(({ name }) => name).filter((name) => !told.has(name) && !(name in ownElsewhere))
  expect(unknown).toEqual([])
})
