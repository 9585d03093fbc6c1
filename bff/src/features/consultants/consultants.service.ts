import type { AuditAction } from '@parley/contracts/audit-actions.ts'
import { AppError, notFound } from '@parley/contracts/errors.ts'
import {
  type Consultant,
  consultantTexts,
  type createConsultant,
  type updateConsultant,
} from '@parley/contracts/http/consultants.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale, type Tx } from '../../database.ts'
import { accounts, type SessionServices } from '../session/index.ts'
import {
  type AccessChange,
  checkClients,
  checkFirmOfClients,
  type Mapping,
  settleAccess,
} from './access.service.ts'
import { checkMayEnd } from './consultants.policy.ts'
import {
  findConsultantForUpdate,
  findFirm,
  insertConsultant,
  listAccessibleClientIds,
  listAccounts,
  updateConsultantRow,
  writeAccess,
} from './consultants.queries.ts'
import { readConsultant } from './consultants.reading.ts'
import { checkEmail, hashForConsultant, openSignIn } from './set-up-sign-in.ts'

type NewConsultant = z.output<typeof createConsultant.body> & {
  /** By super admins, who have no firm of their own. */
  consultingFirmId?: Id
}
type Change = z.output<typeof updateConsultant.body>

const blankAsNull = (text: string | null | undefined): string | null => (text ? text : null)

async function audit(
  tx: Tx,
  caller: Caller,
  entry: { action: AuditAction; id: Id; firmId: Id; details?: Record<string, unknown> },
): Promise<void> {
  await appendAudit(tx, {
    ...auditedCaller(caller),
    action: entry.action,
    firmId: entry.firmId,
    clientId: null,
    entity: 'consultant',
    entityId: entry.id,
    ...(entry.details === undefined ? {} : { details: entry.details }),
  })
}

interface Held {
  id: Id
  firm_id: Id
}

/** Of the clients that the actor sees, exactly these. */
async function giveClients(
  change: AccessChange,
  { id, firm_id }: Held,
  clientIds: readonly Id[] | undefined,
): Promise<void> {
  if (clientIds === undefined) return
  const wanted = new Set(clientIds)
  const before = new Set(await listAccessibleClientIds(change.tx, id))
  const mappings: Mapping[] = [...new Set([...wanted, ...before])]
    .filter((clientId) => wanted.has(clientId) !== before.has(clientId))
    .map((clientId) => ({ consultantId: id, clientId, canAccess: wanted.has(clientId) }))
  if (mappings.length === 0) return
  await writeAccess(
    change.tx,
    mappings.map((one) => ({
      firm_id,
      consultant_id: id,
      client_id: one.clientId,
      can_access: one.canAccess,
    })),
  )
  await settleAccess(change, mappings)
}

/** @throws AppError NOT_FOUND, CONFLICT for an obsolete one */
async function firmOfNewConsultant(tx: Tx, caller: Caller, named: Id | undefined): Promise<Id> {
  if (caller.kind !== 'super_admin') return caller.firmId ?? ''
  const firm = await findFirm(tx, named ?? '')
  if (firm === undefined) throw notFound('Consulting firm')
  const text = 'This consulting firm is obsolete.'
  if (firm.is_obsolete) throw new AppError('CONFLICT', text, { errors: { consultingFirmId: text } })
  return firm.id
}

/**
 * Adds a consultant to the actor's firm; with a password they get a user account (Document 3, section 5).
 * @throws AppError VALIDATION_FAILED, FORBIDDEN, NOT_FOUND for a client, CONFLICT for an address that somebody has
 */
