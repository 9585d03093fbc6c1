import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signIn } from './steps.ts'
import { themesOf } from './themes.ts'

const reason = `A question of ${Date.now().toString(36)}`

const rowsOf = (page: Page) => page.getByRole('group', { name: 'Audit Log' }).locator('tbody tr')

async function enterNorthwind(page: Page): Promise<void> {
  await signIn(page, 'superadmin@parley.test')
  await page.getByRole('button', { name: 'Impersonate firm Northwind Advisory' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: 'Impersonate Firm' }).click()
  await expect(page.getByText(/^Impersonating/)).toBeVisible()
}

test('a firm is told who acted in it; it filters its audit log and takes it along', async ({ browser }) => {
  const [outside, inside] = [await browser.newPage(), await browser.newPage()]
  await enterNorthwind(outside)

  await signIn(inside, 'admin@northwind.test')
  await inside.goto('/settings/audit')
  const started = rowsOf(inside).filter({ hasText: 'Started to act for the organisation' }).first()
  await expect(started).toContainText('Parley support')
  await expect(started).toContainText('acting for Northwind Advisory')
  // Sealed some seconds after it was committed.
  await expect(async () => {
    await inside.reload()
    await expect(started).toContainText(/Sealed · position \d+/, { timeout: 2_000 })
  }).toPass()
  await started.getByRole('button').click()
  await expect(inside.getByRole('dialog')).toContainText(reason)
  await inside.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await inside.getByRole('combobox', { name: 'Matter' }).click()
  await inside.getByRole('option', { name: 'Sign-ins and sessions' }).click()
  await expect(inside).toHaveURL(/group=access/)
  await inside.getByRole('combobox', { name: 'Action' }).click()
  await inside.getByRole('option', { name: 'Signed in', exact: true }).click()
  await expect(rowsOf(inside).filter({ hasText: 'Started to act' })).toHaveCount(0)
  await expect(rowsOf(inside).first()).toContainText('Signed in')

  const download = inside.waitForEvent('download')
  await inside.getByRole('button', { name: 'Export CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.split('\r\n').slice(1, -1)).not.toHaveLength(0)
  expect(file).not.toContain('impersonation.started')
  await inside.goto('/settings/audit?action=audit')
  await expect(rowsOf(inside).first()).toContainText('Audit log exported')
  for (const theme of themesOf('audit')) {
    await inside.emulateMedia({ colorScheme: theme })
    await expectAccessible(inside)
  }
})

test('a client reads its own entries alone', async ({ page }) => {
  await signIn(page, 'admin@acme.test')
  await page.goto('/settings/audit')
  await expect(rowsOf(page).first()).toContainText('Signed in')
  await expect(page.getByText('Parley support')).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Client' })).toHaveCount(0)
})
