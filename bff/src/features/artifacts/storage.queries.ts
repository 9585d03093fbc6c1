import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

/** Whose documents count together: a client's, or the firm's own. */
export interface StorageOwner {
  firmId: string
  clientId: string | null
}

/** Documents of an owner and their bytes. */
export async function measureStorage(
  tx: Tx,
  { firmId, clientId }: StorageOwner,
): Promise<{ documents: number; usedBytes: number }> {
  const { documents, bytes } = await tx
    .selectFrom('artifact')
    .select(({ fn }) => [
      fn.countAll<number>().as('documents'),
      sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'),
    ])
    .where('firm_id', '=', firmId)
    .where('client_id', clientId === null ? 'is' : '=', clientId)
    .executeTakeFirstOrThrow()
  return { documents, usedBytes: bytes }
}

/** Until the transaction ends, nobody else adds to what the owner has. */
export async function holdStorage(tx: Tx, { firmId, clientId }: StorageOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`storage of ${clientId ?? firmId}`}, 0))`.execute(
    tx,
  )
}
