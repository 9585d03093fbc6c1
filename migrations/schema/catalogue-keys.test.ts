import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { tenantTables } from '../generated/tenant-tables.ts'
import { type Catalogue, openCatalogue, ownTables } from '../testing/catalogue.ts'

// Security, check 2: what the database itself says of every table, after all migrations.

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await openCatalogue()
})
afterAll(() => catalogue.close())

const rows = <Row>(text: string): Promise<Row[]> => catalogue.rows<Row>(text)

interface ForeignKey {
  from: string
  to: string
  columns: string[]
}
const listForeignKeys = () =>
  rows<ForeignKey>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to",
            (select array_agg(a.attname::text order by k.place) from unnest(conkey) with ordinality k (number, place)
               join pg_attribute a on a.attrelid = conrelid and a.attnum = k.number) as columns
       from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  )

/**
 * Parents that rows of another owner may name (D11, Keys: the listed exceptions): who wrote it (a super admin or a
 * consultant inside a client has no row of the tenant), a global or own template, a role. The services check these.
 * Seals are written by the sealer alone.
 */
const checkedInServices = new Set([
  'initiative_template consulting_firm owner_firm_id',
  'initiative initiative_template template_id',
  'user_role user_account user_id',
  'user_role role role_id',
  'audit_seal audit_event audit_event_id',
])
const isException = ({ from, to, columns }: ForeignKey): boolean =>
  to === 'user_account' || checkedInServices.has([from, to, ...columns].join(' '))

describe('keys', () => {
  it('of a parent in the same tenant carry the tenant', async () => {
    const keys = await listForeignKeys()
    const between = keys.filter(({ from, to }) => from in tenantTables && to in tenantTables)
    expect(between.length).toBeGreaterThan(60)
    const lacking = between.filter((key) => {
      if (isException(key)) return false
      const [child, parent] = [tenantTables[key.from], tenantTables[key.to]]
      const carriesClient =
        child?.client === undefined || parent?.client === undefined || child.firm === parent.client
          ? true
          : key.columns.includes(child.client) || key.columns.includes('tenant_key')
      return !key.columns.includes(child?.firm ?? '') || !carriesClient
    })
    expect(lacking).toEqual([])
  })

  it('of a person are single only for who wrote, owns or is addressed', async () => {
    const keys = await listForeignKeys()
    const single = keys.filter(({ from, to }) => from in tenantTables && to === 'user_account')
    const roles = new Set(
      single.filter(({ columns }) => columns.length === 1).flatMap(({ columns }) => columns),
    )
    const known = [
      'assignee_id',
      'author_id',
      'created_by_id',
      'requested_by_id',
      'resolved_by_id',
      'settled_by_id',
      'started_by_id',
    ]
    expect([...roles].sort()).toEqual([...known, 'uploaded_by_id', 'user_id'])
  })

  it('that are unique tell nobody of another tenant’s values', async () => {
    const uniques = await rows<{ table: string; name: string; columns: string[]; definition: string }>(
      `select i.indrelid::regclass::text as table, c.relname as name, pg_get_indexdef(i.indexrelid) as definition,
              (select coalesce(array_agg(a.attname::text), '{}') from pg_attribute a
                where a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])) as columns
         from pg_index i join pg_class c on c.oid = i.indexrelid where i.indisunique and not c.relispartition and ${ownTables}`,
    )
    const keys = await listForeignKeys()
    // A parent that the key carries the tenant to cannot be another tenant's: its id stands for the tenant.
    const standIns = (table: string): Set<string> =>
      new Set(
        keys
          .filter(({ from, columns }) => from === table && columns.includes(tenantTables[table]?.firm ?? ''))
          .flatMap(({ columns }) => columns),
      )
    const telling = uniques.filter(({ table, columns, definition }) => {
      const tenant = tenantTables[table]
      if (tenant === undefined || columns.join() === 'id') return false
      const carriers = new Set([tenant.firm, tenant.client, 'tenant_key', ...standIns(table)])
      return (
        !columns.some((column) => carriers.has(column)) && !definition.includes('COALESCE(client_id, firm_id')
      )
    })
    // E-mail addresses are unique everywhere (D11); the others are keyed by an id that nobody guesses, and seals are
    // written by the sealer alone.
    expect(telling.map(({ name }) => name).sort()).toEqual([
      'audit_seal_chain',
      'audit_seal_pkey',
      'knowledge_chunk_source_id_position_key',
      'usage_counter_pkey',
      'user_account_email',
      'user_role_pkey',
    ])
  })
})
