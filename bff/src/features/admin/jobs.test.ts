import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AppError } from '@parley/contracts/errors.ts'
import { newId } from '@parley/contracts/ids.ts'
import { type ConsoleClient, consoleClient } from '../../testing/console-client.ts'
import { answerCommands } from '../../testing/doubles.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let calls: ConsoleClient
const entity = newId()

beforeAll(async () => {
  app = await createTestApp()
  calls = consoleClient(await app.as(await app.addUser('superAdmin')))
  answerCommands(app.orchestrator, { sequenceId: entity, interactionId: entity, messageId: entity })
})
afterAll(() => app.close())

const id = `mail.send:${entity}`

describe('jobs in the console', () => {
  it('are asked of the orchestrator, in the platform’s scope, failed ones unless told', async () => {
    const answer = await calls.list({ resource: 'jobs', range: [0, 9] })
    expect(answer).toMatchObject({
      status: 200,
      body: [{ id, topic: 'mail.send', state: 'failed', error: 'The mail server refused it.' }],
    })
    expect(answer.headers.get('content-range')).toBe('jobs 0-0/1')
    expect(app.orchestrator.calls.at(-1)).toMatchObject({
      name: 'listJobs',
      body: { topic: null, state: 'failed', from: 0, limit: 10 },
      caller: { scope: { role: 'platform', actorKind: 'super_admin' } },
    })
    await calls.list({ resource: 'jobs', filter: { state: 'waiting', topic: 'artifact.ingest' } })
    expect(app.orchestrator.calls.at(-1)).toMatchObject({
      body: { topic: 'artifact.ingest', state: 'waiting' },
    })
    expect((await calls.many('jobs', [id])).body).toMatchObject([{ id }])
  })

  it('are tried again, which is kept in the audit log', async () => {
    expect(await calls.send('POST', `jobs/${encodeURIComponent(id)}/retry`)).toMatchObject({
      status: 200,
      body: { id, state: 'waiting' },
    })
    expect(
      await app.database.asOwner(`select action, details from audit_event where entity_id = $1`, [entity]),
    ).toEqual([{ action: 'job.retried', details: { topic: 'mail.send', job: entity } }])
  })

  it('that the sweeper rang for are looked at and tried again as well', async () => {
    const [swept, of] = [`sweep-${entity}-29000000`, newId()]
    const job = {
      topic: 'artifact.ingest',
      id: swept,
      state: 'failed',
      entityId: of,
      firmId: null,
      clientId: null,
      attempts: 5,
      error: 'It broke.',
      createdAt: '2026-01-05T09:00:00.000Z',
      finishedAt: null,
    } as const
    app.orchestrator.answer('listJobs', { jobs: [job], total: 1 })
    app.orchestrator.answer('getJob', job)
    app.orchestrator.answer('retryJob', { ...job, state: 'waiting' })
    const sweptId = `artifact.ingest:${swept}`
    expect((await calls.list({ resource: 'jobs' })).body).toMatchObject([{ id: sweptId }])
    expect((await calls.many('jobs', [sweptId])).body).toMatchObject([{ id: sweptId, entityId: of }])
    expect((await calls.bulk('jobs', { action: 'retry', ids: [sweptId] })).body.results).toEqual([
      { id: sweptId, ok: true },
    ])
    expect(
      await app.database.asOwner(`select action, details from audit_event where entity_id = $1`, [of]),
    ).toEqual([{ action: 'job.retried', details: { topic: 'artifact.ingest', job: swept } }])
  })

  it('say each for itself why not, and are refused whole while the orchestrator is down', async () => {
    app.orchestrator.answer(
      'retryJob',
      new AppError('CONFLICT', 'Only a job that has failed can be tried again.'),
    )
    expect((await calls.bulk('jobs', { action: 'retry', ids: [id] })).body.results).toEqual([
      { id, ok: false, code: 'CONFLICT', message: 'Only a job that has failed can be tried again.' },
    ])
    app.orchestrator.isDown = true
    expect((await calls.bulk('jobs', { action: 'retry', ids: [id] })).status).toBe(503)
    expect((await calls.list({ resource: 'queues' })).status).toBe(503)
  })
})
