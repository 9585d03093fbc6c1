import { notFound } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import { accounts, type SessionServices } from '../session/index.ts'
import {
  findFirm,
  listAccounts,
  listConsultantsForUpdate,
  listSeenClients,
  removeAccessRow,
  touchConsultants,
  writeAccess,
} from './consultants.queries.ts'

export interface Mapping {
  consultantId: Id
  clientId: Id
  canAccess: boolean
}

/**
 * @returns the firm of each client
 * @throws AppError NOT_FOUND for a client that the actor does not see: nobody gives what they lack (D1)
 */
export async function checkClients(tx: Tx, clientIds: readonly Id[]): Promise<Map<Id, Id>> {
  const ids = new Set(clientIds)
  const seen = await listSeenClients(tx, [...ids])
  if (seen.size < ids.size) throw notFound('Client')
  return seen
}

/** A super admin sees clients of every firm. @throws AppError NOT_FOUND for one of another firm */
export function checkFirmOfClients(clients: ReadonlyMap<Id, Id>, firmId: Id): void {
  for (const firm of clients.values()) if (firm !== firmId) throw notFound('Client')
}

/** Who takes part in a change of access, for its transaction. */
export interface AccessChange {
  tx: Tx
  caller: Caller
  /** Of the consultants. */
  firmId: Id
  now: Date
}

/**
 * Ends what the consultants do inside clients that were taken from them, so that it does not come back with a new
 * access, and writes down what was changed.
 */
export async function settleAccess(
  { tx, caller, firmId, now }: AccessChange,
  mappings: readonly Mapping[],
): Promise<void> {
  const consultantIds = [...new Set(mappings.map((one) => one.consultantId))]
  for (const consultantId of consultantIds) {
    const taken = mappings.filter((one) => one.consultantId === consultantId && !one.canAccess)
    const given = mappings.filter((one) => one.consultantId === consultantId && one.canAccess)
    const userIds = (await listAccounts(tx, [consultantId])).map(({ id }) => id)
    const clientIds = taken.map((one) => one.clientId)
    await accounts.endSessionsInside(tx, { userIds, clientIds, now, reason: 'access withdrawn' })
    await appendAudit(tx, {
      ...auditedCaller(caller),
      action: 'consultant.access_changed',
      firmId,
      clientId: null,
      entity: 'consultant',
      entityId: consultantId,
      details: { given: given.map((one) => one.clientId), taken: clientIds },
    })
  }
}

const withoutRepeats = (mappings: readonly Mapping[]): Mapping[] => [
  ...new Map(mappings.map((one) => [`${one.consultantId} ${one.clientId}`, one])).values(),
]

/**
 * Gives and takes access, all or nothing; of a pair that is named twice the last one counts (Document 3, section 4).
 * @throws AppError NOT_FOUND for a client, firm or consultant that the actor does not see
 */
export async function changeAccess(
  { dependencies }: SessionServices,
  caller: Caller,
  { firmId, mappings: given }: { firmId?: Id; mappings: readonly Mapping[] },
): Promise<Mapping[]> {
  const mappings = withoutRepeats(given)
  const { database, clock } = dependencies
  await database.tenantTransaction(scopeOf(caller), async (tx) => {
    const clients = await checkClients(
      tx,
      mappings.map((one) => one.clientId),
    )
    if (firmId !== undefined && (await findFirm(tx, firmId)) === undefined) throw notFound('Consulting firm')
    if (mappings.length === 0) return
    const rows = await holdConsultants(
      tx,
      mappings.map((one) => one.consultantId),
    )
    const firms = new Set([...rows.values()].map((row) => row.firm_id))
    const [ownFirm] = firms
    if (ownFirm === undefined || firms.size > 1) throw notFound('Consultant')
    checkFirmOfClients(clients, ownFirm)
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
    await settleAccess({ tx, caller, firmId: ownFirm, now: clock.now() }, mappings)
  })
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
  { dependencies }: SessionServices,
  caller: Caller,
  pair: { consultantId: Id; clientId: Id },
): Promise<{ consultantId: Id; clientId: Id }> {
  const { database, clock } = dependencies
  await database.tenantTransaction(scopeOf(caller), async (tx) => {
    await checkClients(tx, [pair.clientId])
    const row = (await holdConsultants(tx, [pair.consultantId])).get(pair.consultantId)
    if ((await removeAccessRow(tx, pair)) === undefined) throw notFound('Access')
    await touchConsultants(tx, [pair.consultantId])
    const change = { tx, caller, firmId: row?.firm_id ?? '', now: clock.now() }
    await settleAccess(change, [{ ...pair, canAccess: false }])
  })
  return pair
}
