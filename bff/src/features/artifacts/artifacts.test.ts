import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import {
  type Artifact,
  listClientArtifacts,
  listInitiativeArtifacts,
} from '@parley/contracts/http/artifacts.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let sister: TestClient
let initiative: TestInitiative
let member: ApiClient
let viewer: ApiClient
let stranger: ApiClient

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  sister = await app.addClient(firm, 'Helios')
  const signIn = async (kind: 'clientMember' | 'clientViewer', { id }: TestClient) =>
    app.as(await app.addUser(kind, { firmId: firm.id, clientId: id }))
  member = await signIn('clientMember', client)
  viewer = await signIn('clientViewer', client)
  stranger = await signIn('clientMember', sister)
  initiative = await app.addInitiative(client, 'ERP')
})
afterAll(() => app.close())
beforeEach(() => app.database.asOwner('delete from artifact'))

type Content = string | Uint8Array<ArrayBuffer>
const formOf = (fields: Record<string, string>, file?: { name: string; content: Content }): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file !== undefined) form.append('file', new Blob([file.content]), file.name)
  return form
}
const report = { name: 'report.txt', content: 'Costs fell by 4%.' }
const send = (fields: Record<string, string> = {}, file: typeof report | undefined = report, by = member) =>
  by.raw('POST', '/api/artifacts/upload', { body: formOf({ clientId: client.id, ...fields }, file) })
const sendFile = (name: string, content: Content) =>
  member.raw('POST', '/api/artifacts/upload', { body: formOf({ clientId: client.id }, { name, content }) })
const upload = async (fields: Record<string, string> = {}): Promise<Artifact> => {
  const answer = await send(fields)
  expect(answer.status).toBe(201)
  return answer.body as Artifact
}
const listNames = async () =>
  (await member.call(listClientArtifacts, { params: { clientId: client.id } })).body.map(({ name }) => name)
const storageKeys = async () =>
  (await app.database.asOwner<{ storage_key: string }>('select storage_key from artifact')).map(
    (row) => row.storage_key,
  )