export async function addConsultant(
  services: SessionServices,
  caller: Caller,
  body: NewConsultant,
): Promise<Consultant> {
  const { database, clock } = services.dependencies
  const { password, email } = body
  if (password !== undefined && !email)
    throw new AppError('VALIDATION_FAILED', consultantTexts.accountIncomplete, {
      errors: { email: consultantTexts.accountIncomplete },
    })
  const place = { firmId: body.consultingFirmId ?? caller.firmId ?? '' }
  const passwordHash =
    password === undefined ? null : await hashForConsultant(services, caller, { ...place, password })
  return database.tenantTransaction(scopeOf(caller), async (tx) => {
    const firmId = await firmOfNewConsultant(tx, caller, body.consultingFirmId)
    checkFirmOfClients(await checkClients(tx, body.clientIds ?? []), firmId)
    const row = {
      firm_id: firmId,
      first_name: body.firstName,
      last_name: body.lastName,
      email: blankAsNull(email),
      phone: blankAsNull(body.phone),
      position: blankAsNull(body.position),
    }
    await checkEmail(tx, { firmId, email })
    const id = await insertConsultant(tx, row)
    const change = { tx, caller, firmId, now: clock.now() }
    await audit(tx, caller, { action: 'consultant.created', id, firmId })
    await giveClients(change, { ...row, id }, body.clientIds)
    if (passwordHash !== null) await openSignIn(change, { ...row, id }, { email: email ?? '', passwordHash })
    return readConsultant(tx, id)
  })
}

const changedColumns = (body: Change) => ({
  ...(body.firstName !== undefined && { first_name: body.firstName }),
  ...(body.lastName !== undefined && { last_name: body.lastName }),
  ...(body.email !== undefined && { email: blankAsNull(body.email) }),
  ...(body.phone !== undefined && { phone: blankAsNull(body.phone) }),
  ...(body.position !== undefined && { position: blankAsNull(body.position) }),
  ...(body.isObsolete !== undefined && { is_obsolete: body.isObsolete }),
})

/**
 * Changes a consultant, the clients that they may access, and takes an obsolete one back. What they do inside
 * a client that was taken from them ends at once.
 * @throws AppError STALE_UPDATE, NOT_FOUND, CONFLICT and FORBIDDEN as for a deletion where it is made obsolete
 */
export async function changeConsultant(
  { dependencies }: SessionServices,
  caller: Caller,
  { id, body }: { id: Id; body: Change },
): Promise<Consultant> {
  const { database, clock } = dependencies
  return database.tenantTransaction(scopeOf(caller), async (tx) => {
    const clients = await checkClients(tx, body.clientIds ?? [])
    const row = await findConsultantForUpdate(tx, id)
    if (row === undefined) throw notFound('Consultant')
    checkFirmOfClients(clients, row.firm_id)
    await refuseStale(row, body.updatedAt, () => readConsultant(tx, id))
    if (body.email?.toLowerCase() !== row.email?.toLowerCase())
      await checkEmail(tx, { firmId: row.firm_id, email: body.email, except: id })
    const columns = changedColumns(body)
    const change = { tx, caller, firmId: row.firm_id, now: clock.now() }
    if (body.isObsolete === true && !row.is_obsolete) await endSessions(change, id)
    await updateConsultantRow(tx, id, columns)
    await audit(tx, caller, {
      action: 'consultant.updated',
      id,
      firmId: row.firm_id,
      details: { fields: Object.keys(columns) },
    })
    await giveClients(change, row, body.clientIds)
    return readConsultant(tx, id)
  })
}

async function endSessions({ tx, caller, now }: AccessChange, id: Id): Promise<void> {
  for (const account of await listAccounts(tx, [id])) {
    checkMayEnd(caller, account)
    await accounts.endSessions(tx, { userId: account.id, now, reason: 'consultant obsolete' })
  }
}

/**
 * Marks a consultant obsolete (D3): they are listed no more, and their account signs in no more.
 * @throws AppError NOT_FOUND, CONFLICT for oneself and for an administrator, FORBIDDEN
 */
export async function removeConsultant(
  { dependencies }: SessionServices,
  caller: Caller,
  id: Id,
): Promise<{ id: Id }> {
  const { database, clock } = dependencies
  await database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findConsultantForUpdate(tx, id)
    if (row === undefined) throw notFound('Consultant')
    if (row.is_obsolete) return
    await endSessions({ tx, caller, firmId: row.firm_id, now: clock.now() }, id)
    await updateConsultantRow(tx, id, { is_obsolete: true })
    await audit(tx, caller, { action: 'consultant.deleted', id, firmId: row.firm_id })
  })
  return { id }
}
