// Writes generated/database.ts (Kysely types) and generated/tenant-tables.ts (which columns carry the tenant)
// from the migrated schema itself and from column-types.ts. Run with `npm run generate` after a migration changed.
import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { readWalls, type Walls } from '@parley/server-kit/database/schema-state.queries.ts'
import { jsonColumns, textColumns } from './column-types.ts'
import { migrations } from './index.ts'

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  has_default: boolean
  generated: boolean
}

const types: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  varchar: 'string',
  bool: 'boolean',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  int8: 'BigInteger',
  timestamptz: 'Timestamp',
  date: 'string',
  bytea: 'Buffer',
  _text: 'string[]',
  _uuid: 'string[]',
  _int4: 'number[]',
  tsvector: 'string',
  halfvec: 'string',
}

/** Tables whose policy is not the plain one; see the migrations that protect them. */
const rules: Record<string, string> = {
  role: 'global',
  user_role: 'names',
  user_account: 'names',
  initiative_template: 'own',
  artifact: 'shared',
  knowledge_chunk: 'shared',
  artifact_page: 'names',
  knowledge_embedding: 'shared',
  posting: 'shared',
  posting_group: 'shared',
  knowledge_partition: 'names',
  outbox: 'names',
  audit_event: 'own',
}

const pascal = (name: string): string =>
  name.replace(/(^|_)(\w)/g, (_match, _start, letter: string) => letter.toUpperCase())

async function readColumns(db: Kysely<unknown>): Promise<Column[]> {
  const result = await sql<Column>`
    select c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as has_default, a.attgenerated <> '' as generated
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely_%'
     order by c.relname, a.attnum`.execute(db)
  return result.rows
}

/** Texts of which a check of the column allows no others, as a union of them; by `table.column`. */
async function readChoices(db: Kysely<unknown>): Promise<Map<string, string>> {
  const { rows } = await sql<{ place: string; rule: string }>`
    select format('%s.%s', c.relname, a.attname) as place, pg_get_constraintdef(k.oid) as rule
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
     where k.contype = 'c' and cardinality(k.conkey) = 1`.execute(db)
  const choices = rows.flatMap(({ place, rule }): [string, string][] => {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(rule)?.[1]
    return list === undefined ? [] : [[place, list.replaceAll('::text', '').replaceAll(', ', ' | ')]]
  })
  return new Map(choices)
}

/** `http/phases.ts#PhaseInputs[]` as the file, the type's name and the type. */
function contractOf(entry: string): { file: string; name: string; type: string } {
  const [file = '', type = ''] = entry.split('#')
  return { file, name: type.replace('[]', ''), type }
}

function baseType({ type, table, column }: Column, choices: Map<string, string>): string {
  const place = `${table}.${column}`
  const contract = type === 'jsonb' ? jsonColumns[place] : textColumns[place]
  if (contract !== undefined)
    return type === 'jsonb' ? `Json<${contractOf(contract).type}>` : contractOf(contract).type
  const base = choices.get(place) ?? types[type]
  if (base === undefined) throw new Error(`No TypeScript type for ${type} (${place}); see column-types.ts`)
  return base
}

function columnType(given: Column, choices: Map<string, string>): string {
  const { nullable, has_default, generated } = given
  const base = baseType(given, choices)
  const whole = nullable ? `${base} | null` : base
  if (generated) return `GeneratedAlways<${whole}>`
  return has_default ? `Generated<${whole}>` : whole
}

function contractImports(): string[] {
  const names = Map.groupBy(
    [...Object.values(jsonColumns), ...Object.values(textColumns)].map(contractOf),
    ({ file }) => file,
  )
  return [...names]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, of]) => {
      const listed = [...new Set(of.map(({ name }) => name))].toSorted()
      return `import type { ${listed.join(', ')} } from '@parley/contracts/${file}'`
    })
}

