import { type Kysely, sql } from 'kysely'
import { run } from './tables.ts'

/** By these lists are sorted. */
const named: Record<string, readonly string[]> = {
  user_account: ['first_name', 'last_name'],
  consultant: ['first_name', 'last_name'],
  stakeholder: ['first_name', 'last_name'],
  consulting_firm: ['name'],
  client: ['name'],
  department: ['name'],
  initiative: ['name'],
  initiative_template: ['name'],
  artifact: ['name'],
  ai_agent: ['name'],
  portfolio: ['name'],
  program: ['name'],
  business_objective: ['name'],
}
const collate = Object.entries(named).map(
  ([table, columns]) =>
    `alter table ${table} ${columns.map((column) => `alter column ${column} type text collate "und-x-icu"`).join(', ')}`,
)

/** A trigger that looks at a column keeps the column as it is, so it stands aside. */
const triggersOf = async (db: Kysely<unknown>) => {
  const { rows } = await sql<{ name: string; table: string; made: string }>`
    select tgname as name, tgrelid::regclass::text as table, pg_get_triggerdef(oid) as made from pg_trigger
     where not tgisinternal and tgrelid = any (${Object.keys(named)}::regclass[])`.execute(db)
  return rows
}

/**
 * Names are sorted as people look for them, in every list and by the same indexes: the embedded database compares
 * bytes, which puts small letters and umlauts after Z, and makes no small letter of an Ä. `words` is made of the names,
 * so it is made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const triggers = await triggersOf(db)
  await run(
    db,
    [
      ...triggers.map(({ name, table }) => `drop trigger ${name} on ${table}`),
      'alter table user_account drop column words',
      ...collate,
      `alter table user_account add column words text generated always as (lower(first_name || ' ' || last_name || chr(10) || coalesce(email, ''))) stored`,
      `create index user_account_words on user_account using gin (words gin_trgm_ops) where deleted_at is null`,
      ...triggers.map(({ made }) => made),
    ].join(';\n'),
  )
}
