import { idSchema } from '@parley/contracts/ids.ts'
import type { Kysely } from 'kysely'
import { relayScope } from '../database/scope.ts'
import type { Database } from '../database/tenant-transaction.ts'
import type { Doorbell, Queue } from '../queue/queue.ts'
import { listLongAtWork, markAnswered } from './line.queries.ts'
import { outboxChannel } from './ring.queries.ts'

/** Seconds after which a job is asked for in the queue, and how many are at once. */
const longSeconds = 60
const askedAtOnce = 500

/** What was announced has an id of its own; what the sweeper rings for has none in the outbox, and takes no turn. */
const wasAnnounced = ({ id }: Pick<Doorbell, 'id'>): boolean => idSchema.safeParse(id).success

const inScope = <DB, T>(database: Database<DB>, work: (tx: Kysely<DB>) => Promise<T>): Promise<T> =>
  database.tenantTransaction(relayScope, work)

/** The job of a doorbell is over: its firm has its turn back. */
export async function endTurn<DB>(database: Database<DB>, doorbell: Pick<Doorbell, 'id'>): Promise<void> {
  if (!wasAnnounced(doorbell)) return
  await inScope(database, (tx) => markAnswered(tx, { ids: [doorbell.id], channel: outboxChannel }))
}

/**
 * Gives back the turns of jobs whose end was not heard: the process was killed between their last commit and that, or the
 * queue has lost them. @returns how many
 */
export async function endLostTurns<DB>(
  database: Database<DB>,
  queue: Pick<Queue, 'isOver'>,
): Promise<number> {
  const atWork = await database.tenantRead(relayScope, (tx) =>
    listLongAtWork(tx, { seconds: longSeconds, limit: askedAtOnce }),
  )
  const over: string[] = []
  for (const { topic, id } of atWork) if (await queue.isOver(topic, id)) over.push(id)
  if (over.length > 0)
    await inScope(database, (tx) => markAnswered(tx, { ids: over, channel: outboxChannel }))
  return over.length
}
