import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { type Kysely, sql } from 'kysely'
import type { ClaimSays } from '../models/index.ts'

type Tx = Kysely<DB>

/** Whose readings they are; the firm's own where there is no client. */
export interface ReadingPlace {
  firmId: string
  clientId: string | null
}

export interface KeptReading {
  /** 32 bytes over the claim's and the passage's text. */
  digest: Buffer
  says: ClaimSays
  model: string
}

const tenantKeyOf = ({ firmId, clientId }: ReadingPlace): string => clientId ?? firmId

/** What is known of these pairs, by their digest in hex. */
export async function findReadings(
  tx: Tx,
  place: ReadingPlace,
  digests: readonly Buffer[],
): Promise<Map<string, ClaimSays>> {
  const rows = await tx
    .selectFrom('claim_reading')
    .select(['digest', 'says'])
    .where('firm_id', '=', place.firmId)
    .where('tenant_key', '=', tenantKeyOf(place))
    .where('digest', '=', sql<Buffer>`any(${[...digests]}::bytea[])`)
    .execute()
  return new Map(rows.map(({ digest, says }) => [Buffer.from(digest).toString('hex'), says]))
}

/** Of two that read the same at once, the first is kept. */
export async function insertReadings(
  tx: Tx,
  { firmId, clientId }: ReadingPlace,
  readings: readonly KeptReading[],
): Promise<void> {
  if (readings.length === 0) return
  await tx
    .insertInto('claim_reading')
    .values(readings.map((reading) => ({ firm_id: firmId, client_id: clientId, ...reading })))
    .onConflict((conflict) => conflict.columns(['tenant_key', 'digest']).doNothing())
    .execute()
}

/** Rows at once; the others come with the next look. */
const mostAtOnce = 5_000

/** @returns how many readings older than so many days went */
export async function deleteOldReadings(tx: Tx, now: Date, days: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from claim_reading where (tenant_key, digest) in
    (select tenant_key, digest from claim_reading where read_at < ${now}::timestamptz - make_interval(days => ${days})
      order by read_at limit ${mostAtOnce})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
