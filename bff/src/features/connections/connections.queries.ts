import type { ConnectionKind } from '@parley/contracts/http/connections.ts'
import { newId } from '@parley/contracts/ids.ts'
import { nextUpdatedAt, type Tx } from '../../database.ts'

/** The table of each kind; all three are alike. */
const tables = { portfolio: 'portfolio', program: 'program', objective: 'business_objective' } as const
// Typed as one of them, so that a query is one type and not three.
export const tableOf = (kind: ConnectionKind): 'portfolio' => tables[kind] as 'portfolio'

export const findClient = (tx: Tx, id: string) =>
  tx.selectFrom('client').select(['id', 'firm_id']).where('id', '=', id).executeTakeFirst()

export const findConnectionForUpdate = (tx: Tx, kind: ConnectionKind, id: string) =>
  tx.selectFrom(tableOf(kind)).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export interface ConnectionValues {
  firm_id: string
  client_id: string
  name: string
  description: string | null
}

export async function insertConnection(
  tx: Tx,
  kind: ConnectionKind,
  values: ConnectionValues,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto(tableOf(kind))
    .values({ ...values, id })
    .execute()
  return id
}

export async function updateConnectionRow(
  tx: Tx,
  { kind, id }: { kind: ConnectionKind; id: string },
  changes: { name?: string; description?: string | null },
): Promise<void> {
  await tx
    .updateTable(tableOf(kind))
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
}

export async function deleteConnectionRow(tx: Tx, kind: ConnectionKind, id: string): Promise<void> {
  await tx.deleteFrom(tableOf(kind)).where('id', '=', id).execute()
}

export const findInitiativeForUpdate = (tx: Tx, id: string) =>
  tx
    .selectFrom('initiative')
    .select(['id', 'firm_id', 'client_id', 'name', 'consultant_id', 'created_by_id', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findInitiative = (tx: Tx, id: string) =>
  tx.selectFrom('initiative').select(['id', 'updated_at']).where('id', '=', id).executeTakeFirst()

export async function touchInitiative(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('initiative').set({ updated_at: nextUpdatedAt() }).where('id', '=', id).execute()
}

export const listLinks = (tx: Tx, initiativeId: string) =>
  tx
    .selectFrom('initiative_connection')
    .select(['kind', 'target_id'])
    .where('initiative_id', '=', initiativeId)
    .execute()

/** Which of the ids are the client's. */
export async function findTargetIds(
  tx: Tx,
  { kind, clientId }: { kind: ConnectionKind; clientId: string },
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom(tableOf(kind))
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.id))
}

export async function replaceLinks(
  tx: Tx,
  initiative: { id: string; firm_id: string; client_id: string },
  { kind, ids }: { kind: ConnectionKind; ids: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('initiative_connection')
    .where('initiative_id', '=', initiative.id)
    .where('kind', '=', kind)
    .execute()
  const rows = ids.map((targetId) => ({
    firm_id: initiative.firm_id,
    client_id: initiative.client_id,
    initiative_id: initiative.id,
    kind,
    target_id: targetId,
  }))
  if (rows.length > 0) await tx.insertInto('initiative_connection').values(rows).execute()
}
