import { nextUpdatedAt, type Tx } from '../../database.ts'

const columns = ['super_admins_need_two_factor', 'updated_at'] as const

export const readPlatformSettings = (tx: Tx) =>
  tx.selectFrom('platform_setting').select(columns).executeTakeFirstOrThrow()
export type PlatformSettingRow = Awaited<ReturnType<typeof readPlatformSettings>>

/** Locked against a second change until this transaction ends. */
export const readPlatformSettingsForUpdate = (tx: Tx) =>
  tx.selectFrom('platform_setting').select(columns).forUpdate().executeTakeFirstOrThrow()

/** Turned on, the time to set it up begins anew. */
export const writeTwoFactorNeed = (tx: Tx, isNeeded: boolean, now: Date) =>
  tx
    .updateTable('platform_setting')
    .set({
      super_admins_need_two_factor: isNeeded,
      updated_at: nextUpdatedAt(),
      ...(isNeeded ? { two_factor_needed_since: now } : {}),
    })
    .execute()
