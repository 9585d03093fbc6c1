import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { sql } from 'kysely'
import type { Tx } from '../runs/index.ts'

/** Templates that were given to the client go back to whose they are; as the platform. */
export async function giveTemplatesBack(tx: Tx, clientId: string): Promise<void> {
  await tx
    .updateTable('initiative_template')
    .set({
      client_id: null,
      visibility: sql`case when owner_firm_id is null then 'PARLEY' else 'CONSULTING_FIRM' end`,
      firm_id: sql`owner_firm_id`,
    })
    .where('client_id', '=', clientId)
    .execute()
}

/** Whether the client may go: nobody is in it any more. Locked until the transaction ends. */
export async function holdObsolete(tx: Tx, clientId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('client')
    .select('is_obsolete')
    .where('id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
  return row?.is_obsolete === true
}

/** What people of the client did to sign in, and what was mailed to them. */
async function eraseSignIn(tx: Tx, clientId: string): Promise<void> {
  const people = await tx
    .selectFrom('user_account')
    .select(['id', 'email'])
    .where('client_id', '=', clientId)
    .execute()
  const ids = people.map(({ id }) => id)
  const addresses = people.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]))
  await asRole(tx, 'auth', async (auth) => {
    await sql`delete from mail_message where user_id = any(${ids}::uuid[]) or lower(to_address) = any(${addresses}::text[])`.execute(
      auth,
    )
    await sql`delete from idempotency_key where user_id = any(${ids}::uuid[])`.execute(auth)
    await sql`delete from session where client_id = ${clientId}::uuid`.execute(auth)
  })
}

/** What no tenant's role deletes: the audit log and the record of archives stay, the others go by their own roles. */
const notDeleted = new Set(['audit_event', 'client', 'client_archive', 'knowledge_partition', 'outbox'])

/**
 * Tables with rows of clients, each before those that it refers to. So each is emptied by the role of the tenant, for
 * which the triggers of these tables are made: rows that a cascade deletes are deleted by the tables' owner.
 */
async function listChildrenFirst(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f' and conparentid = 0 and conrelid <> confrelid`.execute(tx)
  const waiting = new Set(
    Object.entries(tenantTables).flatMap(([name, { client }]) =>
      client === undefined || notDeleted.has(name) ? [] : [name],
    ),
  )
  const ordered: string[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (name) => !rows.some(({ child, parent }) => parent === name && waiting.has(child)),
    )
    // Tables that refer to each other in a ring go in any order, by what their keys say.
    const next = free.length > 0 ? free : [...waiting]
    for (const name of next) waiting.delete(name)
    ordered.push(...next.sort())
  }
  return ordered
}

/**
 * Deletes all rows of a client in the transaction of its scope; what refers to it goes with it. The audit log and the
 * record of archives stay, with ids alone. Files are named for who deletes them.
 */
export async function eraseRows(tx: Tx, clientId: string): Promise<void> {
  const keys = await tx
    .selectFrom('artifact')
    .select('storage_key as key')
    .where('client_id', '=', clientId)
    .where('storage_key', '<>', '')
    .execute()
  for (let from = 0; from < keys.length; from += 1000)
    await tx
      .insertInto('file_to_delete')
      .values(keys.slice(from, from + 1000))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await eraseSignIn(tx, clientId)
  for (const table of await listChildrenFirst(tx))
    await tx
      .deleteFrom(table as 'initiative')
      .where('client_id', '=', clientId)
      .execute()
  await tx.deleteFrom('client').where('id', '=', clientId).execute()
}

/** Announcements that nobody has heard yet; as the relay. */
export async function eraseAnnouncements(tx: Tx, clientId: string): Promise<void> {
  await tx.deleteFrom('outbox').where('client_id', '=', clientId).execute()
}
