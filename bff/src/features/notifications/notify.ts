import { firmChannel, type FirmMessage } from '@parley/contracts/events/channels.ts'
import { type NotificationKind, notificationTopics } from '@parley/contracts/http/notifications.ts'
import { afterCommit } from '@parley/server-kit/database/transaction-context.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import {
  insertNotifications,
  listReaders,
  listRecipients,
  type NotifiedInitiative,
} from './notifications.queries.ts'

export type NotifyPorts = Pick<Dependencies, 'events' | 'logger'>

export interface Notice {
  initiative: NotifiedInitiative
  kind: NotificationKind
  /** Name of what it is about, if it is not the initiative itself. */
  body?: string
  /** Who did it; nobody is told of their own doing. */
  actorId: string
  /** For these people alone, whatever they have subscribed to. */
  to?: readonly string[]
  /** Not for these. */
  except?: readonly string[]
}

async function recipientsOf(tx: Tx, { initiative, kind, to }: Notice): Promise<string[]> {
  const topic = notificationTopics[kind]
  if (to !== undefined || topic === null) return listReaders(tx, initiative.client_id, to ?? [])
  return listRecipients(tx, initiative, topic)
}

/**
 * Leaves a notification for everybody who wants it, in the transaction of the event itself, and tells the open
 * browsers once that is committed (decisions D11, Live).
 */
export async function notify(tx: Tx, { events, logger }: NotifyPorts, notice: Notice): Promise<void> {
  const { initiative, kind, actorId, body = '', except = [] } = notice
  const found = await recipientsOf(tx, notice)
  const recipients = found.filter((id) => id !== actorId && !except.includes(id))
  const ids = await insertNotifications(tx, recipients, { initiative, kind, body })
  if (ids.length === 0) return
  afterCommit(() => {
    for (const [index, userId] of recipients.entries()) {
      const message: FirmMessage = {
        type: 'NOTIFICATION_CREATED',
        firmId: initiative.firm_id,
        clientId: initiative.client_id,
        userId,
        data: { notificationId: ids[index] },
      }
      events
        .publish(firmChannel(initiative.firm_id), message)
        .catch((error: unknown) => logger.warn({ error }, 'a notification was not told live'))
    }
  })
}
