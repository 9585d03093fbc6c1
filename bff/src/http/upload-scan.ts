import { AppError } from '@parley/contracts/errors.ts'
import { scopeOf } from '../authorization/actor.ts'
import { appendAudit, auditedCaller } from '../authorization/audit.queries.ts'
import type { Caller } from '../authorization/caller.ts'
import type { Dependencies } from '../dependencies.ts'
import type { VirusScanner } from '../outgoing/virus-scanner.ts'
import type { UploadedFile } from './define-route.ts'

/** Looks through files before any route gets them. @throws AppError UNSUPPORTED_MEDIA_TYPE, UNAVAILABLE */
export type UploadScan = (files: readonly UploadedFile[], caller: Caller | undefined) => Promise<void>

/** Without a scanner nothing is looked through. */
export const noUploadScan: UploadScan = () => Promise.resolve()

const unavailable = (cause: unknown): AppError =>
  new AppError(
    'UNAVAILABLE',
    'Files cannot be checked for malware just now, so none are taken. Please try again later.',
    { retryAfterSeconds: 60, cause },
  )

/** What was found is in the tenant's audit log; the file is in no store and goes with its upload. */
export function createUploadScan(
  scanner: VirusScanner,
  { database, logger }: Pick<Dependencies, 'database' | 'logger'>,
): UploadScan {
  const tell = (caller: Caller, { name, size }: UploadedFile, signature: string): Promise<void> =>
    database.tenantTransaction(scopeOf(caller), (tx) =>
      appendAudit(tx, {
        ...auditedCaller(caller),
        action: 'artifact.malware_refused',
        firmId: caller.firmId,
        clientId: caller.clientId,
        details: { signature, name, size },
      }),
    )
  return async (files, caller) => {
    for (const file of files) {
      const signature = await scanner.scan(file.path).catch((error: unknown) => {
        logger.error({ error }, 'the virus scanner does not answer; uploads are refused')
        throw unavailable(error)
      })
      if (signature === undefined) continue
      logger.warn({ signature, userId: caller?.userId }, 'malware was uploaded and refused')
      if (caller !== undefined) await tell(caller, file, signature)
      throw new AppError(
        'UNSUPPORTED_MEDIA_TYPE',
        `Malware was found in the file “${file.name}”. It was not taken, and nothing of it is kept.`,
      )
    }
  }
}
