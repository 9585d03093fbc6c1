import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createObservation, listObservations, type Observation } from '@parley/contracts/http/observations.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { addClientReaders } from '../../testing/client-readers.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient, TestUser } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let author: TestUser
let member: ApiClient
let viewer: ApiClient
let initiative: TestInitiative

beforeAll(async () => {
  app = await createTestApp()
  ;({ client, memberUser: author, member, viewer } = await addClientReaders(app, { lastName: 'Marsh' }))
})
afterAll(() => app.close())
beforeEach(async () => {
  initiative = await app.addInitiative(client, 'ERP')
})

type New = Parameters<typeof member.call<typeof createObservation>>[1] & object
const phaseAt = (position: number): string => initiative.phaseIds[position - 1] ?? ''
const make = async (given: Partial<New['body'] & object> = {}, position = 1): Promise<Observation> => {
  const body = { description: 'Seen', severity: 'HIGH' as const, ...given }
  const made = await member.call(createObservation, { params: { phaseId: phaseAt(position) }, body })
  expect(made.status).toBe(201)
  return made.body.observation
}
const list = async (): Promise<Observation[]> =>
  (await viewer.call(listObservations, { params: { phaseId: phaseAt(1) } })).body.observations
const path = (id: string) => `/api/initiative-phases/observations/${id}`
const change = (id: string, body: object) => member.raw('PUT', path(id), { body })
const move = async (id: string, ...statuses: string[]) => {
  for (const status of statuses) expect((await change(id, { status })).status).toBe(200)
}
const events = async () =>
  app.database.asOwner('select type from phase_event where phase_id = $1 order by seq', [phaseAt(1)])
const audited = async (id: string): Promise<string[]> => {
  const query = 'select action from audit_event where entity_id = $1 order by at, id'
  return (await app.database.asOwner<{ action: string }>(query, [id])).map(({ action }) => action)
}

