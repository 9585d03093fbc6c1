import { relayScope } from '@parley/server-kit/database/scope.ts'
import type { ExportPorts } from './export-ports.ts'
import { deleteExpiredExports, listFilesToDelete, strikeOffFile } from './forgotten-exports.queries.ts'

/**
 * Deletes exports whose seven days are over, and the files of all that are gone: deleted by their person, or with
 * their initiative. A name is struck off only once its file is.
 * @returns how many files were deleted
 */
export async function forgetExports({
  database,
  files,
}: Pick<ExportPorts, 'database' | 'files'>): Promise<number> {
  await database.tenantTransaction(relayScope, deleteExpiredExports)
  const keys = await database.tenantRead(relayScope, listFilesToDelete)
  for (const key of keys) {
    await files.delete(key)
    await database.tenantTransaction(relayScope, (tx) => strikeOffFile(tx, key))
  }
  return keys.length
}
