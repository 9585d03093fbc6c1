import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { hashOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { type Kysely, sql } from 'kysely'

/** Of links that lead to the page to register. */
export const registrationPurposes = ['invitation', 'firm_registration']

/** A link to register that can be used, with the account that it invites; a firm that registers has none yet. */
export const findRegistrationLink = (tx: Kysely<Tables>, token: string, now: Date) =>
  tx
    .selectFrom('one_time_token as t')
    .leftJoin('user_account as u', 'u.id', 't.user_id')
    .leftJoin('consulting_firm as f', 'f.id', 'u.firm_id')
    .leftJoin('client as c', 'c.id', 'u.client_id')
    .select([
      't.purpose',
      't.data',
      'u.email',
      'u.first_name',
      'u.last_name',
      'f.name as firm_name',
      'f.settings as firm_settings',
      'c.name as client_name',
    ])
    .where('t.token_hash', '=', hashOpaqueToken(token))
    .where('t.purpose', 'in', registrationPurposes)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .where(
      sql<boolean>`(t.purpose = 'firm_registration' or (u.deleted_at is null and not u.is_obsolete and not coalesce(f.is_obsolete, false) and not coalesce(c.is_obsolete, false)))`,
    )
    .executeTakeFirst()
