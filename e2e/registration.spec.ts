import { type APIRequestContext, expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { connectTo, signIn } from './steps.ts'

const [password, newPassword] = ['Chosen-by-Eva-1!', 'Chosen-again-2!']

/** The newest link of a kind to an address: with no mail server, super admins read mails (decisions D2). */
async function linkTo(request: APIRequestContext, address: string, page: string): Promise<string> {
  const data = { email: 'superadmin@parley.test', password: 'Parley-demo-1!' }
  const { token } = (await (await request.post('/api/auth/login', { data })).json()) as { token: string }
  let link = ''
  await expect(async () => {
    const mails = await request.get(`/api/admin/mails?q=${encodeURIComponent(address)}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const texts: string[] = []
    for (const { id } of (await mails.json()) as { id: string }[]) {
      const mail = await request.get(`/api/admin/mails/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      texts.push(((await mail.json()) as { text: string }).text)
    }
    link =
      texts
        .map((text) => /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1] ?? '')
        .find((found) => found.startsWith(page)) ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return link
}

test('a forgotten password is set anew by the mailed link, and the sessions before are over', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const address = `eva-${Date.now()}@acme.test`
  const data = { email: 'admin@acme.test', password: 'Parley-demo-1!' }
  const { token } = (await (await request.post('/api/auth/login', { data })).json()) as { token: string }
  const created = await request.post('/api/users', {
    data: { email: address, firstName: 'Eva', lastName: 'Berg', password },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(created.status()).toBe(201)
  const before = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
  await before.goto('/login')
  await before.getByLabel('Email').fill(address)
  await before.getByLabel('Password', { exact: true }).fill(password)
  await before.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(before).toHaveURL(/\/initiatives/)

  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Password reset email sent successfully')).toBeVisible()
  await page.goto(await linkTo(request, address, '/reset-password'))
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Password has been reset successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await before.reload()
  await expect(before).toHaveURL(/\/login/)
  await before.context().close()
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'Registration is by invitation' })).toBeVisible()
  await expectAccessible(page)
})

test('an impersonation is counted down, warned of, and ends in the own place', async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'consultant@northwind.test')
  await connectTo(page, 'Acme Manufacturing')
  await expect(page.getByText('· 60 min')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Impersonating/)).toBeVisible()
  // The server's clock goes on as it is: at the page's end the session is ended there by hand.
  await page.route('**/api/auth/refresh', async (route) => {
    const token = await page.evaluate(() => localStorage.getItem('parley.token'))
    const answer = await page.request.post('/api/auth/stop-impersonation', {
      headers: { authorization: `Bearer ${token ?? ''}` },
    })
    await route.fulfill({ response: answer })
  })
  await page.clock.fastForward('56:00')
  await expect(page.getByText('· 4 min')).toBeVisible()
  await expect(page.getByText('You act for this organisation for 5 more minutes.')).toBeAttached()
  await page.clock.fastForward('05:00')
  await expect(page.getByText(/Your 60 minutes inside the organisation are over/)).toBeVisible()
  await expect(page).toHaveURL(/consulting-firm-dashboard/)
  await expect(page.getByText(/^Impersonating/)).toHaveCount(0)
})
