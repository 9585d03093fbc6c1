import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import { seedClients } from './seed-clients.ts'
import { seedDirectory } from './seed-directory.ts'
import { seedTemplates } from './seed-templates.ts'
import { platformScope } from './seed-writer.ts'

export interface DemoSeed {
  database: Database<DB>
  files: FileStore
  now: Date
}

/** Whether any firm is there: the demo goes only into an empty product. */
const isEmpty = ({ database }: DemoSeed): Promise<boolean> =>
  database.tenantRead(platformScope, async (tx) => {
    const firm = await tx.selectFrom('consulting_firm').select('id').limit(1).executeTakeFirst()
    return firm === undefined
  })

/**
 * Fills an empty product with the demo of decisions D9; does nothing where there is any firm.
 * @returns whether anything was written
 */
export async function seedDemo(seed: DemoSeed): Promise<boolean> {
  if (!(await isEmpty(seed))) return false
  const { database, files, now } = seed
  const templates = await seedTemplates({ database, now })
  const directory = await seedDirectory({ database, now })
  await seedClients({ database, files, now, directory, templates })
  return true
}
