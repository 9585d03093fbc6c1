import type { Tx } from '../../database.ts'

/** Which of the ids are people of the client: its stakeholders, its accounts, and those of its firm. */
export async function findPeopleIds(tx: Tx, clientId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const [stakeholders, accounts] = await Promise.all([
    tx
      .selectFrom('stakeholder')
      .select('id')
      .where('client_id', '=', clientId)
      .where('id', 'in', ids)
      .execute(),
    tx
      .selectFrom('user_account')
      .select('id')
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .where((eb) => eb.or([eb('client_id', '=', clientId), eb('client_id', 'is', null)]))
      .execute(),
  ])
  return new Set([...stakeholders, ...accounts].map(({ id }) => id))
}

/** Which of the ids are documents of the client. */
export async function findDocumentIds(tx: Tx, clientId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('artifact')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
