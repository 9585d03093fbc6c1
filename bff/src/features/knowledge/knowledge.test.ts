import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { getArtifactVectors, processKnowledgeFile } from '@parley/contracts/http/knowledge-indexing.ts'
import { searchClientKnowledge, searchFirmKnowledge } from '@parley/contracts/http/knowledge.ts'
import { createMemoryLimits } from '@parley/server-kit/limits/shared-limits.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { answerCommands, emptyAnswer } from '../../testing/doubles.ts'
import { eventually } from '../../testing/eventually.ts'
import type { TestClient, TestFirm } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createAskingLimits, questionsAMinute } from './asking-limits.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
const people = {} as Record<
  'superAdmin' | 'firmAdmin' | 'consultant' | 'member' | 'viewer' | 'inClient' | 'inFirm',
  ApiClient
>

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  const place = { firmId: firm.id, clientId: client.id }
  const consultant = await app.addConsultant(firm, [client])
  const superAdmin = await app.addUser('superAdmin')
  people.superAdmin = await app.as(superAdmin)
  people.firmAdmin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
  people.consultant = await app.as(consultant)
  people.member = await app.as(await app.addUser('clientMember', place))
  people.viewer = await app.as(await app.addUser('clientViewer', place))
  const enter = async (as: ApiClient, path: string): Promise<ApiClient> => {
    const { body } = await as.raw('POST', `/api/auth/${path}`, { body: {} })
    return app.withToken((body as { token: string }).token)
  }
  people.inClient = await enter(await app.as(consultant), `consultant-impersonate-client/${client.id}`)
  people.inFirm = await enter(await app.as(superAdmin), `impersonate-consulting-firm/${firm.id}`)
  const nobody = '01920000-0000-7000-8000-000000000001'
  answerCommands(app.orchestrator, { sequenceId: nobody, interactionId: nobody, messageId: nobody })
})
afterAll(() => app.close())
beforeEach(() => void app.orchestrator.calls.splice(0))

const question = { query: 'What do the licences cost?' }
const lastCall = () => app.orchestrator.calls.at(-1)

describe('who may ask (Document 3, 6)', () => {
  it.each(['firmAdmin', 'consultant', 'inFirm'] as const)('%s asks the firm', async (who) => {
    const answer = await people[who].call(searchFirmKnowledge, { body: question })
    expect([answer.status, answer.body]).toEqual([200, emptyAnswer])
    expect(lastCall()).toMatchObject({
      name: 'askKnowledge',
      body: { query: question.query, maxResults: 10, relevanceThreshold: 0.3, filters: null },
      caller: { scope: { actorKind: 'firm', firmId: firm.id } },
    })
    expect((await people[who].call(searchClientKnowledge, { body: question })).status).toBe(403)
  })

  it.each(['member', 'viewer', 'inClient'] as const)('%s asks the client', async (who) => {
    const filters = { sourceTypes: ['document' as const] }
    const answer = await people[who].call(searchClientKnowledge, { body: { ...question, filters } })
    expect(answer.status).toBe(200)
    expect(lastCall()).toMatchObject({
      body: { maxResults: 5, relevanceThreshold: 0.7, filters: ['document'] },
      caller: { scope: { actorKind: 'client', clientIds: [client.id] } },
    })
    expect(await people[who].call(searchFirmKnowledge, { body: question })).toMatchObject({
      status: 403,
      body: { message: 'Only consulting firm users can search the firm’s knowledge.' },
    })
  })

  it('refuses a super admin outside of every tenant, with what to do', async () => {
    for (const path of ['rag', 'firm-rag'])
      for (const [method, rest] of [
        ['POST', 'search'],
        ['GET', 'history'],
        ['DELETE', 'history'],
      ] as const)
        expect(
          (await people.superAdmin.raw(method, `/api/${path}/${rest}`, { body: undefined })).status,
        ).toBe(403)
    expect(await people.superAdmin.call(searchClientKnowledge, { body: question })).toMatchObject({
      body: { message: 'Connect to a client to ask what its documents and conversations say.' },
    })
    expect(app.orchestrator.calls).toEqual([])
  })

  it('gives a consultant’s search the clients that they may access', async () => {
    await people.consultant.call(searchFirmKnowledge, { body: question })
    expect(lastCall()?.caller.scope.clientIds).toEqual([client.id])
    await people.firmAdmin.call(searchFirmKnowledge, { body: question })
    expect(lastCall()?.caller.scope.clientIds).toBe('all')
  })
})

