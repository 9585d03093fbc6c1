import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from './accessibility.ts'
import { themesOf } from './themes.ts'

const email = `two-factor-${Date.now().toString(36)}@northwind.test`
const password = 'Riverbank-lantern-42!'
const securityPage = '/consulting-firm/security'

/** What the authenticator shows now, or in the next half minute, since a code is taken once. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

interface Sent {
  data: object
  headers?: Record<string, string>
}

async function post<T>(request: APIRequestContext, path: string, { data, headers }: Sent): Promise<T> {
  const answer = await request.post(`/api${path}`, { data, ...(headers && { headers }) })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as T
}

/** A firm admin of this test's own. */
async function addFirmAdmin(request: APIRequestContext): Promise<void> {
  const administrator = { email: 'admin@northwind.test', password: 'Parley-demo-1!' }
  const { token } = await post<{ token: string }>(request, '/auth/login', { data: administrator })
  const roles = await request.get('/api/roles', { headers: bearer(token) })
  const role = ((await roles.json()) as { id: string; name: string }[]).find(
    ({ name }) => name === 'Firm Admin',
  )
  const person = { email, password, firstName: 'Tessa', lastName: 'Factor', roleIds: [role?.id] }
  await post(request, '/users', { data: person, headers: bearer(token) })
}

async function enterPassword(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const card = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' })

/** Sets it up as a person does; the secret and the backup codes are read from the page. */
async function setUp(page: Page): Promise<{ secret: string; backupCodes: string[] }> {
  await page.goto(securityPage)
  await card(page).getByRole('button', { name: 'Set up two-factor authentication' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor authentication' })
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const secret = (await dialog.getByTestId('secret').innerText()).replace(/\s/g, '')
  const backupCodes = await dialog.getByRole('listitem').allInnerTexts()
  expect(backupCodes).toHaveLength(10)
  await expectAccessible(page, '[role="dialog"]')
  const turnOn = dialog.getByRole('button', { name: 'Turn on' })
  await dialog.getByLabel('6-digit code').fill(codeOf(secret))
  await expect(turnOn).toBeDisabled()
  await dialog.getByLabel('I have kept my backup codes in a safe place').check()
  await turnOn.click()
  await expect(card(page).getByText('10 backup codes left')).toBeVisible()
  return { secret, backupCodes }
}

test('two-factor is set up, asked for at sign-in, and turned off again', async ({
  page,
  browser,
  request,
}) => {
  await addFirmAdmin(request)
  for (const colorScheme of themesOf('two-factor.spec.ts')) await page.emulateMedia({ colorScheme })
  await enterPassword(page)
  await expect(page).not.toHaveURL(/\/login/)
  const { secret, backupCodes } = await setUp(page)
  // The session goes on under its new id.
  await page.reload()
  await expect(card(page).getByText('10 backup codes left')).toBeVisible()

  const byCode = await browser.newPage()
  await enterPassword(byCode)
  await expect(byCode.getByLabel('6-digit code')).toBeFocused()
  await expectAccessible(byCode)
  await byCode.getByLabel('6-digit code').fill(codeOf(secret, 1))
  await expect(byCode).not.toHaveURL(/\/login/)

  const byBackupCode = await browser.newPage()
  await enterPassword(byBackupCode)
  await byBackupCode.getByRole('button', { name: 'Use a backup code' }).click()
  await byBackupCode.getByLabel('Backup code').fill(backupCodes[0] ?? '')
  await byBackupCode.getByRole('button', { name: 'Verify' }).click()
  await expect(byBackupCode).not.toHaveURL(/\/login/)

  for (const code of backupCodes.slice(1, 8)) {
    const { challenge } = await post<{ challenge: string }>(request, '/auth/login', {
      data: { email, password },
    })
    await post(request, '/auth/login/two-factor', { data: { challenge, code } })
  }
  await page.reload()
  await expect(card(page).getByText(/^Only 2 backup codes are left/)).toBeVisible()
  await expectAccessible(page, 'main')

  await card(page).getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn off two-factor authentication?' })
  await dialog.getByLabel('Code or backup code').fill(backupCodes[8] ?? '')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(card(page).getByText('Off', { exact: true })).toBeVisible()
  expect(await post(request, '/auth/login', { data: { email, password } })).toHaveProperty('token')
  // Other sessions ended with it.
  await byCode.reload()
  await expect(byCode).toHaveURL(/\/login/)
})
