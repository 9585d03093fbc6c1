import { sql, type Kysely } from 'kysely'

type Database = Kysely<unknown>

/** Runs several statements, separated by blank-line semicolons, one by one (PGlite takes one at a time). */
export async function run(db: Database, statements: string): Promise<void> {
  for (const statement of statements.split(/;\s*\n/))
    if (statement.trim() !== '') await sql.raw(statement).execute(db)
}

/** Columns that every record has. `updated_at` moves by people's edits alone (decisions D11, Updates). */
export const record = `id uuid primary key, created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`

/** Firm and client of a row of client data, and the key that children refer to. */
export const clientTenant = `firm_id uuid not null, client_id uuid not null, foreign key (firm_id, client_id) references client (firm_id, id) on delete cascade`

const firmMatches = `firm_id = (select app_firm_id())`
// The scope's clients as a set, which is hashed once a query: a consultant may have thousands.
const clientMatches = `((select app_all_clients()) or client_id in (select unnest(app_client_ids())))`

export type ClientColumn = 'required' | 'optional' | 'none'

/**
 * The policy of tenant rows for the role `parley_app`. With an optional client, a row without one belongs to the
 * firm and is for the firm's people (and for jobs) alone.
 */
export function tenantPredicate(client: ClientColumn): string {
  if (client === 'none') return firmMatches
  if (client === 'required') return `${firmMatches} and ${clientMatches}`
  return `${firmMatches} and case when client_id is null then (select app_actor_kind()) in ('firm', 'system') else ${clientMatches} end`
}

/** Row security, forced, with one policy for reading and writing, and the grants of the runtime role. */
export async function protect(
  db: Database,
  table: string,
  options: { client: ClientColumn; grants?: string; using?: string; check?: string },
): Promise<void> {
  const using = options.using ?? tenantPredicate(options.client)
  await run(
    db,
    `alter table ${table} enable row level security;
     alter table ${table} force row level security;
     create policy tenant on ${table} to parley_app using (${using}) with check (${options.check ?? using});
     grant ${options.grants ?? 'select, insert, update, delete'} on ${table} to parley_app;
    `,
  )
}

/** Lets one of the other roles at a table, rows unrestricted, columns as granted. */
export async function allow(
  db: Database,
  table: string,
  access: { role: 'parley_auth' | 'parley_platform' | 'parley_relay'; grants: string },
): Promise<void> {
  await run(
    db,
    `create policy ${access.role} on ${table} to ${access.role} using (true) with check (true);
     grant ${access.grants} on ${table} to ${access.role};
    `,
  )
}
