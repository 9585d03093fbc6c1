import { AppError, conflict, notFound } from '@parley/contracts/errors.ts'
import type {
  Client,
  createClient as createClientRoute,
  updateClient as updateClientRoute,
  updateClientSettings,
} from '@parley/contracts/http/people.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedBy } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale, type Tx } from '../../database.ts'
import { accounts, type SessionServices } from '../session/index.ts'
import { industryCodes, listIndustryRows } from '../templates/index.ts'
import { administrators } from '../users/index.ts'
import {
  type ClientRow,
  findClientForUpdate,
  holdFirm,
  insertClient,
  setIndustries,
  updateClientRow,
  writeSettings,
} from './clients.queries.ts'
import { readClient } from './clients.reading.ts'
import { isSuperAdmin } from './directory.policy.ts'

type NewClient = z.output<typeof createClientRoute.body>
type Change = z.output<typeof updateClientRoute.body>

const refusedFirm = (code: 'FORBIDDEN' | 'VALIDATION_FAILED' | 'CONFLICT', text: string): AppError =>
  new AppError(code, text, { errors: { consultingFirmId: text } })

/**
 * The firm of a new client: the actor's own, or the one that a super admin names (Document 3, section 6).
 * @throws AppError FORBIDDEN for others who name one, VALIDATION_FAILED, NOT_FOUND, CONFLICT for an obsolete one
 */
async function firmOfNewClient(tx: Tx, caller: Caller, named: Id | null | undefined): Promise<Id> {
  if (!isSuperAdmin(caller)) {
    if (named != null)
      throw refusedFirm('FORBIDDEN', 'Only a super admin may choose the consulting firm of a client.')
    return caller.firmId ?? ''
  }
  if (named == null) throw refusedFirm('VALIDATION_FAILED', 'Consulting firm is required')
  const firm = await holdFirm(tx, named)
  if (firm === undefined) throw notFound('Consulting firm')
  if (firm.is_obsolete) throw refusedFirm('CONFLICT', 'This consulting firm is obsolete.')
  return firm.id
}

/** None stays none: a client need not be of an industry. @throws AppError VALIDATION_FAILED */
async function industryIds(tx: Tx, written: NewClient['industries']): Promise<Id[]> {
  if (written.length === 0) return []
  const known = await listIndustryRows(tx)
  const codes = new Set(industryCodes(written, known))
  return known.filter(({ code }) => codes.has(code)).map(({ id }) => id)
}

interface ClientEvent {
  action: 'created' | 'updated' | 'deleted' | 'restored' | 'settings_changed'
  row: { id: Id; firm_id: Id }
  details?: Record<string, unknown>
}

const audit = (tx: Tx, caller: Caller, { action, row, details }: ClientEvent): Promise<void> =>
  appendAudit(tx, {
    ...auditedBy(caller, { firm_id: row.firm_id, client_id: row.id }),
    action: `client.${action}`,
    entity: 'client',
    entityId: row.id,
    ...(details === undefined ? {} : { details }),
  })

/** @throws AppError as firmOfNewClient, VALIDATION_FAILED for an industry, CONFLICT for an administrator's address */
export const addClient = (
  { dependencies: { database, clock } }: SessionServices,
  caller: Caller,
  body: NewClient,
): Promise<Client> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const firmId = await firmOfNewClient(tx, caller, body.consultingFirmId)
    const industries = await industryIds(tx, body.industries)
    const id = await insertClient(tx, { firm_id: firmId, name: body.name })
    const row = { id, firm_id: firmId }
    await setIndustries(tx, row, industries)
    await audit(tx, caller, { action: 'created', row })
    if (body.administrator != null)
      await administrators.invite(tx, caller, {
        person: body.administrator,
        place: { firmId, clientId: id },
        now: clock.now(),
      })
    return readClient(tx, id)
  })

/** @throws AppError NOT_FOUND */
async function holdClient(tx: Tx, id: Id): Promise<ClientRow> {
  const row = await findClientForUpdate(tx, id)
  if (row === undefined) throw notFound('Client')
  return row
}

/** @throws AppError CONFLICT: obsolete clients are not edited (Document 3, section 4) */
function refuseObsolete(row: ClientRow, what: string): void {
  if (row.is_obsolete) throw conflict(`This client is obsolete. It cannot be ${what}.`)
}

