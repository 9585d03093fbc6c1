import { createHash } from 'node:crypto'
import { AppError, conflict } from '@parley/contracts/errors.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { despiteLostDatabase } from '@parley/server-kit/database/wait-for-database.ts'
import type { Actor } from '../authorization/actor.ts'
import { claimKey, findCall, keepAnswer, releaseKey } from './idempotency.queries.ts'

export interface Answered {
  status: number
  body: unknown
  replayed: boolean
}

export interface RepeatableCall {
  key: string
  actor: Actor
  route: string
  /** All that makes the call what it is: path, query and body. */
  content: unknown
}

const acceptable = /^[\x21-\x7e]{1,200}$/

/** Who reaches what by which rights: an answer is not repeated to somebody who has lost some of them since. */
const rightsOf = ({ kind, firmId, clientId, clientIds, isFirmAdmin, permissions }: Actor): unknown[] => [
  kind,
  firmId,
  clientId,
  isFirmAdmin,
  clientIds === 'all' ? 'all' : clientIds.toSorted(),
  permissions.toSorted(),
]

function hashCall({ route, content, actor }: RepeatableCall): string {
  return createHash('sha256')
    .update(JSON.stringify([route, rightsOf(actor), content]))
    .digest('base64url')
}

/**
 * Makes a POST safe to repeat (D11, Chat): the first call with a key does the work, later ones get its answer. A call
 * that failed leaves the key free. One that never finished keeps it, because nobody knows whether its work was done.
 * @throws AppError CONFLICT where the key belongs to another request, to one that was made with other rights, or to one
 * that is still at work.
 */
export async function runOnce(
  database: Database<Tables>,
  call: RepeatableCall,
  work: () => Promise<{ status: number; body: unknown }>,
): Promise<Answered> {
  if (!acceptable.test(call.key))
    throw new AppError('BAD_REQUEST', 'Idempotency-Key must be 1 to 200 plain characters.')
  const key = { userId: call.actor.userId, key: call.key }
  const requestHash = hashCall(call)
  const takenAt = await claimKey(database, key, { route: call.route, requestHash })
  if (takenAt === undefined) return replay(await findCall(database, key), requestHash)
  let answer: { status: number; body: unknown }
  try {
    answer = await work()
  } catch (error) {
    await giveBack(database, { ...key, takenAt })
    throw error
  }
  // The work is done: nobody may be told that it failed, nor do it once more.
  await despiteLostDatabase(() => keepAnswer(database, key, answer))
  return { ...answer, replayed: false }
}

/** Milliseconds between tries to give a key back while the database is away, and how many there are. */
const [tryAgainMs, mostTries] = [500, 240]

/**
 * Leaves the key free; where the call failed because the database went away, as soon as that is back, so that whoever
 * was told to come back is not refused. A try whose answer got lost may have done it, and the key be another call's. A process that ends meanwhile leaves the key taken.
 */
async function giveBack(
  database: Database<Tables>,
  key: Parameters<typeof releaseKey>[1] & { takenAt: Date },
  tries = mostTries,
): Promise<void> {
  try {
    await releaseKey(database, key, key.takenAt)
  } catch {
    if (tries > 0) setTimeout(() => void giveBack(database, key, tries - 1), tryAgainMs).unref()
  }
}

function replay(stored: Awaited<ReturnType<typeof findCall>>, requestHash: string): Answered {
  if (stored !== undefined && stored.request_hash !== requestHash)
    throw conflict('This Idempotency-Key was used for another request.')
  if (stored?.status === null || stored === undefined)
    throw conflict('An earlier request with this Idempotency-Key has not finished.')
  return { status: stored.status, body: stored.response, replayed: true }
}