function databaseSource(tables: Map<string, Column[]>, choices: Map<string, string>): string {
  const lines = [
    '// Generated from the migrations by generate-types.ts. Do not edit.',
    ...contractImports(),
    "import type { JsonText } from '@parley/server-kit/database/json.ts'",
    "import type { ColumnType, GeneratedAlways } from 'kysely'",
    '',
    'export type Timestamp = ColumnType<Date, Date | string, Date | string>',
    '/** Comes back as a number: the pool parses int8 (no count here passes 2^53). */',
    'export type BigInteger = ColumnType<number, number | string, number | string>',
    '/** Written as a JSON text (see `json()` of the server kit), read back parsed. */',
    'export type Json<T> = ColumnType<T, JsonText<T>, JsonText<T>>',
    'export type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>',
    '',
  ]
  for (const [table, columns] of tables) {
    lines.push(
      `export interface ${pascal(table)}Table {`,
      ...columns.map((column) => `  ${column.column}: ${columnType(column, choices)}`),
      '}',
      '',
    )
  }
  lines.push(
    'export interface Database {',
    ...[...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table`),
    '}',
    '',
  )
  return lines.join('\n')
}

/** Tables of a tenant's rows: those with a firm_id under row security. */
function tenantSource(tables: Map<string, Column[]>, secured: Set<string>): string {
  const lines = [
    '// Generated from the migrations by generate-types.ts. Do not edit.',
    '',
    '/** Columns that carry the tenant. `client` names the client column; `optional` where a row may be the firm\u2019s own. */',
    'export interface TenantTable {',
    '  firm: string',
    '  client?: string',
    '  clientOptional?: boolean',
    '  /**',
    '   * Exceptions, each with a policy of its own: rows without a firm are for all (`global`), the firm\u2019s rows are for',
    '   * its clients too (`names`), or only those marked for client work (`shared`), or the query itself decides (`own`).',
    '   */',
    "  rule?: 'global' | 'names' | 'shared' | 'own'",
    '  /** Column with the firm that made the row and alone may change it, whoever may read it. */',
    '  owner?: string',
    '}',
    '',
    'export const tenantTables: Record<string, TenantTable> = {',
  ]
  for (const [table, columns] of tables) {
    if (!secured.has(table)) continue
    if (table === 'consulting_firm') lines.push(`  ${table}: { firm: 'id' },`)
    else if (table === 'client') lines.push(`  ${table}: { firm: 'firm_id', client: 'id' },`)
    else if (columns.some((column) => column.column === 'firm_id')) {
      const client = columns.find((column) => column.column === 'client_id')
      const rule = rules[table] === undefined ? '' : `, rule: '${rules[table]}'`
      const optional = client?.nullable === true ? ', clientOptional: true' : ''
      const owner = columns.some((column) => column.column === 'owner_firm_id')
        ? ", owner: 'owner_firm_id'"
        : ''
      lines.push(
        `  ${table}: { firm: 'firm_id'${client === undefined ? '' : `, client: 'client_id'${optional}`}${rule}${owner} },`,
      )
    }
  }
  return [...lines, '}', ''].join('\n')
}

/** Roles, secured tables and policies that a database must have to be served. */
const wallsSource = (
  walls: Walls,
): string => `// Generated from the migrations by generate-types.ts. Do not edit.

/** What keeps tenants apart, by name; policies as \`table.policy\`. */
export const walls: { roles: string[]; secured: string[]; policies: string[] } = {
${Object.entries(walls)
  .map(
    ([kind, names]: [string, string[]]) =>
      `  ${kind}: [\n${names.map((name) => `    '${name}',\n`).join('')}  ],\n`,
  )
  .join('')}}
`

const pglite = await PGlite.create({ extensions: { vector, pg_trgm } })
const db = new Kysely<unknown>({
  dialect: new PostgresDialect({ pool: new pg.Pool(Object.assign(createPgConfig(pglite), { max: 1 })) }),
})
const { error } = await new Migrator({
  db,
  provider: { getMigrations: () => Promise.resolve(migrations) },
}).migrateToLatest()
if (error !== undefined) throw new Error('The migrations failed.', { cause: error })
const tables = Map.groupBy(await readColumns(db), (column) => column.table)
const secured = await sql<{
  name: string
}>`select relname as name from pg_class where relrowsecurity`.execute(db)
const folder = new URL('./generated/', import.meta.url)
writeFileSync(new URL('database.ts', folder), databaseSource(tables, await readChoices(db)))
writeFileSync(
  new URL('tenant-tables.ts', folder),
  tenantSource(tables, new Set(secured.rows.map((row) => row.name))),
)
writeFileSync(new URL('walls.ts', folder), wallsSource(await readWalls(db)))
await db.destroy()
