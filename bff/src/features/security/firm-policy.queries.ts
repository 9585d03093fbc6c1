import type { Id } from '@parley/contracts/ids.ts'
import type { FirmSettings } from '@parley/contracts/stored/settings.ts'
import { json, nextUpdatedAt, type Tx } from '../../database.ts'

/** The firm with its settings, locked against a second change until this transaction ends. */
export const findFirmForUpdate = (tx: Tx, id: Id) =>
  tx
    .selectFrom('consulting_firm')
    .select(['id', 'settings', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findFirm = (tx: Tx, id: Id) =>
  tx
    .selectFrom('consulting_firm')
    .select(['id', 'settings', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
export type FirmRow = NonNullable<Awaited<ReturnType<typeof findFirm>>>

export const writeFirmSettings = (tx: Tx, id: Id, settings: FirmSettings) =>
  tx
    .updateTable('consulting_firm')
    .set({ settings: json(settings), updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
