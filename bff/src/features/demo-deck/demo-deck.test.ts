import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  addToDemo,
  askDemoAgain,
  changeDemoAddition,
  type DemoAddition,
  listDemoAdditions,
  mostAdditions,
  removeDemoAddition,
  restartDemo,
} from '@parley/contracts/http/demo-deck.ts'
import { AppError } from '@parley/contracts/errors.ts'
import { deleteUser } from '@parley/contracts/http/users.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let me: ApiClient
let viewer: TestUser

const reply = { text: 'It becomes requirement 25.', provider: 'builtin', model: 'builtin-1' }

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  viewer = await app.addUser('clientViewer', { firmId: firm.id, clientId: client.id })
  me = await app.as(viewer)
  app.orchestrator.answer('replyInDemo', reply)
})
afterAll(() => app.close())

const add = async (who: ApiClient, content: string, slide: DemoAddition['slide'] = 'interviews') =>
  (await who.call(addToDemo, { body: { slide, content } })).body
const list = async (who: ApiClient) => (await who.call(listDemoAdditions)).body

describe('what is added to the demo deck', () => {
  it('is kept, and taken up by the agent of the next slide, at the end by that of the last', async () => {
    const added = await add(me, '  The lifts have no reception  ')
    expect(added).toMatchObject({
      slide: 'interviews',
      content: 'The lifts have no reception',
      reply: { slide: 'requirements', agent: 'businessAnalyst', ...reply },
    })
    expect(app.orchestrator.calls.at(-1)).toMatchObject({
      name: 'replyInDemo',
      body: { slide: 'requirements', content: 'The lifts have no reception', language: 'en' },
      caller: { scope: { actorKind: 'client', clientIds: [client.id] } },
    })
    expect((await add(me, 'Thank you', 'outcome')).reply).toMatchObject({
      slide: 'outcome',
      agent: 'programManager',
    })
    expect((await list(me)).map(({ content }) => content)).toEqual([
      'The lifts have no reception',
      'Thank you',
    ])
  })

  it('is said in other words and answered anew, unless another tab was faster', async () => {
    const added = await add(me, 'Five countries')
    const params = { id: added.id }
    app.orchestrator.answer('replyInDemo', { ...reply, text: 'Six, then.' })
    const changed = await me.call(changeDemoAddition, {
      params,
      body: { content: 'Six countries', updatedAt: added.updatedAt },
    })
    expect(changed.body).toMatchObject({ content: 'Six countries', reply: { text: 'Six, then.' } })
    const stale = await me.call(changeDemoAddition, {
      params,
      body: { content: 'Seven', updatedAt: added.updatedAt },
    })
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'STALE_UPDATE', current: { content: 'Six countries' } },
    })
    app.orchestrator.answer('replyInDemo', reply)
  })

  it('stays where no agent can answer just now, and can be asked about again', async () => {
    app.orchestrator.answer('replyInDemo', new AppError('UNAVAILABLE', 'No agent could answer just now.'))
    const added = await add(me, 'Winter is busy')
    expect(added).toMatchObject({ content: 'Winter is busy', reply: null })
    app.orchestrator.answer('replyInDemo', reply)
    const params = { id: added.id }
    expect((await me.call(askDemoAgain, { params, body: { language: 'de' } })).body.reply).toMatchObject(
      reply,
    )
    expect(app.orchestrator.calls.at(-1)?.body).toMatchObject({ language: 'de' })
  })

  it.each([{ content: '   ' }, { content: 'x'.repeat(501) }, { slide: 'eighth' }, { language: 'fr' }])(
    'is refused where it is nothing, too long or nowhere: %#',
    async (wrong) => {
      const body = { slide: 'goal', content: 'Words', ...wrong }
      expect((await me.raw('POST', '/api/demo-deck/additions', { body })).status).toBe(400)
    },
  )

  it('is each person’s own, the same inside a client, and for super admins too', async () => {
    const consultant = await app.as(await app.addConsultant(firm, [client]))
    const superAdmin = await app.as(await app.addUser('superAdmin'))
    const mine = await add(consultant, 'Mine')
    const path = `/api/auth/consultant-impersonate-client/${client.id}`
    const { body } = await consultant.raw('POST', path, { body: {} })
    expect(await list(app.withToken((body as { token: string }).token))).toEqual([mine])
    expect(await list(superAdmin)).toEqual([])
    expect((await add(superAdmin, 'From above')).reply).not.toBeNull()
    const params = { id: mine.id }
    for (const foreign of [
      () => me.call(changeDemoAddition, { params, body: { content: 'Yours' } }),
      () => me.call(askDemoAgain, { params, body: {} }),
      () => me.call(removeDemoAddition, { params }),
    ])
      expect((await foreign()).status).toBe(404)
  })

  it('is taken back one by one, or all at once, and goes with the account', async () => {
    const [first] = await list(me)
    const before = (await list(me)).length
    expect((await me.call(removeDemoAddition, { params: { id: first?.id ?? '' } })).status).toBe(200)
    expect((await me.call(restartDemo)).body).toEqual({ removed: before - 1 })
    expect(await list(me)).toEqual([])
    await add(me, 'Once more')
    const admin = await app.as(await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id }))
    await admin.call(deleteUser, { params: { id: viewer.id } })
    expect(await app.database.asOwner('select 1 from demo_addition where user_id = $1', [viewer.id])).toEqual(
      [],
    )
  })

  it('has an end, so that the deck stays one', async () => {
    const person = await app.addUser('clientViewer', { firmId: firm.id, clientId: client.id })
    await app.database.asOwner(
      `insert into demo_addition (id, user_id, slide, content) select gen_random_uuid(), $1, 'goal', 'Words' from generate_series(1, ${mostAdditions})`,
      [person.id],
    )
    const full = await (await app.as(person)).call(addToDemo, { body: { slide: 'goal', content: 'More' } })
    expect(full).toMatchObject({
      status: 409,
      body: { message: 'You have added 20 times. Take something back, or start over.' },
    })
  })
})

describe('the demo deck as a file', () => {
  it('holds what the person added, and is named by the day', async () => {
    const person = await app.as(await app.addUser('clientViewer', { firmId: firm.id, clientId: client.id }))
    await add(person, 'For the paper')
    app.orchestrator.answer('writeDemoDeck', { base64: Buffer.from('slides').toString('base64') })
    const file = await person.raw('GET', '/api/demo-deck/file?format=pptx&language=de')
    expect(file.status).toBe(200)
    expect(file.headers.get('content-disposition')).toMatch(/demo-deck-\d{4}-\d\d-\d\d\.pptx/)
    expect(app.orchestrator.calls.at(-1)?.body).toMatchObject({
      format: 'pptx',
      language: 'de',
      additions: [{ slide: 'interviews', content: 'For the paper', reply: reply.text }],
    })
    expect((await person.raw('GET', '/api/demo-deck/file?format=docx')).status).toBe(400)
  })
})
