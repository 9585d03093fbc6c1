import { openProductSchema } from '@parley/server-kit/testing/product-schema.ts'

export const runtimeRoles = ['parley_app', 'parley_auth', 'parley_platform', 'parley_relay']
/** Which of `pg_class c` are the product's. */
export const ownTables = `c.relnamespace = 'public'::regnamespace`

export interface Catalogue {
  /** Asks the catalogue of a database that all migrations have run on. */
  rows: <Row>(text: string) => Promise<Row[]>
  close: () => Promise<void>
}

export async function openCatalogue(): Promise<Catalogue> {
  const source = await openProductSchema()
  return {
    rows: async <Row>(text: string) => (await source.pool.query<Row & object>(text)).rows,
    close: () => source.close(),
  }
}
