import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { themesOf } from './themes.ts'

const password = 'Parley-demo-1!'
const [theirPassword, newPassword] = ['Chosen-for-Ines-1!', 'Chosen-by-Ines-1!']
const admin = 'admin@southgate.test'

const signInByApi = (request: APIRequestContext, email: string, given = password) =>
  request.post('/api/auth/login', { data: { email, password: given } })

/** Calls as somebody; each has a session of their own. */
async function as(request: APIRequestContext, email: string) {
  const { token } = (await (await signInByApi(request, email)).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  return {
    get: async <T>(path: string) => (await (await request.get(path, { headers })).json()) as T,
    post: async <T>(path: string, data: object) =>
      (await (await request.post(path, { headers, data })).json()) as T,
    put: async (path: string, data: object) => (await request.put(path, { headers, data })).status(),
  }
}
type Caller = Awaited<ReturnType<typeof as>>

/** A firm administrator of one's own, so that no other test meets a changed password. */
async function addPerson(api: Caller): Promise<{ id: string; email: string }> {
  const roles = await api.get<{ id: string; name: string }[]>('/api/roles')
  const roleIds = roles.filter(({ name }) => name === 'Firm Admin').map(({ id }) => id)
  const email = `ines-${Date.now()}@southgate.test`
  const names = { firstName: 'Ines', lastName: 'Roth' }
  return api.post('/api/users', { email, ...names, roleIds, password: theirPassword })
}

async function openAs(browser: Browser, { email, baseURL }: { email: string; baseURL: string | undefined }) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const page = await context.newPage()
  await page.goto('/login?next=/consulting-firm/security')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(theirPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Firm policies' })).toBeVisible()
  return page
}

async function changePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(theirPassword)
  await dialog.getByLabel('New password', { exact: true }).fill('Password1!')
  await dialog.getByLabel('Confirm new password').fill('Password1!')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText(/^This password is too common/)).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByLabel('New password', { exact: true }).fill(newPassword)
  await dialog.getByLabel('Confirm new password').fill(newPassword)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password has been changed successfully')).toBeVisible()
}

test('a firm’s policy holds at once, sessions end at once, a password is changed and a lock is lifted', async ({
  browser,
  request,
  baseURL,
}) => {
  const api = await as(request, admin)
  const person = await addPerson(api)
  const { email } = person
  const page = await openAs(browser, { email, baseURL })
  const elsewhere = await openAs(browser, { email, baseURL })

  await page.getByLabel('Maximum login attempts').fill('11')
  await expect(page.getByText('Enter a whole number from 3 to 10.')).toBeVisible()
  await page.getByLabel('Maximum login attempts').fill('3')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The firm policies are saved')).toBeVisible()
  for (const colorScheme of themesOf('security')) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }

  await page.reload()
  await page.getByRole('button', { name: /^End the session/ }).click()
  await expect(page.getByText('The session has ended')).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/login/)

  await changePassword(page)
  await page.reload()
  await expect(page.getByRole('cell', { name: 'Password changed' })).toBeVisible()

  for (let attempt = 0; attempt < 3; attempt += 1)
    expect((await signInByApi(request, email)).status()).toBe(401)
  expect((await signInByApi(request, email, newPassword)).status()).toBe(401)
  await page.reload()
  await expect(page.getByText('Locked', { exact: true })).toBeVisible()
  await api.post(`/api/users/${person.id}/reset-password`, {})
  expect((await signInByApi(request, email, newPassword)).status()).toBe(200)
  expect(await api.put('/api/security/firm-settings', { maxLoginAttempts: 5 })).toBe(200)
  await page.context().close()
  await elsewhere.context().close()
})
