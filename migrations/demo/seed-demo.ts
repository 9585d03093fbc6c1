import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { exclusively } from '@parley/server-kit/database/exclusively.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import { seedClients } from './seed-clients.ts'
import { hashPasswords, seedDirectory } from './seed-directory.ts'
import { seedTemplates } from './seed-templates.ts'
import { platformScope } from '../seeding/seed-writer.ts'

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

/** Key of the lock under which one of several starting processes writes the demo. */
const seedLock = 7_281_444

/**
 * Fills an empty product with the demo of decisions D9; does nothing where there is any firm. Of several processes that
 * start at once one writes, and the others wait for it.
 * @returns whether anything was written
 */
export const seedDemo = (seed: DemoSeed): Promise<boolean> =>
  exclusively(seed.database.source, seedLock, () => seedEmpty(seed))

/** In one transaction: whoever is stopped half way leaves nothing, and the next start begins anew. */
async function seedEmpty(seed: DemoSeed): Promise<boolean> {
  if (!(await isEmpty(seed))) return false
  const { database, files, now } = seed
  const passwordHashes = await hashPasswords()
  await database.tenantTransaction(platformScope, async (tx) => {
    // Everybody tries the demo's accounts: an authenticator on one would lock the others out.
    await tx.updateTable('platform_setting').set({ super_admins_need_two_factor: false }).execute()
    const directory = await seedDirectory({ tx, now, passwordHashes })
    const templates = await seedTemplates({ tx, now, directory })
    await seedClients({ tx, files, now, directory, templates })
  })
  return true
}
