import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signIn } from './steps.ts'
import { themesOf } from './themes.ts'

for (const colorScheme of themesOf('shell-pages'))
  test(`axe finds nothing from signing in to a new initiative, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expectAccessible(page)
    await signIn(page, 'member@acme.test')
    await page.goto('/initiatives')
    await expect(page.getByRole('link', { name: /ERP vendor selection/ }).first()).toBeVisible()
    await expectAccessible(page)
    await page.goto('/initiatives/create')
    const template = page.getByRole('link', { name: /Vendor Selection/ }).first()
    await expect(template).toBeVisible()
    await expectAccessible(page)
    await template.click()
    await expect(page.getByRole('button', { name: 'Save Initiative' })).toBeVisible()
    await expectAccessible(page)
  })
