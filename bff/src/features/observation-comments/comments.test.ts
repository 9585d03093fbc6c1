import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { listNotifications } from '@parley/contracts/http/notifications.ts'
import {
  createObservationComment,
  deleteObservationComment,
  listObservationComments,
  type ObservationComment,
  updateObservationComment,
} from '@parley/contracts/http/observation-comments.ts'
import { listObservations, updateObservation } from '@parley/contracts/http/observations.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { tenantOf, type TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let ada: TestUser
let kim: TestUser
let asAda: ApiClient
let asKim: ApiClient
let admin: ApiClient
let reader: ApiClient
let initiative: TestInitiative
let observationId: string

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  const place = { firmId: firm.id, clientId: client.id }
  ada = await app.addUser('clientMember', { ...place, lastName: 'Marsh' })
  kim = await app.addUser('clientViewer', { ...place, lastName: 'Lake' })
  asAda = await app.as(ada)
  asKim = await app.as(kim)
  admin = await app.as(await app.addUser('clientAdmin', place))
  const consultant = await app.addConsultant(firm, [client])
  await app.database.asOwner('delete from user_role where user_id = $1', [consultant.id])
  reader = await app.as(consultant)
})
afterAll(() => app.close())
beforeEach(async () => {
  initiative = await app.addInitiative(client, 'ERP')
  observationId = await insertRecord(app.database, 'observation', {
    ...tenantOf(client),
    initiative_id: initiative.id,
    phase_id: initiative.phaseIds[0],
    description: 'No owner is named.',
    severity: 'HIGH',
    observation_type: 'INITIAL',
  })
})

const say = async (by: ApiClient, text: string): Promise<ObservationComment> =>
  (await by.call(createObservationComment, { params: { id: observationId }, body: { text } })).body
const read = async (query = {}) =>
  (await asKim.call(listObservationComments, { params: { id: observationId }, query })).body
const one = (id: string) => `/api/initiative-phases/observation-comments/${id}`
const told = async (by: ApiClient) => {
  const all = (await by.call(listNotifications)).body
  return all.filter(({ link }) => link?.endsWith(observationId) === true).map(({ kind }) => kind)
}

