import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { activatePhase, getActivation, getActivationContext } from '@parley/contracts/http/activation.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { addClientReaders } from '../../testing/client-readers.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let member: ApiClient
let viewer: ApiClient
let one: TestInitiative
let other: TestInitiative

beforeAll(async () => {
  app = await createTestApp()
  ;({ client, member, viewer } = await addClientReaders(app))
  one = await app.addInitiative(client, 'ERP')
  other = await app.addInitiative(client, 'CRM')
  app.orchestrator.answer('activatePhase', { status: 'PENDING' })
})
afterAll(() => app.close())

const phaseOf = (initiative: TestInitiative): string => initiative.phaseIds[0] ?? ''
const bodyOf = (changes: Record<string, unknown> = {}) => ({
  phaseId: phaseOf(one),
  initiativeId: one.id,
  clientId: client.id,
  consultingFirmId: client.firmId,
  ...changes,
})
const ask = (changes: Record<string, unknown> = {}, by = member) =>
  by.raw('POST', '/api/parley-consulting/activate', { body: bodyOf(changes) })

describe('asking for an activation (Document 2, 5 and 7.7)', () => {
  it.each(['phaseId', 'initiativeId', 'clientId', 'consultingFirmId'])('needs %s', async (name) => {
    for (const nothing of [undefined, null, ''])
      expect(await ask({ [name]: nothing })).toMatchObject({
        status: 400,
        body: {
          message: 'Missing required parameters for activation',
          errors: { [name]: expect.any(String) },
        },
      })
  })

  it('answers 404 for ids that are missing or do not belong together', async () => {
    for (const name of ['phaseId', 'initiativeId', 'clientId', 'consultingFirmId'])
      expect(await ask({ [name]: newId() })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await ask({ initiativeId: other.id })).status).toBe(404)
    expect(app.orchestrator.calls).toEqual([])
  })

  it('is for people who may manage initiatives', async () => {
    expect((await ask({}, viewer)).status).toBe(403)
  })

  it('is handed on with who asks, and answered at once', async () => {
    const answer = await member.call(activatePhase, { body: bodyOf() })
    expect([answer.status, answer.body]).toEqual([202, { status: 'PENDING', bundledOutput: null }])
    expect(app.orchestrator.calls.at(-1)).toMatchObject({
      name: 'activatePhase',
      params: { phaseId: phaseOf(one) },
      body: { by: { actorId: expect.any(String), sessionId: expect.any(String) } },
    })
  })
})

describe('reading an activation (Document 2, 4.5)', () => {
  it('answers 404 for a phase that was never activated', async () => {
    const params = { phaseId: phaseOf(other) }
    for (const path of ['status', 'context'])
      expect((await viewer.raw('GET', `/api/parley-consulting/${path}/${params.phaseId}`)).status).toBe(404)
  })

  it('gives status, query and context to everybody who may read, and tells what has changed since', async () => {
    await app.addConversation(client, one, 'Acme')
    const params = { phaseId: phaseOf(one) }
    const read = async () => (await viewer.call(getActivation, { params })).body
    expect(await read()).toMatchObject({ status: 'COMPLETED', ragQuery: 'Acme query', isOutdated: true })
    await app.database.asOwner(
      'update activation set fingerprint = activation_fingerprint(phase_id) where phase_id = $1',
      [params.phaseId],
    )
    expect((await read()).isOutdated).toBe(false)
    await app.database.asOwner(`update observation set status = 'ACCEPTED' where phase_id = $1`, [
      params.phaseId,
    ])
    expect((await read()).isOutdated).toBe(true)
    const context = (await viewer.call(getActivationContext, { params })).body
    expect(context.enrichedContext).toBe('Acme context')
    expect(Object.keys(context.ragSources)).toEqual(['client', 'firm', 'initiative'])
  })
})