describe('an upload (Document 1, sections 5 and 7)', () => {
  it('keeps the file with what was said of it, and has it indexed', async () => {
    const artifact = await upload({
      name: ' Cost report ',
      department: 'Finance',
      tags: '["cost","2026","Cost"]',
      scope: 'initiative',
      initiativeId: initiative.id,
    })
    expect(artifact).toMatchObject({
      name: 'Cost report',
      fileName: 'report.txt',
      type: 'text/plain',
      size: 17,
      department: 'Finance',
      tags: ['cost', '2026'],
      scope: 'initiative',
      initiativeId: initiative.id,
      indexing: { status: 'PENDING' },
    })
    const rung = await app.database.asOwner('select topic from outbox where entity_id = $1', [artifact.id])
    expect(rung).toEqual([{ topic: 'artifact.ingest' }])
  })

  it('is named like its file unless it is named, and never by a blank', async () => {
    expect((await upload()).name).toBe('report')
    expect(await send({ name: '   ' })).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
  })

  it('needs a file', async () => {
    const answer = await member.raw('POST', '/api/artifacts/upload', {
      body: formOf({ clientId: client.id }),
    })
    expect(answer).toMatchObject({ status: 400, body: { errors: { file: 'Please select a file' } } })
  })

  it('of an empty file is refused', async () => {
    expect(await sendFile('empty.txt', '')).toMatchObject({
      status: 400,
      body: { errors: { file: 'The file is empty.' } },
    })
  })

  it('takes 50 MB and no more (D10)', async () => {
    const most = new Uint8Array(50 * 1024 * 1024).fill(97)
    expect((await sendFile('large.txt', most)).status).toBe(201)
    const answer = await sendFile('larger.txt', new Uint8Array(most.length + 1).fill(97))
    expect(answer).toMatchObject({ status: 413, body: { message: 'The file is larger than 50 MB.' } })
    expect(await listNames()).toEqual(['large'])
  })

  it.each([
    ['tags', { tags: '{"a":1}' }],
    ['tags', { tags: 'cost, 2026' }],
    ['initiativeId', { scope: 'initiative' }],
  ])('names %s where %j is wrong', async (field, fields) => {
    const answer = await send(fields)
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field])
    expect(await listNames()).toEqual([])
  })

  it('goes nowhere but to the own client and its initiatives, and leaves no file behind', async () => {
    const elsewhere = await app.addInitiative(sister, 'HRM')
    const put = jest.spyOn(app.dependencies.files, 'put')
    expect((await send({ clientId: sister.id })).status).toBe(404)
    expect((await send({ scope: 'initiative', initiativeId: elsewhere.id })).status).toBe(404)
    expect(put).toHaveBeenCalledTimes(2)
    for (const { value } of put.mock.results) {
      const { key } = await (value as ReturnType<typeof app.dependencies.files.put>)
      await expect(app.dependencies.files.read(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    put.mockRestore()
  })

  it('is not for viewers', async () => {
    expect((await send({}, report, viewer)).status).toBe(403)
  })
})

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'
const png = new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d49484452000000280000001e0806', 'hex'))
const program = new Uint8Array([77, 90, 144, 0, 3, 0, 0, 0, 4, 0, 0, 0, 255, 255, 0, 0])

describe('the kind of a file', () => {
  it.each([
    ['plan.PDF', pdf, 'application/pdf'],
    ['notes.md', '# Notes', 'text/markdown'],
    ['data.csv', 'a;b\n1;2', 'text/csv'],
    ['page.html', '<!doctype html><p>Hi</p>', 'text/html'],
    ['wide.txt', new Uint8Array([0xff, 0xfe, 72, 0, 105, 0]), 'text/plain'],
    ['picture.png', png, 'image/png'],
  ])('of %s is told by its name and its content together', async (name, content, type) => {
    expect(await sendFile(name, content)).toMatchObject({ status: 201, body: { type } })
  })

  it.each([
    ['setup.exe', program],
    ['archive.zip', 'PK'],
    ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['noending', 'text'],
    ['constructor', 'text'],
    ['plan.pdf.exe', pdf],
  ])('is not accepted for %s', async (name, content) => {
    const answer = await sendFile(name, content)
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
    expect((answer.body as { message: string }).message).toContain('is not accepted')
  })

  it.each([
    ['plan.pdf', program],
    ['plan.docx', pdf],
    ['notes.txt', png],
    ['notes.csv', new Uint8Array([97, 0, 98, 99])],
  ])('is not believed where %s holds something else', async (name, content) => {
    const answer = await sendFile(name, content)
    expect(answer.status).toBe(415)
    expect((answer.body as { message: string }).message).toContain('not what its name')
    expect(await storageKeys()).toEqual([])
  })
})

describe('a document', () => {
  const file = (id: string) => `/api/artifacts/${id}/file`

  it('is downloaded as it came, to be kept and not run', async () => {
    const { id } = await upload()
    const answer = await viewer.raw('GET', file(id))
    expect(answer).toMatchObject({ status: 200, text: report.content })
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="report.txt"')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('stays where it is when only its tags change, and is found by an id with a suffix (Document 3, section 3)', async () => {
    const { id } = await upload({ type: 'PDF', scope: 'initiative', initiativeId: initiative.id })
    const answer = await member.raw('PUT', `/api/artifacts/${id}_2`, { body: { tags: ['cost'] } })
    expect(answer).toMatchObject({
      status: 200,
      body: { id, type: 'text/plain', tags: ['cost'], scope: 'initiative', initiativeId: initiative.id },
    })
    expect((await member.raw('GET', file(`${id}_appendix_a`))).text).toBe(report.content)
  })

  it('of another tenant is as missing, in every call', async () => {
    const { id } = await upload()
    const gone = await upload()
    await member.raw('DELETE', `/api/artifacts/${gone.id}`)
    const path = `/api/artifacts/${id}`
    const answers = await Promise.all([
      stranger.raw('GET', file(id)),
      stranger.raw('GET', `${path}/text`),
      stranger.raw('PUT', path, { body: { name: 'Mine' } }),
      stranger.raw('POST', `${path}/move`, { body: { scope: 'client' } }),
      stranger.raw('POST', `${path}/reindex`),
      stranger.raw('DELETE', path),
      stranger.raw('POST', `/api/artifacts/${gone.id}/restore`),
    ])
    const missing = await stranger.raw('GET', file(newId()))
    expect(missing).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Artifact not found' },
    })
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, body: { message: 'Artifact not found' } })
    expect(await listNames()).toEqual(['report'])
  })

  it('that did not become searchable is tried again, with what was read of it', async () => {
    const { id, updatedAt } = await upload()
    const path = `/api/artifacts/${id}/reindex`
    const fail = (status: string, chunks: number) =>
      app.database.asOwner(
        `update artifact set indexing_status = $2, chunk_count = $3, indexed_hash = content_hash, indexing_error = 'It broke.' where id = $1`,
        [id, status, chunks],
      )
    const state = async () =>
      (
        await app.database.asOwner<{ is_read: boolean; rings: number }>(
          `select indexed_hash is not null as is_read,
             (select count(*)::int from outbox where topic = 'artifact.ingest' and entity_id = a.id) as rings from artifact a where id = $1`,
          [id],
        )
      )[0]
    await fail('FAILED', 3)
    const answer = await member.raw('POST', path)
    expect(answer).toMatchObject({
      status: 200,
      body: { updatedAt, indexing: { status: 'PENDING', error: null } },
    })
    expect(await state()).toEqual({ is_read: true, rings: 2 })
    await fail('FAILED', 0)
    await member.raw('POST', path)
    expect(await state()).toEqual({ is_read: false, rings: 3 })
    // One that is searchable, or on its way, is left alone.
    await fail('INDEXED', 3)
    expect(await member.raw('POST', path)).toMatchObject({ body: { indexing: { status: 'INDEXED' } } })
    expect(await state()).toEqual({ is_read: true, rings: 3 })
    expect((await viewer.raw('POST', path)).status).toBe(403)
  })

  it('is renamed, tagged and replaced, and an edit from an older state is refused', async () => {
    const { id, updatedAt } = await upload()
    const path = `/api/artifacts/${id}`
    const [oldKey] = await storageKeys()
    const fields = { name: 'New', tags: '["x"]', updatedAt }
    const put = () => member.raw('PUT', path, { body: formOf(fields, { name: 'new.md', content: '# New' }) })
    expect(await put()).toMatchObject({
      status: 200,
      body: { name: 'New', tags: ['x'], fileName: 'new.md', type: 'text/markdown', size: 5 },
    })
    expect(await put()).toMatchObject({
      status: 409,
      body: { code: 'STALE_UPDATE', current: { name: 'New' } },
    })
    expect(await storageKeys()).not.toContain(oldKey)
    expect((await viewer.raw('GET', file(id))).text).toBe('# New')
  })

  it('moves between the client and an initiative of the same client', async () => {
    const { id } = await upload()
    const move = (body: object) => member.raw('POST', `/api/artifacts/${id}/move`, { body })
    const there = { scope: 'initiative', initiativeId: initiative.id }
    expect(await move(there)).toMatchObject({ status: 200, body: there })
    expect(await move({ scope: 'client' })).toMatchObject({ body: { scope: 'client', initiativeId: null } })
    const foreign = await app.addInitiative(sister, 'HRM')
    expect((await move({ scope: 'initiative', initiativeId: foreign.id })).status).toBe(404)
    expect((await move({ scope: 'initiative' })).status).toBe(400)
  })
})

