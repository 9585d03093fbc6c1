import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import {
  type ArtifactsWorld,
  createArtifactsWorld,
  formOf,
  report,
  type SentFile,
} from './testing/artifacts-world.ts'

let world: ArtifactsWorld
beforeAll(async () => {
  world = await createArtifactsWorld()
})
afterAll(() => world.app.close())
beforeEach(() => world.app.database.asOwner('delete from artifact'))

const sendFile = (name: string, content: SentFile['content']) => world.send({}, { name, content })

describe('an upload (Document 1, sections 5 and 7)', () => {
  it('keeps the file with what was said of it, and has it indexed', async () => {
    const { app, initiative, upload } = world
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
    const { send, upload } = world
    expect((await upload()).name).toBe('report')
    expect(await send({ name: '   ' })).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
  })

  it('needs a file', async () => {
    const { client, member } = world
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
    const { listNames } = world
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
    const { send, listNames } = world
    const answer = await send(fields)
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field])
    expect(await listNames()).toEqual([])
  })

  it('goes nowhere but to the own client and its initiatives, and leaves no file behind', async () => {
    const { app, sister, send } = world
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
    const { viewer, send } = world
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
    const { storageKeys } = world
    const answer = await sendFile(name, content)
    expect(answer.status).toBe(415)
    expect((answer.body as { message: string }).message).toContain('not what its name')
    expect(await storageKeys()).toEqual([])
  })
})
