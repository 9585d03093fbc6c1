import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { adminListNotices } from '@parley/contracts/http/admin-notices.ts'
import { getPlatformSettings, setPlatformSettings } from '@parley/contracts/http/platform-settings.ts'
import { me } from '@parley/contracts/http/session.ts'
import { setUpTwoFactor } from '@parley/contracts/http/two-factor.ts'
import { createTestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const day = 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('requires two-factor of super admins within seven days of being turned on, and then leaves them the setup alone', async () => {
  const person = await app.addUser('superAdmin')
  await app.database.asOwner(`update credential set first_login_at = '2020-01-01' where user_id = $1`, [
    person.id,
  ])
  const api = await app.as(person)
  expect((await api.call(me)).body.user).toMatchObject({
    twoFactorSetupRequired: false,
    twoFactorDeadline: null,
  })
  const on = await api.call(setPlatformSettings, { body: { superAdminsNeedTwoFactor: true } })
  expect(on.body).toMatchObject({ superAdminsNeedTwoFactor: true })
  const fresh = await app.as(person)
  const { user } = (await fresh.call(me)).body
  expect(user.twoFactorSetupRequired).toBe(true)
  const deadline = new Date(user.twoFactorDeadline ?? 0).getTime()
  expect(deadline).toBe(app.clock.now().getTime() + 7 * day)
  expect((await fresh.call(adminListNotices)).status).toBe(200)

  app.clock.advance(7 * day)
  const late = await app.as(person)
  const refused = await late.call(adminListNotices)
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'TWO_FACTOR_SETUP_REQUIRED' }])
  expect((await late.call(setUpTwoFactor)).status).toBe(200)
})

it('is changed by super admins alone, against what they read, and stands in the audit log', async () => {
  await app.database.asOwner('update platform_setting set super_admins_need_two_factor = false')
  const api = await app.as(await app.addUser('superAdmin'))
  const firm = await app.addFirm('Northwind')
  const admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
  expect((await admin.call(getPlatformSettings)).status).toBe(403)
  const { updatedAt } = (await api.call(getPlatformSettings)).body
  const body = { superAdminsNeedTwoFactor: true, updatedAt }
  expect((await api.call(setPlatformSettings, { body })).status).toBe(200)
  expect((await api.call(setPlatformSettings, { body })).status).toBe(409)
  const entries = await app.database.asOwner<{ details: unknown }>(
    `select details from audit_event where action = 'platform.settings_changed' order by at desc limit 1`,
  )
  expect(entries).toEqual([{ details: { changed: { superAdminsNeedTwoFactor: { from: false, to: true } } } }])
})

it('is on in a new product that has no demo', async () => {
  const database = await createTestDatabase()
  const rows = await database.asOwner('select super_admins_need_two_factor as needed from platform_setting')
  expect(rows).toEqual([{ needed: true }])
  await database.close()
})
