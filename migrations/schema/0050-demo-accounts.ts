import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** Whom the demo has made so far (decisions D9), by the addresses that it gave them. */
const addresses = [
  'superadmin@parley.test',
  'admin@northwind.test',
  'consultant@northwind.test',
  'admin@acme.test',
  'member@acme.test',
  'viewer@acme.test',
  'admin@helios.test',
  'admin@southgate.test',
  'consultant@southgate.test',
  'admin@borealis.test',
]

/**
 * A mark on accounts whose password everybody knows, for good: neither another password nor another address takes it
 * away. Of those that are there already it is put on the demo's own: they have its addresses and were all made at the
 * very same instant, in its one transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const list = addresses.map((address) => `'${address}'`).join(', ')
  await run(
    db,
    `alter table user_account add column is_demo boolean not null default false;
     alter table user_account no force row level security;
     update user_account set is_demo = true where lower(email) in (${list})
       and created_at in (select created_at from user_account group by created_at having count(*) > 1);
     alter table user_account force row level security;
    `,
  )
}
