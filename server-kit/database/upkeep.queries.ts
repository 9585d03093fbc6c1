import pg from 'pg'

/** A table, with its schema, and what is due to it. */
export interface DueTable {
  name: string
  /** Its dead rows too, or its statistics alone. */
  isVacuum: boolean
}

/**
 * The table that is most overdue, by the thresholds that a Postgres server starts from; what a table that nobody ever
 * counted holds is due as well, since counts are lost with a process that is killed.
 */
const nextDue = `
  with counted as (
    select s.relid, s.schemaname, s.relname, s.n_dead_tup as dead, s.n_mod_since_analyze as changed, s.n_ins_since_vacuum as added,
           greatest(c.reltuples, 0) as rows, c.reltuples < 0 and pg_relation_size(c.oid) > 32768 as never
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid and c.relkind = 'r'
     where c.relpersistence = 'p' and s.relid <> all ($1::oid[])
  ), due as (
    select relid, schemaname, relname, greatest(dead / (50 + 0.2 * rows), added / (1000 + 0.2 * rows)) as dead_or_new,
           greatest(changed / (50 + 0.1 * rows), never::int * 2) as unknown
      from counted
  )
  select relid::int as id, format('%I.%I', schemaname, relname) as name, dead_or_new > 1 as "isVacuum"
    from due where greatest(dead_or_new, unknown) > 1 order by greatest(dead_or_new, unknown) desc limit 1`

interface Session {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>
}

/** @param passed ids of tables that are not looked at */
export async function findDue(
  session: Session,
  passed: readonly number[],
): Promise<(DueTable & { id: number }) | undefined> {
  const { rows } = await session.query<DueTable & { id: number }>(nextDue, [[...passed]])
  return rows[0]
}

/** The role that keeps tables up, whose rights are given by `allowUpkeep`. */
const keeper = pg.escapeIdentifier('parley_maintenance')

/** Lets upkeep at every table, of an engine where no processes of its own do it. As the owner. */
export async function allowUpkeep(session: Session): Promise<void> {
  await session.query(`grant pg_maintain to ${keeper}; grant usage on schema bullmq to ${keeper}`)
}

/** Outside of a transaction, which vacuuming does not take. */
export async function keepUp(session: Session, { name, isVacuum }: DueTable): Promise<void> {
  await session.query(`set role ${keeper}`)
  try {
    await session.query(isVacuum ? `vacuum (analyze, skip_locked) ${name}` : `analyze ${name}`)
  } finally {
    await session.query('reset role')
  }
}
