import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signIn } from './steps.ts'

const newPassword = 'Chosen-by-Ada-1!'

/** The link of the newest mail to an address: with no mail server, super admins read mails (decisions D2). */
async function linkInMail(request: APIRequestContext, address: string): Promise<string> {
  const credentials = { email: 'superadmin@parley.test', password: 'Parley-demo-1!' }
  const answer = await request.post('/api/auth/login', { data: credentials })
  const { token } = (await answer.json()) as { token: string }
  let link = ''
  await expect(async () => {
    const headers = { authorization: `Bearer ${token}` }
    const mails = await request.get(`/api/admin/mails?q=${encodeURIComponent(address)}`, { headers })
    const [first] = (await mails.json()) as { id: string; status: string }[]
    expect(first?.status).toBe('KEPT')
    const opened = await request.get(`/api/admin/mails/${first?.id ?? ''}`, { headers })
    const mail = (await opened.json()) as { text: string }
    link = /https?:\/\/[^/\s]+(\/\S+)/.exec(mail.text)?.[1] ?? ''
    expect(link).toContain('/register?token=')
  }).toPass({ timeout: 30_000 })
  return link
}

const chooseRole = async (page: Page, role: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: role }).click()
}

test('an administrator makes a role, invites somebody with it, and they come in', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const address = `ada-${Date.now()}@acme.test`
  await signIn(page, 'admin@acme.test')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Roles' }).click()
  await page.getByRole('button', { name: 'Add Role' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('People manager')
  await dialog.getByLabel('Description').fill('Looks after the people')
  await dialog.getByRole('checkbox', { name: 'Manage users' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /People manager/ })).toContainText('Manage users')
  await page.reload()
  await expect(page.getByRole('row', { name: /People manager/ })).toContainText('Looks after the people')

  await page.getByRole('link', { name: 'Users' }).click()
  await page.getByRole('button', { name: 'Add User' }).click()
  await dialog.getByLabel('Email').fill(address)
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByLabel('Last name').fill('Park')
  await chooseRole(page, 'People manager')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Ada Park/ })).toContainText('People manager')

  const theirs = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
  const link = await linkInMail(request, address)
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'Welcome to Parley' })).toBeVisible()
  await expectAccessible(theirs)
  await expect(theirs.getByLabel('First name')).toHaveValue('Ada')
  await theirs.getByLabel('Password', { exact: true }).fill(newPassword)
  await theirs.getByLabel('Confirm password', { exact: true }).fill(newPassword)
  await theirs.getByRole('button', { name: 'Set up account' }).click()
  await expect(theirs).toHaveURL(/\/initiatives/)

  // With manage_users alone: people can be invited, but not as more than one is, and roles only be looked at.
  await theirs.goto('/settings/users/create')
  await theirs.getByRole('dialog').getByRole('combobox', { name: 'Role' }).click()
  await expect(theirs.getByRole('option', { name: 'Client Admin' })).toHaveAttribute('aria-disabled', 'true')
  await theirs.goto('/settings/roles')
  await expect(theirs.getByRole('row', { name: /People manager/ })).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Add Role' })).toHaveCount(0)
  // A link works once.
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'This link cannot be used any more' })).toBeVisible()

  // Back at the administrator's: change, then delete; each outlives a reload.
  await theirs.goto('/settings/users')
  await expect(theirs.getByRole('row', { name: /Ada Park/ })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Ada Park' }).click()
  await expect(page).toHaveURL(/\/settings\/users\/[\w-]+\/edit/)
  await dialog.getByLabel('Last name').fill('Parker')
  await chooseRole(page, 'Client Viewer')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row', { name: /Ada Parker/ })).toContainText('Client Viewer')
  await page.getByLabel('Search by name or email').fill('parker')
  await expect(page).toHaveURL(/q=parker/)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete Ada Parker' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'Are you sure you want to delete this user? This action cannot be undone.',
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No users found')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('Your session is over').or(theirs.getByLabel('Email'))).toBeVisible()

  await page.goto('/settings/roles')
  await page.getByRole('button', { name: 'Delete People manager' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row', { name: /People manager/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row', { name: /Client Admin/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /People manager/ })).toHaveCount(0)
})

test('the pages work for each kind of person, in light and dark', async ({ browser, baseURL }) => {
  const people = [
    { email: 'admin@acme.test', colorScheme: 'light', pages: ['/settings/users', '/settings/roles'] },
    { email: 'admin@northwind.test', colorScheme: 'dark', pages: ['/settings/users', '/settings/roles'] },
  ] as const
  for (const { email, colorScheme, pages } of people) {
    const context = await browser.newContext({
      colorScheme,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const page = await context.newPage()
    await signIn(page, email)
    for (const path of pages) {
      await page.goto(path)
      const add = page.getByRole('button', { name: /^Add (User|Role)/ })
      await expect(add).toBeVisible()
      await expect(page.getByRole('table')).toBeVisible()
      await expectAccessible(page)
      // By keyboard alone: open, and Escape closes.
      await add.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(add).toBeFocused()
    }
    await context.close()
  }
})

test('a viewer looks and changes nothing', async ({ page, request }) => {
  await signIn(page, 'viewer@acme.test')
  for (const path of ['/settings/users', '/settings/roles']) {
    await page.goto(path)
    await expect(page.getByRole('table')).toBeVisible()
    for (const name of [/^Add/, /^Edit/, /^Delete/])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  await page.goto('/settings/users/create')
  await expect(page.getByText('Access denied')).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('parley.token') ?? '')
  const headers = { authorization: `Bearer ${token}` }
  const refused = [
    await request.post('/api/users', { headers, data: { email: 'more@acme.test' } }),
    await request.post('/api/roles', { headers, data: { name: 'More', permissions: [] } }),
  ]
  expect(refused.map((answer) => answer.status())).toEqual([403, 403])
})
