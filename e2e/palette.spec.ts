import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signIn } from './steps.ts'

test('somebody of a client searches, goes and does from the keyboard, and takes the tour', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test')
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toBeVisible()
  await expectAccessible(page)

  // Search, with what is found opened by Enter.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: /Search, go to a page/ })
  // At once, while its part is still being loaded.
  await page.keyboard.type('erp vendor')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await expect(palette.getByRole('combobox')).toHaveValue('erp vendor')
  await expect(palette.getByRole('option', { name: /ERP vendor selection/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /ERP vendor selection/ })).toBeVisible()

  // Do: the appearance, and what was chosen stands first the next time.
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('group', { name: 'Recent' })).toContainText('ERP vendor selection')
  await page.keyboard.type('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await expect(page.getByRole('heading', { level: 1, name: /ERP vendor selection/ })).toBeVisible()

  // Keys: the help, a page by two keys, and the tour to its end.
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  // Single keys wait until it is known that they are not turned off.
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(help).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await expect(page).toHaveURL(/\/initiatives$/)
  await steps.getByRole('button', { name: 'Take the tour' }).click()
  for (const stop of ['Welcome to Parley', 'Your menu', 'Search and do', 'Notifications', 'Your account']) {
    await expect(page.getByRole('dialog', { name: stop })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('dialog', { name: 'Your first page' }).getByRole('button', { name: 'Done' }).click()
  await expect(steps.getByRole('button', { name: 'Take the tour' })).toHaveCount(0)
})

test('a document that is found opens itself', async ({ page }) => {
  await signIn(page, 'member@acme.test')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('steering committee')
  await page
    .getByRole('option', { name: /^Steering Committee Minutes/ })
    .first()
    .click()
  const preview = page.getByRole('dialog', { name: 'Steering Committee Minutes' })
  await expect(preview).toBeVisible()
  await preview.getByRole('button', { name: 'Close' }).click()
  await expect(preview).toHaveCount(0)
  await expect(page).toHaveURL(/\/artifacts\?q=/)
})