describe('an observation that a person writes', () => {
  it('is open, of the validation’s kind unless told, and says who wrote it', async () => {
    expect(await make({ description: '  No owner  ', consultantNotes: 'Ask Kim' })).toMatchObject({
      phaseId: phaseAt(1),
      description: 'No owner',
      severity: 'HIGH',
      status: 'OPEN',
      observationType: 'INITIAL',
      consultantNotes: 'Ask Kim',
      remediationPlan: null,
      acceptedAt: null,
      remediatedAt: null,
      createdBy: { id: author.id, name: 'Robin Marsh' },
    })
    expect(await events()).toEqual([{ type: 'OBSERVATIONS_UPDATED' }])
  })

  it.each([
    ['a blank description', { description: '   ' }, 'description'],
    ['an unknown severity', { severity: 'TERRIBLE' }, 'severity'],
    ['an unknown kind', { observationType: 'GUESS' }, 'observationType'],
    ['a status of its own', { status: 'REMEDIATED' }, 'status'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const answer = await member.raw('POST', `/api/initiative-phases/phases/${phaseAt(1)}/observations`, {
      body: { description: 'Seen', severity: 'LOW', ...wrong },
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect((answer.body as { errors: object }).errors).toHaveProperty(field)
    expect(await list()).toEqual([])
  })

  it('stands among the others, the gravest first', async () => {
    for (const severity of ['LOW', 'CRITICAL', 'MEDIUM', 'HIGH', 'CRITICAL'] as const)
      await make({ severity, description: severity })
    expect((await list()).map(({ severity }) => severity)).toEqual([
      'CRITICAL',
      'CRITICAL',
      'HIGH',
      'MEDIUM',
      'LOW',
    ])
  })

  it('outlives its writer', async () => {
    const place = { firmId: client.firmId, clientId: client.id }
    const leaver = await app.addUser('clientMember', place)
    await (
      await app.as(leaver)
    ).call(createObservation, {
      params: { phaseId: phaseAt(1) },
      body: { description: 'Mine', severity: 'LOW' },
    })
    await app.database.asOwner('update user_account set deleted_at = now() where id = $1', [leaver.id])
    expect((await list())[0]?.createdBy?.name).toBe('Deleted user')
  })

  it('of a phase that is not there answers 404, to read and to write', async () => {
    const phasePath = `/api/initiative-phases/phases/${newId()}/observations`
    expect((await member.raw('GET', phasePath)).status).toBe(404)
    const body = { description: 'Seen', severity: 'LOW' }
    expect((await member.raw('POST', phasePath, { body })).status).toBe(404)
  })
})

describe('the status of an observation (Document 2, 4.1)', () => {
  it('ACCEPTED sets when, and takes the notes', async () => {
    const { id } = await make()
    const answer = await change(id, { status: 'ACCEPTED', consultantNotes: 'We live with it' })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        observation: {
          status: 'ACCEPTED',
          acceptedAt: app.clock.now().toISOString(),
          remediatedAt: null,
          consultantNotes: 'We live with it',
        },
      },
    })
  })

  it('TO_REMEDIATE takes the notes and a plan, which may be left out', async () => {
    const [one, other] = [await make(), await make()]
    const plan = { consultantNotes: 'Urgent', remediationPlan: 'Name an owner' }
    expect(await change(one.id, { status: 'TO_REMEDIATE', ...plan })).toMatchObject({
      status: 200,
      body: { observation: { status: 'TO_REMEDIATE', ...plan, acceptedAt: null, remediatedAt: null } },
    })
    await move(other.id, 'TO_REMEDIATE')
  })

  it.each([[[]], [['TO_REMEDIATE']], [['ACCEPTED']]])(
    'REMEDIATED is reached from OPEN by way of %j, and sets when',
    async (way) => {
      const { id } = await make()
      await move(id, ...way, 'REMEDIATED')
      const [now] = await list()
      expect(now).toMatchObject({ status: 'REMEDIATED', remediatedAt: app.clock.now().toISOString() })
    },
  )

  it.each([
    [['ACCEPTED'], ['OPEN', 'TO_REMEDIATE']],
    [['TO_REMEDIATE'], ['OPEN', 'ACCEPTED']],
    [['REMEDIATED'], ['OPEN', 'ACCEPTED', 'TO_REMEDIATE']],
  ])('after %j does not go to any of %j, and nothing else of the edit is saved', async (way, closed) => {
    const { id } = await make()
    await move(id, ...way)
    const before = await list()
    for (const status of closed)
      expect(await change(id, { status, consultantNotes: 'Lost?' })).toMatchObject({
        status: 409,
        body: { code: 'INVALID_TRANSITION' },
      })
    expect(await list()).toEqual(before)
  })

  it('said again keeps the time when it was reached', async () => {
    const { id } = await make()
    await move(id, 'ACCEPTED')
    const [{ acceptedAt } = { acceptedAt: null }] = await list()
    app.clock.advance(60_000)
    await move(id, 'ACCEPTED')
    expect((await list())[0]?.acceptedAt).toBe(acceptedAt)
  })

  it('that is unknown answers 400', async () => {
    expect((await change((await make()).id, { status: 'FORGOTTEN' })).status).toBe(400)
  })
})

