import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Artifact, listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let initiative: TestInitiative
let member: ApiClient
let viewer: ApiClient

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  const signIn = async (kind: 'clientMember' | 'clientViewer') =>
    app.as(await app.addUser(kind, { firmId: firm.id, clientId: client.id }))
  member = await signIn('clientMember')
  viewer = await signIn('clientViewer')
  initiative = await app.addInitiative(client, 'ERP')
})
afterAll(() => app.close())
beforeEach(() => app.database.asOwner('delete from artifact'))

const content = 'Costs fell by 4%.'
const file = (id: string) => `/api/artifacts/${id}/file`
const upload = async (fields: Record<string, string> = {}): Promise<Artifact> => {
  const body = new FormData()
  for (const [name, value] of Object.entries({ clientId: client.id, ...fields })) body.append(name, value)
  body.append('file', new Blob([content]), 'report.txt')
  const answer = await member.raw('POST', '/api/artifacts/upload', { body })
  expect(answer.status).toBe(201)
  return answer.body as Artifact
}
const listNames = async () =>
  (await member.call(listClientArtifacts, { params: { clientId: client.id } })).body.map(({ name }) => name)
const storageKeys = async () =>
  (await app.database.asOwner<{ storage_key: string }>('select storage_key from artifact')).map(
    (row) => row.storage_key,
  )

describe('a document that is deleted', () => {
  it('is gone with all that was indexed of it once it is deleted', async () => {
    const { artifactId, chunkId } = await app.addArtifact(client, initiative, 'Budget')
    const path = `/api/artifacts/${artifactId}`
    expect(await member.raw('DELETE', path)).toMatchObject({ status: 200, body: { id: artifactId } })
    expect((await member.raw('DELETE', path)).status).toBe(404)
    expect((await member.raw('GET', file(artifactId))).status).toBe(404)
    expect((await member.raw('GET', `/api/artifacts/passages/${chunkId}`)).status).toBe(404)
    expect(await listNames()).toEqual([])
  })

  it('is brought back as it was within an hour, and indexed again', async () => {
    const before = await upload({ scope: 'initiative', initiativeId: initiative.id, tags: '["cost"]' })
    const path = `/api/artifacts/${before.id}`
    expect((await member.raw('POST', `${path}/restore`)).status).toBe(404)
    await member.raw('DELETE', path)
    expect((await viewer.raw('POST', `${path}/restore`)).status).toBe(403)
    const { indexing, ...rest } = before
    expect(await member.raw('POST', `${path}/restore`)).toMatchObject({
      status: 200,
      body: { ...rest, indexing: { status: 'PENDING' } },
    })
    expect(indexing.status).toBe('PENDING')
    expect((await viewer.raw('GET', file(before.id))).text).toBe(content)
    expect((await member.raw('POST', `${path}/restore`)).status).toBe(404)
    const rings = await app.database.asOwner(
      `select 1 from outbox where topic = 'artifact.ingest' and entity_id = $1`,
      [before.id],
    )
    expect(rings).toHaveLength(2)
    // Of an initiative's document the log says so under the initiative.
    const written = await app.database.asOwner<{ action: string }>(
      `select action from audit_event where entity_id = $1 or details ->> 'subjectId' = $2 order by id`,
      [before.id, before.id],
    )
    expect(written.map(({ action }) => action)).toEqual([
      'artifact.added',
      'artifact.deleted',
      'artifact.restored',
      'artifact.downloaded',
    ])
  })

  it('keeps its file for as long as it can be brought back, and no longer', async () => {
    const { id } = await upload()
    const [key = ''] = await storageKeys()
    const path = `/api/artifacts/${id}`
    const toDelete = async () =>
      (await app.database.asOwner('select 1 from file_to_delete where key = $1', [key])).length
    await member.raw('DELETE', path)
    await member.raw('POST', `${path}/restore`)
    expect(await toDelete()).toBe(0)
    await member.raw('DELETE', path)
    await app.database.asOwner(`update deleted_artifact set deleted_at = now() - interval '61 minutes'`)
    expect((await member.raw('POST', `${path}/restore`)).status).toBe(404)
    await app.database.asOwner('delete from deleted_artifact')
    expect(await toDelete()).toBe(1)
  })
})
