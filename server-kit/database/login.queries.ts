import { type Kysely, sql } from 'kysely'

/** What the login of a connection is allowed, as the catalogue says it. */
export interface Login {
  name: string
  isSuperuser: boolean
  bypassesRowSecurity: boolean
  createsRoles: boolean
  /** Whether it owns the database, its schema or something in it. */
  owns: boolean
  /** Whether it may make tables in the schema of the product. */
  mayCreate: boolean
  /** Roles that it can be or become beside those of the product. */
  otherRoles: string[]
  /** Roles of the product that it cannot become. */
  missingRoles: string[]
}

/** The rights of a login that the servers use: `0059-runtime-login`. */
export const runtimeRole = 'parley_runtime'

/** The session's login (not the role that a transaction has become), measured by the roles it needs. */
export async function readLogin(db: Kysely<unknown>, needed: readonly string[]): Promise<Login> {
  const names = sql`${[...needed]}::text[]`
  const { rows } = await sql<Login>`
    select r.rolname::text as name, r.rolsuper as "isSuperuser", r.rolbypassrls as "bypassesRowSecurity", r.rolcreaterole as "createsRoles",
           has_schema_privilege(r.oid, 'public', 'CREATE') as "mayCreate",
           exists (select from pg_database where datname = current_database() and datdba = r.oid)
             or exists (select from pg_namespace where nspname in ('public', 'bullmq') and nspowner = r.oid)
             or exists (select from pg_class where relnamespace = 'public'::regnamespace and relowner = r.oid) as owns,
           array(select o.rolname::text from pg_roles o where pg_has_role(r.oid, o.oid, 'MEMBER') and o.oid <> r.oid
                   and o.rolname <> all (${names}) and o.rolname <> ${runtimeRole} order by 1) as "otherRoles",
           array(select n from unnest(${names}) n where not exists (select from pg_roles o where o.rolname = n
                   and pg_has_role(r.oid, o.oid, 'SET')) order by 1) as "missingRoles"
      from pg_roles r where r.rolname = session_user`.execute(db)
  const [login] = rows
  if (login === undefined) throw new Error('The catalogue of the database does not know its own session.')
  return login
}

/** Whether there is such a role. */
async function hasRole(db: Kysely<unknown>, name: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from pg_roles where rolname = ${name}) as there`.execute(db)
  return rows[0]?.there === true
}

/** Held while rights are given: processes that start at once would change the same rows of the catalogue. */
const rightsLock = 7_290_116

/**
 * A login with the rights of the servers and no others. An existing one is left as it is but for those rights: who
 * keeps logins elsewhere keeps their passwords there.
 */
export async function makeLogin(db: Kysely<unknown>, name: string, verifier: string): Promise<void> {
  const login = sql.id(name)
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${rightsLock})`.execute(tx)
    if (!(await hasRole(tx, name))) {
      await sql`create role ${login} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${sql.lit(verifier)}`.execute(
        tx,
      )
    }
    const { rows } = await sql<{ has: boolean }>`
      select pg_has_role(${name}::name, ${runtimeRole}::name, 'MEMBER') as has`.execute(tx)
    if (rows[0]?.has !== true) await sql`grant ${sql.id(runtimeRole)} to ${login}`.execute(tx)
    await boundStatements(tx, name)
  })
}

/** Values of Postgres' settings that a login of the servers is given: what takes longer than these hangs. */
const bounds = { statement_timeout: '5min', idle_in_transaction_session_timeout: '1min' }

/**
 * Bounds how long statements and idle transactions of a login hold what others wait for. It is kept with the login, so
 * that it holds behind a pooler too. A value of its own stays, and where the owner may not change the login, so does all.
 */
async function boundStatements(db: Kysely<unknown>, name: string): Promise<void> {
  for (const [setting, value] of Object.entries(bounds)) {
    const { rows } = await sql<{ has: boolean }>`
      select exists (select from pg_roles, unnest(rolconfig) as kept where rolname = ${name}
                     and kept like ${`${setting}=%`}) as has`.execute(db)
    if (rows[0]?.has === true) continue
    await sql`do ${sql.lit(
      `begin alter role ${quoted(name)} set ${setting} = '${value}'; exception when insufficient_privilege then null; end`,
    )}`.execute(db)
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

async function lacksQueue(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select exists (select from pg_class where relnamespace = 'bullmq'::regnamespace and relkind in ('r', 'p')
                    and not has_table_privilege(${runtimeRole}::name, oid, 'DELETE')) as lacks`.execute(db)
  return rows[0]?.lacks === true
}

/** Lets the servers work with the queue's tables, once after each change of them; they hold ids alone. */
export async function grantQueue(db: Kysely<unknown>): Promise<void> {
  if (!(await hasRole(db, runtimeRole)) || !(await lacksQueue(db))) return
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${rightsLock})`.execute(tx)
    if (!(await lacksQueue(tx))) return
    const role = sql.id(runtimeRole)
    await sql`grant usage on schema bullmq to ${role}`.execute(tx)
    await sql`grant select, insert, update, delete on all tables in schema bullmq to ${role}`.execute(tx)
    await sql`grant usage, select on all sequences in schema bullmq to ${role}`.execute(tx)
    await sql`grant execute on all functions in schema bullmq to ${role}`.execute(tx)
  })
}