describe('lists of documents', () => {
  it('are searched, sorted and paged, and a page past the end still says how many there are', async () => {
    for (const name of ['Budget', 'Contract', 'Plan']) await upload({ name })
    const list = async (query: Record<string, string>) => {
      const answer = await viewer.call(listClientArtifacts, { params: { clientId: client.id }, query })
      return [answer.body.map(({ name }) => name), answer.headers.get('content-range')]
    }
    expect(await list({ sort: '["name","DESC"]' })).toEqual([
      ['Plan', 'Contract', 'Budget'],
      'artifacts 0-2/3',
    ])
    expect(await list({ sort: '["name","ASC"]', range: '[1,1]' })).toEqual([['Contract'], 'artifacts 1-1/3'])
    expect(await list({ q: 'budg' })).toEqual([['Budget'], 'artifacts 0-0/1'])
    expect(await list({ q: '%' })).toEqual([[], 'artifacts */0'])
    expect(await list({ range: '[10,19]' })).toEqual([[], 'artifacts */3'])
  })

  it('of an initiative hold its own alone', async () => {
    await upload({ name: 'Of the client' })
    await upload({ name: 'Of the initiative', scope: 'initiative', initiativeId: initiative.id })
    const place = { params: { initiativeId: initiative.id } }
    const answer = await viewer.call(listInitiativeArtifacts, place)
    expect(answer.body.map(({ name }) => name)).toEqual(['Of the initiative'])
    expect((await stranger.call(listInitiativeArtifacts, place)).status).toBe(404)
  })
})
