import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  deleteFirmArtifact,
  type FirmArtifact,
  listFirmArtifacts,
  restoreFirmArtifact,
  updateFirmArtifact,
} from '@parley/contracts/http/firm-artifacts.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let admin: TestUser
let consultant: TestUser
let member: TestUser

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Firm')
  client = await app.addClient(firm, 'Client')
  admin = await app.addUser('firmAdmin', { firmId: firm.id })
  consultant = await app.addConsultant(firm, [])
  member = await app.addUser('clientMember', { firmId: firm.id, clientId: client.id })
})
afterAll(() => app.close())

const upload = async (user: TestUser, name: string, fields: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob(['A method.']), name)
  return (await app.as(user)).raw('POST', '/api/firm-artifacts/upload', { body: form })
}
const add = async (name: string, fields: Record<string, string> = {}): Promise<FirmArtifact> =>
  (await upload(admin, name, fields)).body as FirmArtifact

describe('documents of the firm', () => {
  it('take the file’s name without its ending, and stay out of client work unless the firm says so', async () => {
    const answer = await upload(consultant, 'Vendor.scorecard.txt', { tags: '["method","method"]' })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        name: 'Vendor.scorecard',
        fileName: 'Vendor.scorecard.txt',
        tags: ['method'],
        useInClientWork: false,
        consultingFirmId: firm.id,
        uploadedById: consultant.id,
        metadata: {
          size: 9,
          tags: ['method'],
          storageKey: expect.stringMatching(/^[\w/-]{20,}$/) as unknown,
        },
        indexing: { status: 'PENDING' },
      },
    })
  })

  it.each([
    ['no file', '/x', 'Please select a file'],
    ['an image', 'photo.png', 'This kind of file is not accepted.'],
    ['a program', 'tool.exe', 'This kind of file is not accepted.'],
  ])('refuse %s', async (what, name, text) => {
    const answer =
      what === 'no file'
        ? await (await app.as(admin)).raw('POST', '/api/firm-artifacts/upload', { body: new FormData() })
        : await upload(admin, name)
    expect([400, 415]).toContain(answer.status)
    expect(answer.text).toContain(text)
  })

  it('are changed, opened for client work, and found by tag, kind and switch', async () => {
    const { id, updatedAt } = await add('Playbook.md', { tags: '["erp"]', department: 'Method' })
    const change = { name: 'ERP playbook', useInClientWork: true, updatedAt }
    const changed = await (await app.as(admin)).call(updateFirmArtifact, { params: { id }, body: change })
    expect(changed).toMatchObject({ status: 200, body: { name: 'ERP playbook', useInClientWork: true } })
    const stale = await (await app.as(admin)).call(updateFirmArtifact, { params: { id }, body: change })
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_UPDATE', current: { id } } })
    for (const filter of [
      { tag: 'erp' },
      { kind: 'Text', useInClientWork: true },
      { department: 'Method' },
    ]) {
      const found = await (
        await app.as(consultant)
      ).call(listFirmArtifacts, { query: { filter: JSON.stringify(filter) } })
      expect(found.body.map((one) => one.id)).toEqual([id])
    }
  })

  it('are the firm’s alone: its clients and other firms find nothing', async () => {
    const { id } = await add('Secret.txt')
    const other = await app.addUser('firmAdmin', { firmId: (await app.addFirm('Other')).id })
    expect((await (await app.as(member)).call(listFirmArtifacts)).status).toBe(403)
    expect((await (await app.as(other)).call(listFirmArtifacts)).body).toEqual([])
    expect((await (await app.as(other)).call(deleteFirmArtifact, { params: { id } })).status).toBe(404)
    expect((await (await app.as(admin)).call(deleteFirmArtifact, { params: { id } })).body).toEqual({ id })
    for (const [user, status] of [
      [other, 404],
      [member, 403],
      [consultant, 200],
    ] as const)
      expect((await (await app.as(user)).call(restoreFirmArtifact, { params: { id } })).status).toBe(status)
    const { body } = await (await app.as(admin)).call(listFirmArtifacts)
    expect(body.map(({ name }) => name)).toContain('Secret')
  })

  it('that did not become searchable are tried again by those who may change them', async () => {
    const { id } = await add('Broken.txt')
    await app.database.asOwner(`update artifact set indexing_status = 'FAILED' where id = $1`, [id])
    const path = `/api/firm-artifacts/${id}/reindex`
    expect((await (await app.as(member)).raw('POST', path)).status).toBe(403)
    const answer = await (await app.as(consultant)).raw('POST', path)
    expect(answer).toMatchObject({ status: 200, body: { indexing: { status: 'PENDING' } } })
  })

  it('are read by a role without manage_initiatives, and changed by none such', async () => {
    const { id } = await add('Read-only.txt')
    const reader = await app.addUser('consultant', { firmId: firm.id })
    await app.database.asOwner(
      `with made as (insert into role (id, firm_id, name, permissions) values (gen_random_uuid(), $1, 'Reader', '{view_analytics}') returning id)
       update user_role set role_id = made.id from made where user_id = $2`,
      [firm.id, reader.id],
    )
    expect((await (await app.as(reader)).call(listFirmArtifacts)).status).toBe(200)
    expect((await upload(reader, 'More.txt')).status).toBe(403)
    expect((await (await app.as(reader)).call(deleteFirmArtifact, { params: { id } })).status).toBe(403)
  })
})

describe('several documents at once', () => {
  interface Batch {
    succeeded: { id: string; name: string; scope: string; initiativeId: string | null }[]
    failed: { id?: string; name?: string; error: string }[]
  }
  let batch: Batch

  const uploadBatch = async (user: TestUser, names: readonly string[], clientId = client.id) => {
    const form = new FormData()
    form.append('clientId', clientId)
    for (const name of names) form.append('files', new Blob(['Some text.']), name)
    return (await app.as(user)).raw('POST', '/api/artifacts/batch-upload', { body: form })
  }
  beforeEach(async () => {
    batch = (await uploadBatch(member, ['one.txt', 'two.exe', 'three.md'])).body as Batch
  })

  it('are kept or refused each by itself', () => {
    expect(batch.succeeded.map(({ name }) => name)).toEqual(['one', 'three'])
    expect(batch.failed).toEqual([
      { name: 'two.exe', error: expect.stringContaining('This kind of file is not accepted.') as unknown },
    ])
  })

  it('are refused together for what concerns them all', async () => {
    const foreign = await app.addClient(await app.addFirm('Third'), 'Foreign')
    expect((await uploadBatch(member, ['one.txt'], foreign.id)).status).toBe(404)
    expect((await uploadBatch(member, [])).body).toMatchObject({ errors: { files: 'Please select a file' } })
  })

  it('move together, and those that are not there are named', async () => {
    const { id: initiativeId } = await app.addInitiative(client, 'Selection')
    const ids = batch.succeeded.map(({ id }) => id)
    const missing = '01890000-0000-7000-8000-000000000000'
    const moved = await (
      await app.as(member)
    ).raw('POST', '/api/artifacts/batch-move', {
      body: { ids: [...ids, missing], scope: 'initiative', initiativeId },
    })
    expect(moved.status).toBe(200)
    const { succeeded, failed } = moved.body as Batch
    expect(succeeded.map((one) => [one.scope, one.initiativeId])).toEqual([
      ['initiative', initiativeId],
      ['initiative', initiativeId],
    ])
    expect(failed).toEqual([{ id: missing, error: 'Artifact not found.' }])
  })
})
