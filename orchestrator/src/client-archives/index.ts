import { relayScope } from '@parley/server-kit/database/scope.ts'
import type { ArchivePorts } from './archive-ports.ts'
import { expireArchives } from './client-archive.queries.ts'

export type { ArchivePorts } from './archive-ports.ts'
export { runClientArchive } from './run-client-archive.ts'

/** Lets go of exports whose days are over; the files follow with those that nobody wants any more. */
export const forgetArchives = ({ database }: Pick<ArchivePorts, 'database'>): Promise<void> =>
  database.tenantTransaction(relayScope, expireArchives)
