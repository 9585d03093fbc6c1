import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { createEngineWorld, type EngineWorld } from '@parley/orchestrator/src/testing/engine-world.ts'
import { openServer } from '@parley/server-kit/database/source.ts'
import { createDatabase } from '@parley/server-kit/database/tenant-transaction.ts'
import type { TestDatabase } from '@parley/server-kit/testing/test-database.ts'

/** A firm whose client asks for work. */
export type Firm = EngineWorld

export interface Firms {
  database: TestDatabase<DB>
  firms: Firm[]
  aiAgents: Awaited<ReturnType<EngineWorld['addAgents']>>
  close(): Promise<void>
}

/** So many firms with a client each, in a database whose schema stands. */
export async function createFirms(url: string, count: number): Promise<Firms> {
  const source = openServer({ connectionString: url, max: 5 })
  const database: TestDatabase<DB> = {
    ...createDatabase<DB>(source, { tenantTables }),
    asOwner: async (text, values = []) => (await source.pool.query(text, values)).rows as never,
  }
  const firms: Firm[] = []
  for (let n = 0; n < count; n += 1) firms.push(await createEngineWorld({ database }))
  const [first] = firms
  if (first === undefined) throw new Error('There are no firms.')
  return {
    database,
    firms,
    aiAgents: await first.addAgents(['CONTRIBUTOR', 'CONTRIBUTOR', 'REVIEWER']),
    close: () => source.close(),
  }
}

/** Announces work as the product does. */
export const announce = (
  database: TestDatabase<DB>,
  { topic, entityId, firm }: { topic: string; entityId: string; firm: Firm },
): Promise<unknown> =>
  database.asOwner(
    `with rung as (insert into outbox (id, topic, entity_id, firm_id, client_id) values ($1, $2, $3, $4, $5))
     select pg_notify('parley_outbox', $1::text)`,
    [newId(), topic, entityId, firm.tenant.firmId, firm.tenant.clientId],
  )
