import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from './steps.ts'
import { themesOf } from './themes.ts'

const check = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

for (const colorScheme of themesOf('shell-pages'))
  test(`axe finds nothing from signing in to a new initiative, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await check(page)
    await signIn(page, 'member@acme.test')
    await page.goto('/initiatives')
    await expect(page.getByRole('link', { name: /ERP vendor selection/ }).first()).toBeVisible()
    await check(page)
    await page.goto('/initiatives/create')
    const template = page.getByRole('link', { name: /Vendor Selection/ }).first()
    await expect(template).toBeVisible()
    await check(page)
    await template.click()
    await expect(page.getByRole('button', { name: 'Save Initiative' })).toBeVisible()
    await check(page)
  })