describe('a question', () => {
  it('takes the last five messages with it', async () => {
    const context = Array.from({ length: 9 }, (_, index) => ({
      role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: `Message ${index}`,
      timestamp: new Date(0).toISOString(),
    }))
    await people.member.call(searchClientKnowledge, { body: { ...question, context } })
    expect((lastCall()?.body as { context: unknown[] }).context).toEqual(
      context.slice(-5).map(({ role, content }) => ({ role, content })),
    )
  })

  it.each([
    { query: '   ' },
    { query: 'x'.repeat(2_001) },
    { ...question, maxResults: 51 },
    { ...question, relevanceThreshold: 1.1 },
    { ...question, filters: { sourceTypes: ['firm'] } },
    { ...question, clientId: '01920000-0000-7000-8000-000000000002' },
  ])('is refused where it is not one (%#)', async (body) => {
    expect((await people.member.raw('POST', '/api/rag/search', { body })).status).toBe(400)
  })

  it('hands its Idempotency-Key on, and leaves no answer in the general store', async () => {
    const headers = { 'idempotency-key': 'once-1' }
    await people.member.call(searchClientKnowledge, { body: question, headers })
    expect(lastCall()?.body).toMatchObject({ requestKey: 'once-1' })
    expect(await app.database.asOwner(`select key from idempotency_key where key = 'once-1'`)).toEqual([])
  })

  it('is stopped when the asker hangs up', async () => {
    let signal: AbortSignal | undefined
    const call = app.orchestrator.call.bind(app.orchestrator)
    app.orchestrator.call = (name, input, caller) => {
      signal = caller.signal
      return name === 'askKnowledge' ? new Promise(() => undefined) : call(name, input, caller)
    }
    const leaving = new AbortController()
    const token = await app.openSession(
      await app.addUser('clientMember', { firmId: firm.id, clientId: client.id }),
    )
    const request = fetch(`${app.origin}/api/rag/search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal: leaving.signal,
    })
    await eventually(() => signal !== undefined)
    expect(signal?.aborted).toBe(false)
    leaving.abort()
    await expect(request).rejects.toThrow()
    await eventually(() => signal?.aborted === true)
    app.orchestrator.call = call
  })

  it('waits its turn after too many in a minute', async () => {
    const limits = createAskingLimits(createMemoryLimits())
    for (let count = 0; count < questionsAMinute; count += 1) await limits.consume('one')
    await limits.consume('another')
    await expect(limits.consume('one')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
    const person = await app.as(await app.addUser('clientMember', { firmId: firm.id, clientId: client.id }))
    const answers = []
    for (let count = 0; count <= questionsAMinute; count += 1)
      answers.push(await person.call(searchClientKnowledge, { body: question }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(questionsAMinute)
    expect(answers.at(-1)?.status).toBe(429)
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('what is indexed', () => {
  const form = () => {
    const data = new FormData()
    data.append('name', 'Licence terms')
    data.append('file', new Blob(['The licences cost EUR 410,000.']), 'terms.txt')
    return data
  }
  const process = (by: ApiClient) => by.raw('POST', '/api/rag/process', { body: form() })

  it('takes a file for the client that one is in, and answers at once', async () => {
    const answer = await process(people.member)
    expect(answer.status).toBe(202)
    const artifact = processKnowledgeFile.response.parse(answer.body)
    expect(artifact).toMatchObject({
      name: 'Licence terms',
      clientId: client.id,
      scope: 'client',
      indexing: { status: 'PENDING' },
    })
    const rung = await app.database.asOwner(
      `select client_id from outbox where topic = 'artifact.ingest' and entity_id = $1`,
      [artifact.id],
    )
    expect(rung).toEqual([{ client_id: client.id }])
    expect((await process(people.viewer)).status).toBe(403)
    expect((await process(people.firmAdmin)).status).toBe(403)
  })

  it('takes several, each by itself', async () => {
    const data = new FormData()
    data.append('files', new Blob(['One.']), 'one.txt')
    data.append('files', new Blob(['Two.']), 'two.exe')
    const answer = await people.member.raw('POST', '/api/rag/vectors/batch', { body: data })
    expect(answer).toMatchObject({
      status: 202,
      body: { succeeded: [{ fileName: 'one.txt' }], failed: [{ name: 'two.exe' }] },
    })
  })

  it('shows pieces without their vectors, page by page', async () => {
    const { artifactId } = await app.addArtifact(client, await app.addInitiative(client, 'ERP'), 'Terms')
    const answer = await people.viewer.call(getArtifactVectors, { params: { artifactId } })
    expect(answer.body).toMatchObject({ artifactId, dimensions: 768, total: 1 })
    expect(answer.body.chunks[0]).toMatchObject({ position: 0, isEmbedded: false })
    expect(JSON.stringify(answer.body)).not.toContain('embedding')
    await app.database.asOwner(`update artifact set indexed_model = 'openai/bge-m3@1024' where id = $1`, [
      artifactId,
    ])
    const wider = await people.viewer.call(getArtifactVectors, { params: { artifactId } })
    expect(wider.body).toMatchObject({ model: 'openai/bge-m3@1024', dimensions: 1_024 })
    const rest = await people.viewer.call(getArtifactVectors, {
      params: { artifactId },
      query: { from: 1, limit: 1 },
    })
    expect([rest.body.total, rest.body.chunks]).toEqual([1, []])
    const firmArtifactId = await app.addFirmArtifact(firm, 'Method')
    const read = (by: ApiClient) => by.call(getArtifactVectors, { params: { artifactId: firmArtifactId } })
    expect((await read(people.firmAdmin)).status).toBe(200)
    expect((await read(people.member)).status).toBe(404)
  })
})