/** @throws AppError CONFLICT for who is no super admin, and where the firm is obsolete too */
async function bringBack(tx: Tx, caller: Caller, row: ClientRow): Promise<void> {
  if (!isSuperAdmin(caller)) refuseObsolete(row, 'edited')
  if ((await holdFirm(tx, row.firm_id))?.is_obsolete !== false)
    throw conflict('The consulting firm of this client is obsolete. Bring it back first.')
  await updateClientRow(tx, row.id, { is_obsolete: false })
  await audit(tx, caller, { action: 'restored', row })
}

async function writeChange(tx: Tx, caller: Caller, { row, body }: { row: ClientRow; body: Change }) {
  const { name, industries } = body
  if (industries !== undefined) await setIndustries(tx, row, await industryIds(tx, industries))
  await updateClientRow(tx, row.id, name === undefined ? {} : { name })
  const fields = Object.keys({ ...(name !== undefined && { name }), ...(industries && { industries }) })
  if (fields.length > 0) await audit(tx, caller, { action: 'updated', row, details: { fields } })
}

/** Whoever is inside is signed out for good. */
async function makeObsolete(
  tx: Tx,
  { services, caller }: { services: SessionServices; caller: Caller },
  row: ClientRow,
): Promise<void> {
  refuseObsolete(row, 'deleted')
  await updateClientRow(tx, row.id, { is_obsolete: true })
  await audit(tx, caller, { action: 'deleted', row })
  const now = services.dependencies.clock.now()
  const reason = 'client obsolete'
  await accounts.endSessionsOfTenant(tx, { firmId: row.firm_id, clientId: row.id, now, reason })
}

/**
 * Changes a client. An obsolete one can only be brought back, by a super admin (docs/decisions-made.md).
 * @throws AppError NOT_FOUND, STALE_UPDATE, VALIDATION_FAILED, CONFLICT for an obsolete one and for another firm
 */
export async function changeClient(
  services: SessionServices,
  caller: Caller,
  { id, body }: { id: Id; body: Change },
): Promise<Client> {
  const { dependencies } = services
  return dependencies.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await holdClient(tx, id)
    if (body.consultingFirmId != null && body.consultingFirmId !== row.firm_id)
      throw refusedFirm('CONFLICT', 'A client belongs to one consulting firm for ever.')
    await refuseStale(row, body.updatedAt, () => readClient(tx, id))
    if (row.is_obsolete && body.isObsolete === false) await bringBack(tx, caller, row)
    else refuseObsolete(row, 'edited')
    await writeChange(tx, caller, { row, body })
    if (body.isObsolete === true) await makeObsolete(tx, { services, caller }, row)
    return readClient(tx, id)
  })
}

/** Marks a client obsolete (D3). @throws AppError NOT_FOUND, CONFLICT where it is obsolete already */
export async function removeClient(services: SessionServices, caller: Caller, id: Id): Promise<{ id: Id }> {
  const { dependencies } = services
  await dependencies.database.tenantTransaction(scopeOf(caller), async (tx) =>
    makeObsolete(tx, { services, caller }, await holdClient(tx, id)),
  )
  return { id }
}

/**
 * Chooses a client's language models and what they write in; what else its settings hold stays (Document 3, AI configuration).
 * @throws AppError NOT_FOUND, STALE_UPDATE
 */
export const changeModels = (
  { dependencies: { database } }: SessionServices,
  caller: Caller,
  { id, body }: { id: Id; body: z.output<typeof updateClientSettings.body> },
): Promise<Client> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await holdClient(tx, id)
    await refuseStale(row, body.updatedAt, () => readClient(tx, id))
    const settings = row.settings
    const language = body.language !== undefined && { language: body.language }
    const { maySubstitute, ...choices } = body.ai
    const ai = { ...settings.ai, ...choices, ...(maySubstitute !== undefined && { maySubstitute }) }
    await writeSettings(tx, id, { ...settings, ai, ...language })
    await audit(tx, caller, { action: 'settings_changed', row, details: { ...body.ai, ...language } })
    return readClient(tx, id)
  })
