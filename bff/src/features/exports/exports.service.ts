import { conflict, notFound } from '@parley/contracts/errors.ts'
import type { DeckChoice, DeckPreview, Export, exportDeck } from '@parley/contracts/http/exports.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { auditIdentities, auditRecord } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { presentExport, typeOfFormat } from './exports.presenter.ts'
import { type ExportView, findInitiativeId, findOwnExport, listOwnExports } from './exports.views.ts'

type Ports = Pick<Dependencies, 'database' | 'orchestrator'>

const requireInitiative = async (tx: Tx, id: string): Promise<void> => {
  if ((await findInitiativeId(tx, id)) === undefined) throw notFound('Initiative')
}

async function getOwn(tx: Tx, actor: Actor, id: string): Promise<ExportView> {
  const row = await findOwnExport(tx, { id, userId: actor.userId })
  if (row === undefined) throw notFound('Export')
  return row
}

const by = (caller: Caller) => ({ ...auditIdentities(caller), ipAddress: caller.ipAddress })

/** Has a deck made. @throws AppError NOT_FOUND, and what the orchestrator's command refuses */
export async function requestDeck(
  { database, orchestrator }: Ports,
  caller: Caller,
  { id, deck }: { id: string; deck: z.output<typeof exportDeck.body> },
): Promise<{ exportId: string }> {
  const scope = scopeOf(caller)
  await database.tenantRead(scope, (tx) => requireInitiative(tx, id))
  const input = { params: { id }, body: { deck, by: by(caller) } }
  return orchestrator.call('requestExport', input, { scope, requestId: caller.requestId })
}

/** @throws AppError NOT_FOUND, and what the orchestrator's command refuses */
export async function previewDeck(
  { database, orchestrator }: Ports,
  caller: Caller,
  { id, choice }: { id: string; choice: DeckChoice },
): Promise<DeckPreview> {
  const scope = scopeOf(caller)
  await database.tenantRead(scope, (tx) => requireInitiative(tx, id))
  const input = { params: { id }, body: choice }
  return orchestrator.call('previewDeck', input, { scope, requestId: caller.requestId })
}

export const listExports = ({ database }: Ports, actor: Actor, initiativeId: string): Promise<Export[]> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    await requireInitiative(tx, initiativeId)
    return (await listOwnExports(tx, { initiativeId, userId: actor.userId })).map(presentExport)
  })

export const getExport = ({ database }: Ports, actor: Actor, id: string): Promise<Export> =>
  database.tenantRead(scopeOf(actor), async (tx) => presentExport(await getOwn(tx, actor, id)))

/** The file, for who takes it along: that is in the audit log before it goes out. @throws AppError NOT_FOUND, CONFLICT */
export const takeFile = (
  { database }: Ports,
  caller: Caller,
  id: string,
): Promise<{ name: string; type: string; size: number; key: string }> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getOwn(tx, caller, id)
    const { kind, format } = presentExport(row)
    if (row.status === 'FAILED') throw conflict(row.error ?? 'This export failed.')
    if (row.file_name === null || row.size === null) throw conflict('This export is still being made.')
    const details = { exportId: id, kind, format }
    const did = { action: 'deck.downloaded', entity: 'initiative', entityId: row.initiative_id } as const
    await auditRecord(tx, { caller, row }, { ...did, details })
    return { name: row.file_name, type: typeOfFormat[format], size: row.size, key: row.storage_key }
  })

/** @throws AppError NOT_FOUND */
export async function removeExport(
  { database, orchestrator }: Ports,
  caller: Caller,
  id: string,
): Promise<{ id: string }> {
  const scope = scopeOf(caller)
  await database.tenantRead(scope, (tx) => getOwn(tx, caller, id))
  const input = { params: { id }, body: { by: by(caller) } }
  await orchestrator.call('deleteExport', input, { scope, requestId: caller.requestId })
  return { id }
}
