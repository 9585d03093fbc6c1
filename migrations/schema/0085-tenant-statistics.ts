import { type Kysely, sql } from 'kysely'
import { run } from './tables.ts'

/**
 * Who knows a row's client knows its firm. The server takes the two for unrelated unless it is told, and a statement that
 * names both, as each of a tenant does, for one that finds a row or two: it then reads all that the client has, once for
 * each row of something else. The next `analyze`, which the server makes by itself, fills in what is declared here; it is
 * made at once for what is there already. A turn is found by its run alone,
 * however many clients its reader has, and by the one that it replaces.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname in ('firm_id', 'client_id') and not a.attisdropped) = 2
     order by 1`.execute(db)
  for (const { name } of rows) {
    const statistics = sql.id(`${name}_tenant`)
    await sql`create statistics ${statistics} (dependencies) on firm_id, client_id from ${sql.id(name)}`.execute(
      db,
    )
    await sql`analyze ${sql.id(name)}`.execute(db)
  }
  await run(
    db,
    `drop index agent_interaction_by_sequence;
     create index agent_interaction_by_sequence on agent_interaction (sequence_id, position, created_at);
     create index agent_interaction_by_replaced on agent_interaction (firm_id, client_id, supersedes_id) where supersedes_id is not null;
    `,
  )
}