describe('an observation that is changed or deleted', () => {
  it('keeps what the edit does not name, and null clears a text', async () => {
    const { id } = await make({ consultantNotes: 'First' })
    await change(id, { severity: 'LOW', remediationPlan: 'Do it' })
    expect((await list())[0]).toMatchObject({
      severity: 'LOW',
      consultantNotes: 'First',
      remediationPlan: 'Do it',
    })
    await member.raw('PATCH', path(id), { body: { consultantNotes: null } })
    expect(await audited(id)).toEqual(['observation.created', 'observation.updated', 'observation.updated'])
    expect((await list())[0]).toMatchObject({ consultantNotes: null, remediationPlan: 'Do it' })
  })

  it('refuses an edit made from an older state, with the row as it is now', async () => {
    const { id, updatedAt } = await make()
    expect((await change(id, { consultantNotes: 'Theirs', updatedAt })).status).toBe(200)
    const [now] = await list()
    const late = await change(id, { status: 'ACCEPTED', consultantNotes: 'Mine', updatedAt })
    expect(late).toMatchObject({ status: 409, body: { code: 'STALE_UPDATE', current: now } })
    expect(await list()).toEqual([now])
    expect((await change(id, { status: 'ACCEPTED', updatedAt: now?.updatedAt })).status).toBe(200)
  })

  it('lets one of two edits at once from the same state through', async () => {
    const { id, updatedAt } = await make()
    const answers = await Promise.all([
      change(id, { status: 'ACCEPTED', updatedAt }),
      change(id, { status: 'TO_REMEDIATE', updatedAt }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is gone after it was deleted, and the second time answers 404', async () => {
    const { id } = await make()
    expect(await member.raw('DELETE', path(id))).toMatchObject({ status: 200, body: { id } })
    expect(await list()).toEqual([])
    expect((await member.raw('DELETE', path(id))).status).toBe(404)
    expect((await change(id, { severity: 'LOW' })).status).toBe(404)
    expect(await events()).toHaveLength(2)
    expect(await audited(id)).toEqual(['observation.created', 'observation.deleted'])
  })

  it('is not for viewers, who may read it', async () => {
    const made = await make()
    const body = { description: 'Seen', severity: 'LOW' }
    const phasePath = `/api/initiative-phases/phases/${phaseAt(1)}/observations`
    const refused = await Promise.all([
      viewer.raw('POST', phasePath, { body }),
      viewer.raw('PUT', path(made.id), { body: { status: 'ACCEPTED' } }),
      viewer.raw('DELETE', path(made.id)),
      viewer.raw('DELETE', `${phasePath}/ai-conversation`),
      viewer.raw('DELETE', `${phasePath}/sequence/${newId()}`),
    ])
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect(await list()).toEqual([made])
  })
})

describe('what conversations produced (Document 2, 7.2)', () => {
  const addRun = (position = 1) =>
    insertRecord(app.database, 'sequence_run', {
      firm_id: client.firmId,
      client_id: client.id,
      initiative_id: initiative.id,
      phase_id: phaseAt(position),
      status: 'COMPLETED',
      definition: {},
      definition_hash: 'none',
    })
  const ofRun = async (sequenceId: string) => {
    const { id } = await make({ observationType: 'AI_CONVERSATION', description: 'Heard' })
    await app.database.asOwner('update observation set sequence_id = $1 where id = $2', [sequenceId, id])
    return id
  }
  const remove = (rest: string, position = 1) =>
    member.raw('DELETE', `/api/initiative-phases/phases/${phaseAt(position)}/observations/${rest}`)
  const ids = async () => (await list()).map(({ id }) => id).toSorted()

  it('is deleted for one run alone', async () => {
    const [one, other] = [await addRun(), await addRun()]
    await ofRun(one)
    const stays = [await ofRun(other), (await make()).id]
    expect(await remove(`sequence/${one}`)).toMatchObject({ status: 200, body: { deleted: 1 } })
    expect(await ids()).toEqual(stays.toSorted())
  })

  it('is deleted for all runs, by hand or not, and never what the validation found', async () => {
    await ofRun(await addRun())
    await make({ observationType: 'AI_CONVERSATION' })
    const stays = [(await make()).id]
    expect(await remove('ai-conversation')).toMatchObject({ status: 200, body: { deleted: 2 } })
    expect(await remove('ai-conversation')).toMatchObject({ status: 200, body: { deleted: 0 } })
    expect(await ids()).toEqual(stays)
    expect(await audited(phaseAt(1))).toEqual(['observation.conversation_deleted'])
  })

  it('stays where the run is another phase’s', async () => {
    const elsewhere = await addRun(2)
    const stays = [await ofRun(await addRun())]
    expect((await remove(`sequence/${elsewhere}`)).status).toBe(404)
    expect((await remove('ai-conversation', 2)).body).toEqual({ deleted: 0 })
    expect(await ids()).toEqual(stays)
  })

  it('does not keep the phase from being completed once it is gone (Document 2, 4.2)', async () => {
    await make({ observationType: 'AI_CONVERSATION' })
    const complete = () =>
      member.raw('PUT', `/api/initiative-phases/phases/${phaseAt(1)}`, { body: { status: 'COMPLETED' } })
    expect((await complete()).status).toBe(409)
    await remove('ai-conversation')
    expect((await complete()).status).toBe(200)
  })
})
