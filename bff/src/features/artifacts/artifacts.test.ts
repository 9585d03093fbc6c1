import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { listClientArtifacts, listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import { newId } from '@parley/contracts/ids.ts'
import { type ArtifactsWorld, createArtifactsWorld, formOf, report } from './testing/artifacts-world.ts'

let world: ArtifactsWorld
beforeAll(async () => {
  world = await createArtifactsWorld()
})
afterAll(() => world.app.close())
beforeEach(() => world.app.database.asOwner('delete from artifact'))

describe('a document', () => {
  const file = (id: string) => `/api/artifacts/${id}/file`

  it('is downloaded as it came, to be kept and not run', async () => {
    const { viewer, upload } = world
    const { id } = await upload()
    const answer = await viewer.raw('GET', file(id))
    expect(answer).toMatchObject({ status: 200, text: report.content })
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="report.txt"')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('stays where it is when only its tags change, and is found by an id with a suffix (Document 3, section 3)', async () => {
    const { initiative, member, upload } = world
    const { id } = await upload({ type: 'PDF', scope: 'initiative', initiativeId: initiative.id })
    const answer = await member.raw('PUT', `/api/artifacts/${id}_2`, { body: { tags: ['cost'] } })
    expect(answer).toMatchObject({
      status: 200,
      body: { id, type: 'text/plain', tags: ['cost'], scope: 'initiative', initiativeId: initiative.id },
    })
    expect((await member.raw('GET', file(`${id}_appendix_a`))).text).toBe(report.content)
  })

  it('of another tenant is as missing, in every call', async () => {
    const { member, stranger, upload, listNames } = world
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
    const { app, member, viewer, upload } = world
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
    const { member, viewer, upload, storageKeys } = world
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
    const { app, sister, initiative, member, upload } = world
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
    const { client, viewer, upload } = world
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
    const { initiative, viewer, stranger, upload } = world
    await upload({ name: 'Of the client' })
    await upload({ name: 'Of the initiative', scope: 'initiative', initiativeId: initiative.id })
    const place = { params: { initiativeId: initiative.id } }
    const answer = await viewer.call(listInitiativeArtifacts, place)
    expect(answer.body.map(({ name }) => name)).toEqual(['Of the initiative'])
    expect((await stranger.call(listInitiativeArtifacts, place)).status).toBe(404)
  })
})
