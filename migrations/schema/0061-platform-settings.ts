import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * What super admins set for the whole platform: one row. They need two-factor unless they say otherwise, but for
 * products with the demo, whose accounts everybody tries. From then on there is as much time for it as after a first
 * sign-in (decisions D10).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table platform_setting (id integer primary key default 1 check (id = 1), super_admins_need_two_factor boolean not null default true,
       two_factor_needed_since timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now());
     alter table user_account no force row level security;
     insert into platform_setting (super_admins_need_two_factor) select not exists (select from user_account where is_demo);
     alter table user_account force row level security;
     grant select on platform_setting to parley_auth, parley_platform;
     grant update on platform_setting to parley_platform;
    `,
  )
}
