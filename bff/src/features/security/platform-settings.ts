import type { PlatformSettings, setPlatformSettings } from '@parley/contracts/http/platform-settings.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale } from '../../database.ts'
import type { SessionServices } from '../session/index.ts'
import {
  type PlatformSettingRow,
  readPlatformSettings,
  readPlatformSettingsForUpdate,
  writeTwoFactorNeed,
} from './platform-settings.queries.ts'

const present = (row: PlatformSettingRow): PlatformSettings => ({
  superAdminsNeedTwoFactor: row.super_admins_need_two_factor,
  updatedAt: row.updated_at.toISOString(),
})

export const platformSettings = (
  { dependencies: { database } }: SessionServices,
  actor: Actor,
): Promise<PlatformSettings> =>
  database.tenantRead(scopeOf(actor), async (tx) => present(await readPlatformSettings(tx)))

/** Changes what holds for the whole platform; sessions learn of it within a second. @throws AppError STALE_UPDATE */
export const changePlatformSettings = (
  { dependencies: { database, clock } }: SessionServices,
  caller: Caller,
  { superAdminsNeedTwoFactor: to, updatedAt }: z.output<typeof setPlatformSettings.body>,
): Promise<PlatformSettings> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await readPlatformSettingsForUpdate(tx)
    await refuseStale(row, updatedAt, () => Promise.resolve(present(row)))
    const from = row.super_admins_need_two_factor
    if (to === undefined || to === from) return present(row)
    await writeTwoFactorNeed(tx, to, clock.now())
    await appendAudit(tx, {
      ...auditedCaller(caller),
      action: 'platform.settings_changed',
      firmId: null,
      clientId: null,
      entity: 'platform_setting',
      entityId: null,
      details: { changed: { superAdminsNeedTwoFactor: { from, to } } },
    })
    return present(await readPlatformSettings(tx))
  })
