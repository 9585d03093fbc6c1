import { type Id, newId } from '@parley/contracts/ids.ts'
import type { ClientSettings } from '@parley/contracts/stored/settings.ts'
import type { ClientTable } from '@parley/migrations/generated/database.ts'
import type { Updateable } from 'kysely'
import { json, nextUpdatedAt, type Tx } from '../../database.ts'

/** The row, locked against a second change until this transaction ends. */
export const findClientForUpdate = (tx: Tx, id: Id) =>
  tx.selectFrom('client').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export type ClientRow = NonNullable<Awaited<ReturnType<typeof findClientForUpdate>>>

/** Held, so that a firm does not become obsolete while something is added to it. */
export const holdFirm = (tx: Tx, id: Id) =>
  tx
    .selectFrom('consulting_firm')
    .select(['id', 'is_obsolete'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()

export async function insertClient(tx: Tx, row: { firm_id: Id; name: string }): Promise<Id> {
  const id = newId()
  await tx
    .insertInto('client')
    .values({ ...row, id })
    .execute()
  return id
}

export const updateClientRow = (tx: Tx, id: Id, changes: Updateable<ClientTable>) =>
  tx
    .updateTable('client')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()

export const writeSettings = (tx: Tx, id: Id, settings: ClientSettings) =>
  updateClientRow(tx, id, { settings: json(settings) })

/** Exactly these industries. */
export async function setIndustries(
  tx: Tx,
  client: { id: Id; firm_id: Id },
  industryIds: readonly Id[],
): Promise<void> {
  await tx.deleteFrom('client_industry').where('client_id', '=', client.id).execute()
  if (industryIds.length === 0) return
  const rows = industryIds.map((industry_id) => ({
    firm_id: client.firm_id,
    client_id: client.id,
    industry_id,
  }))
  await tx.insertInto('client_industry').values(rows).execute()
}
