import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { migrate, type Migrations } from '../database/migrate.ts'
import type { DatabaseSource } from '../database/source.ts'
import type { TenantTables } from '../database/tenant-tables.ts'
import { laySnapshot, openFromSnapshot } from './embedded-snapshot.ts'

export interface TestSchema {
  migrations: Migrations | (() => Promise<Migrations>)
  tenantTables: TenantTables
  /** Changes whenever the migrations do; the prepared database is kept under it. */
  version: string
}

export const migrationsOf = async ({ migrations }: TestSchema): Promise<Migrations> =>
  typeof migrations === 'function' ? await migrations() : migrations

/**
 * An embedded database in memory with the product's schema and nothing of the tests', for who looks at the schema
 * itself; other tests have `createTestDatabase`.
 */
export async function openProductSchema(): Promise<DatabaseSource> {
  const schema = await loadProductSchema()
  return openFromSnapshot(nameOf(schema), (empty) => migrated(empty, schema))
}

/** Makes the folder of data a product's that was started and stopped once, without its files. */
export async function layProduct(folder: string): Promise<void> {
  const schema = await loadProductSchema()
  await laySnapshot(folder, nameOf(schema), (empty) => migrated(empty, schema))
}

const nameOf = ({ version }: TestSchema): string => `product-${version}`

async function migrated(empty: DatabaseSource, schema: TestSchema): Promise<void> {
  await migrate(empty, await migrationsOf(schema))
}

/** The product's own schema. Imported when asked for, because that package imports this one. */
export async function loadProductSchema(): Promise<TestSchema> {
  const specifiers = {
    migrations: '@parley/migrations/index.ts',
    tables: '@parley/migrations/generated/tenant-tables.ts',
  }
  const { tenantTables } = (await import(specifiers.tables)) as { tenantTables: TenantTables }
  const folder = dirname(createRequire(import.meta.url).resolve(specifiers.migrations))
  // Two hundred modules, which only the first test file needs.
  const migrations = async () =>
    ((await import(specifiers.migrations)) as { migrations: Migrations }).migrations
  return { migrations, tenantTables, version: hashSources(folder) }
}

/** Hash over the migrations and the list of them, so that an edited or added one never meets an old snapshot. */
function hashSources(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(\d.*\.(ts|sql)|index\.ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(file.slice(folder.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 32)
}
