import { notFound } from '@parley/contracts/errors.ts'
import { type Notification, notificationTopics } from '@parley/contracts/http/notifications.ts'
import {
  type setSubscription,
  type Subscription,
  type SubscriptionTopic,
  subscriptionTopics,
} from '@parley/contracts/http/subscriptions.ts'
import type { z } from 'zod'
import { type Actor, consultantIdOf, scopeOf } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type ListResult, listResult } from '../../http/list-result.ts'
import {
  findInitiative,
  findSubscription,
  isMember,
  markAllRead,
  markRead,
  upsertSubscription,
} from './notifications.queries.ts'
import {
  findNotificationView,
  listNotificationViews,
  type NotificationPage,
  type NotificationView,
} from './notifications.views.ts'

type Ports = Pick<Dependencies, 'database'>

const isKnown = (row: NotificationView): boolean => row.kind in notificationTopics

const present = (row: NotificationView): Notification => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  body: row.body,
  link: row.initiative_id === null ? null : row.link,
  readAt: row.read_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

export const listOwn = (
  { database }: Ports,
  actor: Actor,
  page: NotificationPage,
): Promise<ListResult<Notification>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const { rows, total } = await listNotificationViews(tx, actor.userId, page)
    return listResult(rows.filter(isKnown).map(present), { from: page.from, total })
  })

/** @throws AppError NOT_FOUND for somebody else's */
export const setRead = (
  { database }: Ports,
  actor: Actor,
  { id, read }: { id: string; read: boolean },
): Promise<Notification> =>
  database.tenantTransaction(scopeOf(actor), async (tx) => {
    await markRead(tx, { id, userId: actor.userId, read })
    const row = await findNotificationView(tx, id, actor.userId)
    if (row === undefined) throw notFound('Notification')
    return present(row)
  })

export const setAllRead = ({ database }: Ports, actor: Actor): Promise<{ ok: true }> =>
  database.tenantTransaction(scopeOf(actor), async (tx) => {
    await markAllRead(tx, actor.userId)
    return { ok: true }
  })

async function getInitiativeOf(tx: Tx, id: string) {
  const initiative = await findInitiative(tx, id)
  if (initiative === undefined) throw notFound('Initiative')
  return initiative
}

/** What holds for who has chosen nothing: the team is told of everything, others of nothing. */
async function defaultFor(tx: Tx, actor: Actor, id: string): Promise<Subscription> {
  const initiative = await getInitiativeOf(tx, id)
  const consultantId = consultantIdOf(actor)
  const leads = consultantId !== null && consultantId === initiative.consultant_id
  const inApp = leads || initiative.created_by_id === actor.userId || (await isMember(tx, id, actor.userId))
  return { inApp, email: false, events: [...subscriptionTopics], isDefault: true }
}

async function readSubscription(tx: Tx, actor: Actor, id: string): Promise<Subscription> {
  const row = await findSubscription(tx, id, actor.userId)
  if (row === undefined) return defaultFor(tx, actor, id)
  const events = row.events.filter((event): event is SubscriptionTopic =>
    subscriptionTopics.some((topic) => topic === event),
  )
  return { inApp: row.in_app, email: row.email, events, isDefault: false }
}

export const getSubscription = ({ database }: Ports, actor: Actor, id: string): Promise<Subscription> =>
  database.tenantRead(scopeOf(actor), (tx) => readSubscription(tx, actor, id))

/** Everybody's own matter, so that readers may follow too. */
export const changeSubscription = (
  { database }: Ports,
  actor: Actor,
  { id, body }: { id: string; body: z.output<typeof setSubscription.body> },
): Promise<Subscription> =>
  database.tenantTransaction(scopeOf(actor), async (tx) => {
    const initiative = await getInitiativeOf(tx, id)
    const events = [...new Set(body.events)]
    await upsertSubscription(tx, initiative, {
      userId: actor.userId,
      inApp: body.inApp,
      email: body.email,
      events,
    })
    return readSubscription(tx, actor, id)
  })
