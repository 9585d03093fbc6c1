import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { firmChannel } from '@parley/contracts/events/channels.ts'
import { createFlag } from '@parley/contracts/http/flags.ts'
import { deleteInitiative, updateInitiative } from '@parley/contracts/http/initiatives.ts'
import { setTeam } from '@parley/contracts/http/team.ts'
import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@parley/contracts/http/notifications.ts'
import {
  getSubscription,
  setSubscription,
  type SubscriptionTopic,
  subscriptionTopics,
} from '@parley/contracts/http/subscriptions.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let author: TestUser
let colleague: TestUser
let viewer: TestUser
let initiative: TestInitiative

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  const place = { firmId: firm.id, clientId: client.id }
  author = await app.addUser('clientMember', place)
  colleague = await app.addUser('clientMember', place)
  viewer = await app.addUser('clientViewer', place)
})
afterAll(() => app.close())
beforeEach(async () => {
  initiative = await app.addInitiative(client, 'ERP')
  await app.addMember(client, initiative, author)
  await app.addMember(client, initiative, colleague)
})

const raise = async (title: string): Promise<void> => {
  const me = await app.as(author)
  await me.call(createFlag, { params: { id: initiative.id }, body: { title, severity: 'HIGH' } })
}
const follow = async (user: TestUser, events: SubscriptionTopic[], inApp = true): Promise<void> => {
  const me = await app.as(user)
  await me.call(setSubscription, { params: { id: initiative.id }, body: { inApp, events } })
}
const told = async (user: TestUser, about: string) => {
  const me = await app.as(user)
  return (await me.call(listNotifications, { query: { q: about } })).body
}

describe('who is told', () => {
  it('is the team unless they chose otherwise, but never whoever did it', async () => {
    await raise('Budget')
    expect(await told(colleague, 'Budget')).toMatchObject([
      { kind: 'FLAG_RAISED', title: 'ERP initiative', link: `/initiatives/${initiative.id}`, readAt: null },
    ])
    expect(await told(author, 'Budget')).toEqual([])
    expect(await told(viewer, 'Budget')).toEqual([])
  })

  it('is whoever follows the topic, readers included, and not who turned it off', async () => {
    await follow(viewer, ['FLAGS'])
    await follow(colleague, ['PHASES'])
    await raise('Scope')
    expect(await told(viewer, 'Scope')).toHaveLength(1)
    expect(await told(colleague, 'Scope')).toEqual([])
    await follow(viewer, [...subscriptionTopics], false)
    await raise('Silence')
    expect(await told(viewer, 'Silence')).toEqual([])
  })

  it('gets a mail as well, or instead, where that was chosen, in the own language', async () => {
    await app.database.asOwner(`update user_account set locale = 'de' where id = $1`, [viewer.id])
    const me = await app.as(viewer)
    const body = { inApp: false, email: true, events: ['FLAGS' as const] }
    await me.call(setSubscription, { params: { id: initiative.id }, body })
    await raise('Mail $& me')
    expect(await told(viewer, 'Mail')).toEqual([])
    const mails = await app.database.asOwner<{ id: string; data: object; kind: string }>(
      `select id, kind, data from mail_message where user_id = $1`,
      [viewer.id],
    )
    expect(mails).toMatchObject([
      {
        kind: 'notification',
        data: {
          title: 'ERP initiative',
          text: 'Eine Markierung wurde gesetzt: Mail $& me',
          path: `/initiatives/${initiative.id}`,
        },
      },
    ])
    const rung = await app.database.asOwner(`select topic from outbox where entity_id = $1`, [mails[0]?.id])
    expect(rung).toEqual([{ topic: 'mail.send' }])
  })

  it('is no consultant who has lost the client', async () => {
    const consultant = await app.addConsultant(firm, [client])
    await follow(consultant, ['FLAGS'])
    await raise('Before')
    expect(await told(consultant, 'Before')).toHaveLength(1)
    await app.database.asOwner(
      `update consultant_client_access set can_access = false where consultant_id = $1`,
      [consultant.consultantId],
    )
    await raise('After')
    const rows = await app.database.asOwner(
      `select id from notification where user_id = $1 and body = 'After'`,
      [consultant.id],
    )
    expect(rows).toEqual([])
  })

  it('hears it at once on the own stream', async () => {
    const heard: unknown[] = []
    const leave = await app.events.subscribe(firmChannel(firm.id), (message) => heard.push(message))
    await raise('Now')
    await leave()
    const [notification] = await told(colleague, 'Now')
    expect(heard).toMatchObject([
      {
        type: 'NOTIFICATION_CREATED',
        clientId: client.id,
        userId: colleague.id,
        data: { notificationId: notification?.id },
      },
    ])
  })

  it('learns of joining and leaving a team, once', async () => {
    const me = await app.as(author)
    const members = [{ userId: viewer.id, role: 'Reader' }]
    await me.call(setTeam, { params: { id: initiative.id }, body: { members } })
    const kinds = async (user: TestUser) => {
      const all = (await (await app.as(user)).call(listNotifications)).body
      return all.filter(({ link }) => link?.endsWith(initiative.id) === true).map(({ kind }) => kind)
    }
    expect(await kinds(viewer)).toEqual(['TEAM_JOINED'])
    expect(await kinds(colleague)).toEqual(['TEAM_LEFT'])
  })

  it('is told of a deletion by a notice that leads nowhere', async () => {
    const me = await app.as(author)
    await me.call(updateInitiative, { params: { id: initiative.id }, body: { name: 'Doomed' } })
    await me.call(deleteInitiative, { params: { id: initiative.id } })
    const notices = await told(colleague, 'Doomed')
    expect(notices.map(({ kind, link }) => [kind, link])).toEqual([
      ['INITIATIVE_DELETED', null],
      ['INITIATIVE_UPDATED', null],
    ])
  })
})

describe('the own notifications', () => {
  it('are read one by one, taken back, or all at once', async () => {
    await raise('First')
    await raise('Second')
    const me = await app.as(colleague)
    const unread = async (): Promise<string[]> =>
      (await me.call(listNotifications, { query: { filter: '{"unread":true}' } })).body.map(
        ({ body }) => body,
      )
    const [first] = await told(colleague, 'First')
    const params = { id: first?.id ?? '' }
    expect((await me.call(readNotification, { params, body: {} })).body.readAt).not.toBeNull()
    expect(await unread()).not.toContain('First')
    await me.call(readNotification, { params, body: { read: false } })
    expect(await unread()).toContain('First')
    await me.call(readAllNotifications)
    expect(await unread()).toEqual([])
  })

  it('are nobody else’s', async () => {
    await raise('Mine')
    const [notification] = await told(colleague, 'Mine')
    const stranger = await app.as(author)
    const params = { id: notification?.id ?? '' }
    expect((await stranger.call(readNotification, { params, body: {} })).status).toBe(404)
    expect((await told(colleague, 'Mine'))[0]?.readAt).toBeNull()
  })
})

describe('the own settings for an initiative', () => {
  it('follow from the team until they are chosen', async () => {
    const params = { id: initiative.id }
    const mine = await (await app.as(colleague)).call(getSubscription, { params })
    expect(mine.body).toMatchObject({ inApp: true, email: false, isDefault: true })
    const theirs = await (await app.as(viewer)).call(getSubscription, { params })
    expect(theirs.body).toMatchObject({ inApp: false, isDefault: true })
    await follow(viewer, ['FLAGS', 'FLAGS'])
    const chosen = await (await app.as(viewer)).call(getSubscription, { params })
    expect(chosen.body).toEqual({ inApp: true, email: false, events: ['FLAGS'], isDefault: false })
  })
})
