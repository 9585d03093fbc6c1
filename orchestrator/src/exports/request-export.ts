import { AppError, conflict, notFound } from '@parley/contracts/errors.ts'
import { type DeckChoice, type deckRequestSchema, sectionsOfDeck } from '@parley/contracts/http/exports.ts'
import type { AuditedPerson } from '@parley/contracts/internal/audited-person.ts'
import { appendAudit } from '@parley/server-kit/audit/append-audit.queries.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import type { z } from 'zod'
import type { Caller } from '../caller.ts'
import { announceExport } from './announce-export.ts'
import type { ExportPorts } from './export-ports.ts'
import { countUnfinished, deleteOwnExport, findInitiativePlace, insertExport } from './exports.queries.ts'

/** Exports of one person that may be under way at a time. */
export const mostUnfinished = 5
const tooMany =
  'Five of your exports are still being made. Wait until one of them is done, or delete one of them.'

const invalid = (field: string, message: string): AppError =>
  new AppError('VALIDATION_FAILED', message, { errors: { [field]: message } })

/** @throws AppError VALIDATION_FAILED for a section that the kind of deck does not have */
export function checkSections({ kind, sections }: DeckChoice): void {
  const foreign = sections?.find((section) => !(section in sectionsOfDeck[kind]))
  if (foreign !== undefined) throw invalid('sections', `This deck has no section "${foreign}".`)
}

const personOf = ({ scope }: Caller): string => {
  if (scope.userId === null) throw notFound('Export')
  return scope.userId
}

/**
 * Asks for a deck: the row and the ring for its worker in one transaction (Document 2, 2.1; HTTP API).
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, CONFLICT where five of the person's are under way
 */
export async function requestExport(
  ports: ExportPorts,
  caller: Caller,
  {
    params,
    body,
  }: { params: { id: string }; body: { deck: z.output<typeof deckRequestSchema>; by: AuditedPerson } },
): Promise<{ exportId: string }> {
  const { deck, by } = body
  checkSections(deck)
  if (!ports.renderer.formats.includes(deck.format))
    throw invalid('format', 'This format cannot be made yet.')
  const { kind, format, sections = null, confidential = false, language } = deck
  const userId = personOf(caller)
  return ports.database.tenantTransaction(caller.scope, async (tx) => {
    const place = await findInitiativePlace(tx, params.id)
    if (place === undefined) throw notFound('Initiative')
    if ((await countUnfinished(tx, userId)) >= mostUnfinished) throw conflict(tooMany)
    const options = { sections, confidential, language }
    const exportId = await insertExport(tx, place, { userId, kind, format, options })
    const tenant = { firmId: place.firm_id, clientId: place.client_id }
    await ring(tx, { topic: 'export.run', entityId: exportId, ...tenant })
    await appendAudit(tx, {
      ...by,
      ...tenant,
      action: 'deck.requested',
      entity: 'initiative',
      entityId: place.id,
      requestId: caller.requestId,
      details: { exportId, kind, format },
    })
    announceExport(ports, { exportId, userId, ...tenant }, { status: 'PENDING', progress: 0 })
    return { exportId }
  })
}

/** Deletes an own export; its file follows, and a worker that is at it finds it gone. @throws AppError NOT_FOUND */
export const deleteExport = (
  { database }: Pick<ExportPorts, 'database'>,
  caller: Caller,
  { params, body: { by } }: { params: { id: string }; body: { by: AuditedPerson } },
): Promise<{ exportId: string }> =>
  database.tenantTransaction(caller.scope, async (tx) => {
    const row = await deleteOwnExport(tx, { id: params.id, userId: personOf(caller) })
    if (row === undefined) throw notFound('Export')
    const details = { exportId: row.id, kind: row.kind, format: row.format }
    await appendAudit(tx, {
      ...by,
      action: 'deck.deleted',
      firmId: row.firm_id,
      clientId: row.client_id,
      entity: 'initiative',
      entityId: row.initiative_id,
      requestId: caller.requestId,
      details,
    })
    return { exportId: row.id }
  })
