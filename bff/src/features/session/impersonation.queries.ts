import type { Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'

/** The tenant that one switches into. */
export interface Target {
  firmId: Id
  clientId: Id | null
}

export async function findFirmTarget(tx: Kysely<Tables>, id: Id): Promise<Target | undefined> {
  const firm = await tx
    .selectFrom('consulting_firm')
    .select('id')
    .where('id', '=', id)
    .where('is_obsolete', '=', false)
    .executeTakeFirst()
  return firm && { firmId: firm.id, clientId: null }
}

export async function findClientTarget(tx: Kysely<Tables>, id: Id): Promise<Target | undefined> {
  const client = await tx
    .selectFrom('client as c')
    .innerJoin('consulting_firm as f', 'f.id', 'c.firm_id')
    .select(['c.id', 'c.firm_id'])
    .where('c.id', '=', id)
    .where('c.is_obsolete', '=', false)
    .where('f.is_obsolete', '=', false)
    .executeTakeFirst()
  return client && { firmId: client.firm_id, clientId: client.id }
}
