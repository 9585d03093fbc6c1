import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { createSealedText, type SealedText } from '@parley/server-kit/secrets/sealed-text.ts'
import type { Dependencies } from '../dependencies.ts'
import { type SealedColumn, type SealedRow, sealedColumns } from './reseal.queries.ts'

type Ports = Pick<Dependencies, 'database' | 'settings' | 'logger'>

/** Rows looked at in one transaction. */
const pageSize = 200

interface Counts {
  resealed: number
  /** Of a secret that is not known here. */
  unreadable: number
}

/** @returns the seal of the present secret; undefined where it has that, 'unreadable' where it does not open */
async function sealAnew(
  box: SealedText,
  { owner, sealed }: SealedRow,
): Promise<Buffer | 'unreadable' | undefined> {
  if (box.isCurrent(sealed)) return undefined
  try {
    return await box.seal(await box.open(sealed, owner), owner)
  } catch {
    return 'unreadable'
  }
}

async function resealColumn({ database, settings }: Ports, column: SealedColumn): Promise<Counts> {
  const box = createSealedText(settings.secret, column.purpose)
  const counts: Counts = { resealed: 0, unreadable: 0 }
  let after: Id | undefined
  for (;;) {
    const page = { after, limit: pageSize }
    const rows = await database.tenantTransaction(authScope, async (tx) => {
      const found = await column.list(tx, page)
      for (const row of found) {
        const anew = await sealAnew(box, row)
        if (anew === 'unreadable') counts.unreadable += 1
        else if (anew !== undefined) {
          await column.replace(tx, row, anew)
          counts.resealed += 1
        }
      }
      return found
    })
    after = rows.at(-1)?.owner
    if (rows.length < pageSize) return counts
  }
}

/**
 * Seals with the present `PARLEY_SECRET` what one before it has sealed, so that those can be let go. Once it has said
 * that nothing is left, and what models were given has passed its days, `PARLEY_SECRET_PREVIOUS` can be taken away.
 */
export async function resealAll(ports: Ports): Promise<Counts> {
  const all: Counts = { resealed: 0, unreadable: 0 }
  for (const column of sealedColumns) {
    const { resealed, unreadable } = await resealColumn(ports, column)
    all.resealed += resealed
    all.unreadable += unreadable
  }
  if (all.resealed > 0) ports.logger.warn(all, 'secrets were sealed anew with PARLEY_SECRET')
  if (all.unreadable > 0)
    ports.logger.error(all, 'secrets cannot be opened with PARLEY_SECRET or those before')
  return all
}
