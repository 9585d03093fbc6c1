import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Caller } from '@parley/orchestrator/src/caller.ts'
import type { TestDatabase } from '@parley/server-kit/testing/test-database.ts'

/** Where somebody works: in a firm, or in one of its clients. */
export interface Home {
  firmId: string
  clientId: string | null
}

/** A person who may see all that belongs to the place: the firm's whole knowledge, or a client's. */
export function personAt({ firmId, clientId }: Home, userId: string): Caller {
  const reach =
    clientId === null
      ? { actorKind: 'firm' as const, clientIds: 'all' as const }
      : { actorKind: 'client' as const, clientIds: [clientId] }
  return { requestId: 'evaluation', scope: { role: 'app', userId, firmId, ...reach } }
}

export async function addPerson(database: TestDatabase<DB>, home: Home): Promise<Caller> {
  const id = newId()
  await database.asOwner(
    `insert into user_account (id, firm_id, client_id, email, first_name, last_name) values ($1, $2, $3, $4, 'Robin', 'Person')`,
    [id, home.firmId, home.clientId, `${id}@people.test`],
  )
  return personAt(home, id)
}
