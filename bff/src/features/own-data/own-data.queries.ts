import type { Id } from '@parley/contracts/ids.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'
import type { OwnSection } from './own-section.ts'

/** Rows read at once. */
export const pageSize = 500

export type OwnRow = Record<string, unknown>

const from = (table: string) =>
  table in tenantTables ? sql`${scopedRaw.table(table, 'r')}` : sql`${sql.table(table)} as r`

/** A column, or with points what stands at a place inside of one of JSON. */
function valueOf(path: string, as: 'json' | 'text') {
  const [name = '', ...inside] = path.split('.')
  const whole = sql.ref(`r.${name}`)
  if (inside.length === 0) return whole
  return as === 'text' ? sql`${whole} #>> ${inside}::text[]` : sql`${whole} #> ${inside}::text[]`
}
const named = (path: string) =>
  path.includes('.')
    ? sql`${valueOf(path, 'json')} as ${sql.id(path.split('.').at(-1) ?? path)}`
    : sql.ref(`r.${path}`)
const isPerson = (path: string, userId: Id) => sql`(${valueOf(path, 'text')})::uuid = ${userId}::uuid`

/** Rows of a section behind one that was read, oldest first; the scope decides which of them the person reaches. */
export async function listOwnRows(
  tx: Tx,
  section: OwnSection,
  { userId, after }: { userId: Id; after: unknown },
): Promise<OwnRow[]> {
  const { table, columns, by, isShort } = section
  const because =
    by.length === 1
      ? sql``
      : sql`, array_remove(array[${sql.join(by.map((name) => sql`case when ${isPerson(name, userId)} then ${sql.lit(name.replace(/_(by_)?id$|_by$/, ''))} end`))}], null) as you_are`
  const isTheirs = sql.join(
    by.map((name) => isPerson(name, userId)),
    sql` or `,
  )
  const behind = isShort === true || after === undefined ? sql`` : sql` and r.id > ${after}::uuid`
  const order = isShort === true ? sql`` : sql` order by r.id limit ${pageSize}`
  const { rows } = await sql<OwnRow>`
    select ${sql.join(columns.map(named))}${because} from ${from(table)} where (${isTheirs})${behind}${order}`.execute(
    tx,
  )
  return rows
}

/** The account itself with its roles and when its secrets were set; as the role of sign-in. */
export async function readOwnAccount(tx: Tx, userId: Id): Promise<OwnRow | undefined> {
  const { rows } = await sql<OwnRow>`
    select u.id, u.email, u.first_name, u.last_name, u.locale, u.is_super_admin, u.created_at, u.updated_at, u.email_verified_at,
        u.firm_id, f.name as firm, u.client_id, c.name as client,
        (select coalesce(json_agg(r.name order by r.name), '[]') from user_role ur join role r on r.id = ur.role_id
          where ur.user_id = u.id) as roles,
        p.password_changed_at, p.first_login_at, p.last_login_at, t.enabled_at as two_factor_since,
        k.id as consultant_id, k.email as consultant_email, k.phone as consultant_phone, k.position as consultant_position
      from user_account u
      left join consulting_firm f on f.id = u.firm_id
      left join client c on c.id = u.client_id
      left join consultant k on k.id = u.consultant_id
      left join credential p on p.user_id = u.id
      left join two_factor t on t.user_id = u.id
     where u.id = ${userId}::uuid`.execute(tx)
  return rows[0]
}

export interface OwnMail extends OwnRow {
  id: Id
  text: string
}

/**
 * Mails to the person; those that name nobody by their address, from when it was this account's. As the role of
 * sign-in.
 */
export async function listOwnMails(
  tx: Tx,
  { userId, email, since, after }: { userId: Id; email: string; since: Date; after: Id | undefined },
): Promise<OwnMail[]> {
  const rows = await tx
    .selectFrom('mail_message')
    .select(['id', 'kind', 'to_address', 'subject', 'text_body as text', 'status', 'created_at', 'sent_at'])
    .where((mail) =>
      mail.or([
        mail('user_id', '=', userId),
        mail.and([
          mail('user_id', 'is', null),
          mail(sql`lower(to_address)`, '=', email.toLowerCase()),
          mail('created_at', '>=', since),
        ]),
      ]),
    )
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(pageSize)
    .execute()
  return rows
}

/**
 * Entries of the audit log that the person caused, or that are about them or their account, in whichever tenant. Of
 * others who acted it is told that it was somebody else, not who or from where. As the role of sign-in.
 */
export async function listOwnEntries(
  tx: Tx,
  { userId, after }: { userId: Id; after: unknown },
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select id, at, action, entity, entity_id, request_id,
        case when actor_id = ${userId}::uuid then 'you' when actor_id is null then 'nobody' else 'somebody else' end as by,
        case when actor_id = ${userId}::uuid then ip_address end as ip_address,
        case when actor_id = ${userId}::uuid then session_id end as session_id,
        case when actor_id = ${userId}::uuid then details end as details
      from audit_event
     where (actor_id = ${userId}::uuid or subject_id = ${userId}::uuid or (entity = 'user' and entity_id = ${userId}::uuid))
       ${after === undefined ? sql`` : sql`and id > ${after}::uuid`}
     order by id limit ${pageSize}`.execute(tx)
  return rows
}
