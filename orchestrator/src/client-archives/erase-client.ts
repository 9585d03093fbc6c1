import { failureSentence } from '@parley/contracts/failure-words.ts'
import { AppError } from '@parley/contracts/errors.ts'
import { appendAudit } from '@parley/server-kit/audit/append-audit.queries.ts'
import { directoryScope, relayScope, workerScope } from '@parley/server-kit/database/scope.ts'
import { placeTenant } from '../retrieval/index.ts'
import type { ArchivePorts } from './archive-ports.ts'
import { completeErasure, type HeldArchive } from './client-archive.queries.ts'
import { eraseAnnouncements, eraseRows, giveTemplatesBack, holdObsolete } from './erase-client.queries.ts'

/**
 * Erases a client for good: everything of it in one transaction, so that it is there whole or not at all.
 * @throws AppError CONFLICT where it was brought back meanwhile
 */
export async function eraseClient(ports: ArchivePorts, held: HeldArchive): Promise<void> {
  const { database } = ports
  const { firmId, clientId, archiveId } = held
  await database.tenantTransaction(directoryScope, (tx) => giveTemplatesBack(tx, clientId))
  await database.tenantTransaction(workerScope(held), async (tx) => {
    if (!(await holdObsolete(tx, clientId)))
      throw new AppError('CONFLICT', failureSentence('archiveClientBack'))
    await eraseRows(tx, clientId)
    if (!(await completeErasure(tx, held))) throw new Error('The erasure is not held any more.')
    await appendAudit(tx, {
      action: 'client.erased',
      firmId,
      clientId,
      entity: 'client',
      entityId: clientId,
      details: { archiveId },
    })
  })
  await database.tenantTransaction(relayScope, (tx) => eraseAnnouncements(tx, clientId))
  // A partition of its own is empty now.
  if (database.source.kind === 'server') await placeTenant(database, clientId)
}
