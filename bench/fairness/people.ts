import { createAccessTokens } from '@parley/bff/src/features/session/access-tokens.ts'
import { createPasswordHashes } from '@parley/bff/src/features/session/password-hashes.ts'
import { systemClock } from '@parley/server-kit/clock/clock.ts'
import type { ServerDatabase } from '@parley/server-kit/testing/server-database.ts'
import { fill } from '../requests/rows.ts'

export const secret = 'a secret of benchmarks that is long enough to be one'
export const password = 'Quiet-Harbour-1984!'

export interface Person {
  email: string
  authorization: string
}

/** A firm: its people, and one of its clients. */
export interface Tenant {
  clientId: string
  people: Person[]
}

interface Row {
  firmId: string
  clientId: string
  userId: string
  sessionId: string
  email: string
}

/** The firms, with tokens that begin to live when they are asked for. */
export type Tenants = () => Promise<Tenant[]>

/** Fills an empty product with twenty firms whose people all have the password. */
export async function fillTenants(database: Pick<ServerDatabase, 'rows'>): Promise<Tenants> {
  await fill(database)
  await database.rows(
    `insert into credential (user_id, password_hash) select id, $1 from user_account
       on conflict (user_id) do update set password_hash = excluded.password_hash`,
    [await createPasswordHashes().hash(password)],
  )
  // The first of each firm is its administrator, who may put documents in.
  await database.rows(
    `insert into user_role (user_id, role_id, firm_id) select distinct on (u.firm_id) u.id, r.id, u.firm_id
       from user_account u, role r where r.firm_id is null and r.name = 'Firm Admin' order by u.firm_id, u.id`,
  )
  const rows = await database.rows<Row>(
    `select u.firm_id as "firmId", u.id as "userId", s.id as "sessionId", u.email,
       (select c.id from client c where c.firm_id = u.firm_id order by c.id limit 1) as "clientId"
     from user_account u join session s on s.user_id = u.id order by u.firm_id, u.id`,
  )
  return () => signedIn(rows)
}

async function signedIn(rows: readonly Row[]): Promise<Tenant[]> {
  const tokens = createAccessTokens(secret, systemClock)
  const sessionExpiresAt = new Date(Date.now() + 12 * 3_600_000)
  const tenants = new Map<string, Tenant>()
  for (const { firmId, clientId, userId, sessionId, email } of rows) {
    const tenant = tenants.get(firmId) ?? { clientId, people: [] }
    const token = await tokens.sign({ userId, sessionId, actingIn: null, sessionExpiresAt })
    tenant.people.push({ email, authorization: `Bearer ${token}` })
    tenants.set(firmId, tenant)
  }
  return [...tenants.values()]
}
