import type { ClientArchive } from '@parley/contracts/http/client-archives.ts'

/** Milliseconds between looks while something is at work. */
export const lookEveryMs = 3_000

const working = new Set<ClientArchive['status']>(['PENDING', 'IN_PROGRESS'])
export const isAtWork = ({ status }: ClientArchive): boolean => working.has(status)

/** What stands in the way of an erasure, or where it stands. */
interface ArchiveState {
  /** The newest export that can be downloaded. */
  ready: ClientArchive | undefined
  /** An erasure that waits for its second step. */
  asked: ClientArchive | undefined
  erased: ClientArchive | undefined
  isExporting: boolean
  isErasing: boolean
}

/** @param archives newest first */
export const stateOf = (archives: readonly ClientArchive[]): ArchiveState => ({
  ready: archives.find(({ kind, status }) => kind === 'EXPORT' && status === 'READY'),
  asked: archives.find(({ status }) => status === 'REQUESTED'),
  erased: archives.find(({ status }) => status === 'ERASED'),
  isExporting: archives.some((archive) => archive.kind === 'EXPORT' && isAtWork(archive)),
  isErasing: archives.some((archive) => archive.kind === 'ERASURE' && isAtWork(archive)),
})
