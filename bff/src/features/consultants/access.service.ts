import { notFound } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditIdentities } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import { accounts, type SessionServices } from '../session/index.ts'
import {
  findFirm,
  listAccounts,
  listConsultantsForUpdate,
  listSeenClientIds,
  removeAccessRow,
  touchConsultants,
  writeAccess,
} from './consultants.queries.ts'

export interface Mapping {
  consultantId: Id
  clientId: Id
  canAccess: boolean
}

/** @throws AppError NOT_FOUND for a client that the actor does not see: nobody gives what they lack (D1) */
export async function checkClients(tx: Tx, clientIds: readonly Id[]): Promise<void> {
  const ids = new Set(clientIds)
  const seen = await listSeenClientIds(tx, [...ids])
  if (seen.size < ids.size) throw notFound('Client')
}

/** Who takes part in a change of access, for its transaction. */
export interface AccessChange {
  tx: Tx
  caller: Caller
  now: Date
}

/**
 * Ends what the consultants do inside clients that were taken from them, so that it does not come back with a new
 * access, and writes down what was changed.
 * @returns sessions to be read anew after the commit
 */
export async function settleAccess(
  { tx, caller, now }: AccessChange,
  mappings: readonly Mapping[],
): Promise<Id[]> {
  const consultantIds = [...new Set(mappings.map((one) => one.consultantId))]
  if (consultantIds.length === 0) return []
  for (const consultantId of consultantIds) {
    const taken = mappings.filter((one) => one.consultantId === consultantId && !one.canAccess)
    const given = mappings.filter((one) => one.consultantId === consultantId && one.canAccess)
    const userIds = (await listAccounts(tx, [consultantId])).map(({ id }) => id)
    const clientIds = taken.map((one) => one.clientId)
    await accounts.endSessionsInside(tx, { userIds, clientIds, now, reason: 'access withdrawn' })
    await appendAudit(tx, {
      ...auditIdentities(caller),
      requestId: caller.requestId,
      ipAddress: caller.ipAddress,
      action: 'consultant.access_changed',
      firmId: caller.firmId,
      clientId: null,
      entity: 'consultant',
      entityId: consultantId,
      details: { given: given.map((one) => one.clientId), taken: clientIds },
    })
  }
  const people = await listAccounts(tx, consultantIds)
  return accounts.sessionsOf(
    tx,
    people.map(({ id }) => id),
  )
}

const withoutRepeats = (mappings: readonly Mapping[]): Mapping[] => [
  ...new Map(mappings.map((one) => [`${one.consultantId} ${one.clientId}`, one])).values(),
]

/**
 * Gives and takes access, all or nothing; of a pair that is named twice the last one counts (Document 3, section 4).
 * @throws AppError NOT_FOUND for a client, firm or consultant that the actor does not see
 */
export async function changeAccess(
  { dependencies, reader }: SessionServices,
  caller: Caller,
  { firmId, mappings: given }: { firmId?: Id; mappings: readonly Mapping[] },
): Promise<Mapping[]> {
  const mappings = withoutRepeats(given)
  const { database, clock } = dependencies
  const changed = await database.tenantTransaction(scopeOf(caller), async (tx) => {
    await checkClients(
      tx,
      mappings.map((one) => one.clientId),
    )
    if (firmId !== undefined && (await findFirm(tx, firmId)) === undefined) throw notFound('Consulting firm')
    if (mappings.length === 0) return []
    const rows = await holdConsultants(
      tx,
      mappings.map((one) => one.consultantId),
    )
    await writeAccess(
      tx,
      mappings.map(({ consultantId, clientId, canAccess }) => ({
        firm_id: rows.get(consultantId)?.firm_id ?? '',
        consultant_id: consultantId,
        client_id: clientId,
        can_access: canAccess,
      })),
    )
    await touchConsultants(tx, [...rows.keys()])
    return settleAccess({ tx, caller, now: clock.now() }, mappings)
  })
  reader.forget(changed)
  return mappings
}

async function holdConsultants(tx: Tx, given: readonly Id[]) {
  const ids = [...new Set(given)]
  const rows = await listConsultantsForUpdate(tx, ids)
  if (rows.length < ids.length) throw notFound('Consultant')
  return new Map(rows.map((row) => [row.id, row]))
}

/** @throws AppError NOT_FOUND, also where there was no access */
export async function forgetAccess(
  { dependencies, reader }: SessionServices,
  caller: Caller,
  pair: { consultantId: Id; clientId: Id },
): Promise<{ consultantId: Id; clientId: Id }> {
  const { database, clock } = dependencies
  const changed = await database.tenantTransaction(scopeOf(caller), async (tx) => {
    await checkClients(tx, [pair.clientId])
    await holdConsultants(tx, [pair.consultantId])
    if ((await removeAccessRow(tx, pair)) === undefined) throw notFound('Access')
    await touchConsultants(tx, [pair.consultantId])
    return settleAccess({ tx, caller, now: clock.now() }, [{ ...pair, canAccess: false }])
  })
  reader.forget(changed)
  return pair
}
