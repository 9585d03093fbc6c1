import { firmChannel, type FirmMessage } from '@parley/contracts/events/channels.ts'
import { type NotificationKind, notificationTopics } from '@parley/contracts/http/notifications.ts'
import { newId } from '@parley/contracts/ids.ts'
import { notificationSentence } from '@parley/contracts/notification-words.ts'
import { type Kysely, sql } from 'kysely'
import { asRole } from '../database/as-role.ts'
import { scopedRaw } from '../database/scoped-raw.ts'
import { afterCommit } from '../database/transaction-context.ts'
import type { EventBus } from '../events/event-bus.ts'
import type { Logger } from '../logging/logger.ts'
import { ring } from '../outbox/ring.queries.ts'

/** What a notification needs to know of its initiative. */
export interface NotifiedInitiative {
  id: string
  firm_id: string
  client_id: string
  name: string
  consultant_id: string | null
  created_by_id: string | null
}

export interface NotifyPorts {
  events: EventBus
  logger: Logger
}

export interface Notice {
  initiative: NotifiedInitiative
  kind: NotificationKind
  /** Name of what it is about, if it is not the initiative itself. */
  body?: string
  /** What of the initiative's page it is about, as the query of its address; with the question mark. */
  within?: string
  /** Who did it, if somebody did; nobody is told of their own doing. */
  actorId: string | null
  /** For these people alone, whatever they have subscribed to. */
  to?: readonly string[]
  /** Not for these. */
  except?: readonly string[]
}

interface Recipient {
  id: string
  email: string | null
  locale: string
  in_app: boolean
  by_mail: boolean
}

/**
 * Who wants to be told: who chose the topic and, of those who chose nothing, the team, the leading consultant and
 * whoever made the initiative. People who cannot see the client any more are left out.
 */
async function listRecipients<DB>(tx: Kysely<DB>, notice: Notice): Promise<Recipient[]> {
  const { initiative, kind, actorId, to, except = [] } = notice
  const topic = notificationTopics[kind]
  const isDirect = to !== undefined || topic === null
  const involved = sql`(m.user_id is not null or u.consultant_id = ${initiative.consultant_id}::uuid or u.id = ${initiative.created_by_id}::uuid)`
  const { rows } = await sql<Recipient>`
    select u.id, u.email, u.locale, coalesce(${isDirect}::boolean or s.in_app, true) as in_app,
           u.email is not null and coalesce(s.email, false) as by_mail
      from ${scopedRaw.table('user_account', 'u')}
      left join ${scopedRaw.table('consultant_client_access', 'a')} on a.consultant_id = u.consultant_id and a.client_id = ${initiative.client_id}
      left join ${scopedRaw.table('initiative_subscription', 's')} on s.user_id = u.id and s.initiative_id = ${initiative.id}
      left join ${scopedRaw.table('initiative_member', 'm')} on m.user_id = u.id and m.initiative_id = ${initiative.id}
     where not u.is_obsolete and u.deleted_at is null
       and u.id is distinct from ${actorId}::uuid and not u.id = any(${[...except]}::uuid[])
       and (u.client_id = ${initiative.client_id} or (u.client_id is null and (u.consultant_id is null or a.can_access)))
       and case when ${isDirect}::boolean then u.id = any(${[...(to ?? [])]}::uuid[])
                when s.user_id is null then ${involved}
                else ${topic}::text = any(s.events) and (s.in_app or s.email) end
     order by u.id`.execute(tx)
  return rows
}

async function insertNotifications<DB>(
  tx: Kysely<DB>,
  { initiative, kind, body = '', within = '' }: Notice,
  rows: readonly { id: string; userId: string }[],
): Promise<void> {
  const place = { firmId: initiative.firm_id, clientId: initiative.client_id }
  await sql`
    insert into notification (firm_id, client_id, id, user_id, kind, title, body, link, entity_id)
    select ${scopedRaw.values('notification', place)}, row.id, row.user_id, ${kind}, ${initiative.name}, ${body},
           ${`/initiatives/${initiative.id}${within}`}, ${initiative.id}::uuid
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ userId }) => userId)}::uuid[]) as row(id, user_id)`.execute(
    tx,
  )
}

/** A mail in the person's language; it is composed and sent by its own job. */
async function queueMail<DB>(
  tx: Kysely<DB>,
  { initiative, kind, body = '', within = '' }: Notice,
  recipient: Recipient,
): Promise<void> {
  const id = newId()
  const data = {
    title: initiative.name,
    text: notificationSentence(kind, body, recipient.locale),
    path: kind === 'INITIATIVE_DELETED' ? '/notifications' : `/initiatives/${initiative.id}${within}`,
  }
  await asRole(tx, 'auth', (auth) =>
    sql`insert into mail_message (id, kind, user_id, to_address, subject, text_body, data)
        values (${id}, 'notification', ${recipient.id}, ${recipient.email}, '', '', ${JSON.stringify(data)}::jsonb)`.execute(
      auth,
    ),
  )
  const tenant = { firmId: initiative.firm_id, clientId: initiative.client_id }
  await ring(tx, { topic: 'mail.send', entityId: id, ...tenant })
}

/**
 * Leaves a notification, a mail or both for everybody who wants it, in the transaction of the event itself, and tells
 * the open browsers once that is committed (decisions D11, Live).
 */
export async function notify<DB>(
  tx: Kysely<DB>,
  { events, logger }: NotifyPorts,
  notice: Notice,
): Promise<void> {
  if (notice.to?.length === 0) return
  const recipients = await listRecipients(tx, notice)
  const rows = recipients
    .filter((recipient) => recipient.in_app)
    .map(({ id: userId }) => ({ id: newId(), userId }))
  if (rows.length > 0) await insertNotifications(tx, notice, rows)
  for (const recipient of recipients) if (recipient.by_mail) await queueMail(tx, notice, recipient)
  const { firm_id: firmId, client_id: clientId } = notice.initiative
  afterCommit(() => {
    for (const { id: notificationId, userId } of rows) {
      const data = { notificationId }
      const message: FirmMessage = { type: 'NOTIFICATION_CREATED', firmId, clientId, userId, data }
      events
        .publish(firmChannel(firmId), message)
        .catch((error: unknown) => logger.warn({ error }, 'a notification was not told live'))
    }
  })
}

/** The initiative of a phase, with the phase's name. */
export async function findNotifiedInitiative<DB>(
  tx: Kysely<DB>,
  phaseId: string,
): Promise<(NotifiedInitiative & { phase_name: string }) | undefined> {
  const { rows } = await sql<NotifiedInitiative & { phase_name: string }>`
    select i.id, i.firm_id, i.client_id, i.name, i.consultant_id, i.created_by_id, p.name as phase_name
      from ${scopedRaw.table('initiative_phase', 'p')} join ${scopedRaw.table('initiative', 'i')} on i.id = p.initiative_id
     where p.id = ${phaseId}`.execute(tx)
  return rows[0]
}
