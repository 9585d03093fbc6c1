import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { connectTo, signIn } from './steps.ts'

const password = 'Chosen-for-Ada-1!'

test('a consultant is added, gets a client and a sign-in, works, loses the client, and is deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  const mark = Date.now()
  const name = `Ada Park${mark}`
  const address = `ada-${mark}@northwind.test`
  await signIn(page, 'admin@northwind.test')
  await page.getByRole('link', { name: 'Consultants', exact: true }).click()
  // The dashboard that they come from has tables too.
  await expect(page.getByRole('table', { name: 'Consultants' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add Consultant' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByLabel('Last name').fill(`Park${mark}`)
  await dialog.getByLabel('Email').fill(address)
  await dialog.getByLabel('Clients access').click()
  await page.getByRole('option', { name: 'Acme Manufacturing' }).click()
  await dialog.getByLabel('Position').click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Acme Manufacturing')

  await row.getByRole('button', { name: /^Setup Authentication/ }).click()
  await expect(dialog.getByLabel('Email')).toHaveValue(address)
  await dialog.getByLabel(/^Password/).fill(password)
  await dialog.getByLabel('Confirm password').fill(password)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Setup Authentication' }).click()
  await expect(page.getByText(`${name} can sign in now.`)).toBeVisible()
  await expect(row.getByRole('button', { name: /^Setup Authentication/ })).toBeDisabled()

  const theirs = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
  await theirs.goto('/login')
  await theirs.getByLabel('Email').fill(address)
  await theirs.getByLabel('Password', { exact: true }).fill(password)
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(theirs).not.toHaveURL(/\/login/)
  // They look at their colleagues and change nothing.
  await theirs.goto('/consultants')
  await expect(theirs.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  await expect(theirs.getByRole('button', { name: /^(Add|Edit|Delete|Setup)/ })).toHaveCount(0)
  await theirs.goto('/clients')
  await connectTo(theirs, 'Acme Manufacturing')

  await row.getByRole('button', { name: /^Edit/ }).click()
  await dialog.getByLabel('Position').fill('Principal')
  await dialog.getByLabel('Clients access').press('Backspace')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('Principal')
  await expect(row).not.toContainText('Acme Manufacturing')
  const token = await theirs.evaluate(() => localStorage.getItem('parley.token') ?? '')
  const headers = { authorization: `Bearer ${token}` }
  expect((await theirs.request.get('/api/auth/me', { headers })).status()).toBe(401)

  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('switch', { name: 'Show Obsolete' }).click()
  await expect(row).toContainText('Obsolete')
  await page.reload()
  await row.getByRole('button', { name: /^Restore/ }).click()
  await expect(row).not.toContainText('Obsolete')
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toContainText('Obsolete')
})
