import { conflict, notFound } from '@parley/contracts/errors.ts'
import type {
  ConsultingFirm,
  createConsultingFirm,
  updateConsultingFirm,
} from '@parley/contracts/http/people.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale, type Tx } from '../../database.ts'
import { accounts, type SessionServices } from '../session/index.ts'
import { administrators } from '../users/index.ts'
import { findFirmForUpdate, type FirmRow, insertFirm, updateFirmRow } from './firms.queries.ts'
import { readFirm } from './firms.reading.ts'

interface FirmEvent {
  action: 'created' | 'updated' | 'deleted' | 'restored'
  id: Id
}

const audit = (tx: Tx, caller: Caller, { action, id }: FirmEvent): Promise<void> =>
  appendAudit(tx, {
    ...auditedCaller(caller),
    firmId: id,
    clientId: null,
    action: `consulting_firm.${action}`,
    entity: 'consulting_firm',
    entityId: id,
  })

/** @throws AppError CONFLICT for the address of the administrator */
export const addFirm = (
  { dependencies: { database, clock } }: SessionServices,
  caller: Caller,
  body: z.output<typeof createConsultingFirm.body>,
): Promise<ConsultingFirm> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const id = await insertFirm(tx, body.name)
    await audit(tx, caller, { action: 'created', id })
    if (body.administrator != null)
      await administrators.invite(tx, caller, {
        person: body.administrator,
        place: { firmId: id, clientId: null },
        now: clock.now(),
      })
    return readFirm(tx, id)
  })

/** @throws AppError NOT_FOUND */
async function holdFirmRow(tx: Tx, id: Id): Promise<FirmRow> {
  const row = await findFirmForUpdate(tx, id)
  if (row === undefined) throw notFound('Consulting firm')
  return row
}

/** Its people, and its clients', are signed out for good. */
async function makeObsolete(
  tx: Tx,
  { services, caller }: { services: SessionServices; caller: Caller },
  row: FirmRow,
): Promise<void> {
  if (row.is_obsolete) throw conflict('This consulting firm is obsolete. It cannot be deleted.')
  await updateFirmRow(tx, row.id, { is_obsolete: true })
  await audit(tx, caller, { action: 'deleted', id: row.id })
  const now = services.dependencies.clock.now()
  const reason = 'consulting firm obsolete'
  await accounts.endSessionsOfTenant(tx, { firmId: row.id, clientId: null, now, reason })
}

/**
 * Renames a firm. An obsolete one has to be brought back first, or by the same call; its clients are then as they
 * were (docs/decisions-made.md).
 * @throws AppError NOT_FOUND, STALE_UPDATE, CONFLICT
 */
export async function changeFirm(
  services: SessionServices,
  caller: Caller,
  { id, body }: { id: Id; body: z.output<typeof updateConsultingFirm.body> },
): Promise<ConsultingFirm> {
  const { dependencies } = services
  return dependencies.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await holdFirmRow(tx, id)
    await refuseStale(row, body.updatedAt, () => readFirm(tx, id))
    const isBack = row.is_obsolete && body.isObsolete === false
    if (row.is_obsolete && !isBack) throw conflict('This consulting firm is obsolete. It cannot be edited.')
    const { name } = body
    await updateFirmRow(tx, id, {
      ...(name !== undefined && { name }),
      ...(isBack && { is_obsolete: false }),
    })
    if (isBack) await audit(tx, caller, { action: 'restored', id })
    if (name !== undefined) await audit(tx, caller, { action: 'updated', id })
    if (body.isObsolete === true) await makeObsolete(tx, { services, caller }, row)
    return readFirm(tx, id)
  })
}

/** Marks a firm obsolete (D3). @throws AppError NOT_FOUND, CONFLICT where it is obsolete already */
export async function removeFirm(services: SessionServices, caller: Caller, id: Id): Promise<{ id: Id }> {
  const { dependencies } = services
  await dependencies.database.tenantTransaction(scopeOf(caller), async (tx) =>
    makeObsolete(tx, { services, caller }, await holdFirmRow(tx, id)),
  )
  return { id }
}
