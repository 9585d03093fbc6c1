import { z } from 'zod'
import { route } from '../route.ts'
import { madeFrom, timeSchema } from '../schemas.ts'

const changesSchema = z.strictObject({
  /** Super admins have to set up two-factor, within seven days of their first sign-in or of this being turned on. */
  superAdminsNeedTwoFactor: z.boolean(),
})
const platformSettingsSchema = changesSchema.extend({ updatedAt: timeSchema })
export type PlatformSettings = z.infer<typeof platformSettingsSchema>

export const getPlatformSettings = route({
  name: 'getPlatformSettings',
  method: 'GET',
  path: '/admin/platform-settings',
  tag: 'Console',
  summary: 'Console: what holds for the whole platform',
  response: platformSettingsSchema,
})
export const setPlatformSettings = route({
  name: 'setPlatformSettings',
  method: 'PUT',
  path: '/admin/platform-settings',
  tag: 'Console',
  summary: 'Console: change what holds for the whole platform; what is left out stays',
  body: changesSchema.extend(madeFrom).partial(),
  response: platformSettingsSchema,
})