describe('comments on an observation', () => {
  it('are read as they came, by pages, and counted in the observation', async () => {
    const first = await say(asAda, '  Who decides?  ')
    await say(asKim, 'The board.')
    expect(first).toMatchObject({
      text: 'Who decides?',
      author: { id: ada.id, name: 'Robin Marsh' },
      mentions: [],
      editedAt: null,
    })
    expect((await read()).map(({ text }) => text)).toEqual(['Who decides?', 'The board.'])
    const newest = { sort: '["createdAt","DESC"]', range: '[0,0]' }
    expect((await read(newest)).map(({ text }) => text)).toEqual(['The board.'])
    const params = { phaseId: initiative.phaseIds[0] ?? '' }
    const { observations } = (await asKim.call(listObservations, { params })).body
    expect(observations[0]?.commentCount).toBe(2)
    const events = await app.database.asOwner('select type from phase_event where phase_id = $1', [
      params.phaseId,
    ])
    expect(events).toEqual([{ type: 'OBSERVATIONS_UPDATED' }, { type: 'OBSERVATIONS_UPDATED' }])
  })

  it('are changed by who wrote them alone, from the state that they knew', async () => {
    const { id, updatedAt } = await say(asAda, 'Who decides?')
    const body = { text: 'Who decides, and when?', updatedAt }
    expect((await asKim.raw('PUT', one(id), { body })).status).toBe(403)
    expect((await admin.raw('PUT', one(id), { body })).status).toBe(403)
    const changed = await asAda.call(updateObservationComment, { params: { id }, body })
    expect(changed.body).toMatchObject({ text: body.text, editedAt: changed.body.updatedAt })
    expect((await asAda.raw('PUT', one(id), { body: { ...body, text: 'Late' } })).body).toMatchObject({
      code: 'STALE_UPDATE',
      current: { text: body.text },
    })
  })

  it('are deleted by who wrote them and by administrators', async () => {
    const [mine, theirs] = [await say(asAda, 'One'), await say(asAda, 'Two')]
    expect((await asKim.raw('DELETE', one(mine.id))).status).toBe(403)
    await asAda.call(deleteObservationComment, { params: { id: mine.id } })
    await admin.call(deleteObservationComment, { params: { id: theirs.id } })
    expect(await read()).toEqual([])
    const audited = await app.database.asOwner<{ action: string }>(
      'select action from audit_event where entity_id = $1 order by at, id',
      [observationId],
    )
    expect(audited.map(({ action }) => action)).toEqual([
      'observation.commented',
      'observation.commented',
      'observation.comment_deleted',
      'observation.comment_deleted',
    ])
  })

  it('are for all of the client, and for those of the firm who may change the initiative; others read', async () => {
    const { id } = await say(asKim, 'Seen')
    expect((await reader.call(listObservationComments, { params: { id: observationId } })).body).toHaveLength(
      1,
    )
    const address = `/api/initiative-phases/observations/${observationId}/comments`
    expect((await reader.raw('POST', address, { body: { text: 'No' } })).status).toBe(403)
    expect((await reader.raw('DELETE', one(id))).status).toBe(403)
    expect((await asAda.raw('POST', address, { body: { text: '   ' } })).status).toBe(400)
  })

  it('outlive their writer, and go with the observation', async () => {
    const leaver = await app.addUser('clientMember', { firmId: firm.id, clientId: client.id })
    await say(await app.as(leaver), `Ask @[${ada.id}]`)
    await app.database.asOwner('update user_account set deleted_at = now() where id = $1', [leaver.id])
    expect((await read())[0]?.author).toEqual({ id: leaver.id, name: 'Deleted user' })
    await app.database.asOwner('delete from observation where id = $1', [observationId])
    expect(
      await app.database.asOwner('select id from observation_comment where observation_id = $1', [
        observationId,
      ]),
    ).toEqual([])
  })
})

describe('who is told of a comment', () => {
  it('is whoever is mentioned, whose it is, and who commented before, each once', async () => {
    await asAda.call(updateObservation, { params: { id: observationId }, body: { assigneeId: kim.id } })
    await say(asAda, 'Who decides?')
    expect(await told(asKim)).toEqual(['OBSERVATION_COMMENTED', 'OBSERVATION_ASSIGNED'])
    const { mentions } = await say(asKim, `The board, says @[${ada.id}], and @[${ada.id}] knows`)
    expect(mentions).toEqual([{ id: ada.id, name: 'Robin Marsh' }])
    expect(await told(asAda)).toEqual(['OBSERVATION_MENTIONED'])
    await say(admin, 'Thank you')
    expect(await told(asAda)).toEqual(['OBSERVATION_COMMENTED', 'OBSERVATION_MENTIONED'])
    expect((await told(asKim))[0]).toBe('OBSERVATION_COMMENTED')
  })

  it('is who is mentioned only now, when a comment is changed', async () => {
    const { id } = await say(asAda, `For @[${kim.id}]`)
    await asAda.call(updateObservationComment, { params: { id }, body: { text: `For @[${kim.id}], soon` } })
    expect(await told(asKim)).toEqual(['OBSERVATION_MENTIONED'])
  })

  it('is nobody who may not see the client: like one who is not there', async () => {
    const other = await app.addClient(firm, 'Helios')
    const stranger = await app.addUser('clientAdmin', { firmId: firm.id, clientId: other.id })
    const address = `/api/initiative-phases/observations/${observationId}/comments`
    for (const id of [stranger.id, newId()])
      expect((await asAda.raw('POST', address, { body: { text: `For @[${id}]` } })).status).toBe(404)
    expect(await read()).toEqual([])
  })
})
