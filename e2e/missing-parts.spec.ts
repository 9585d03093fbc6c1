import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openInitiative, signIn } from './steps.ts'

const name = 'ERP vendor selection'

/** Files as they are gone after an update, or while the network is away. */
async function lose(page: Page, part: string): Promise<void> {
  await page.route(`**/assets/${part}-*.js`, (route) => route.abort('failed'))
}

/** It says what happened, and once the file is there again its button leads on. */
async function expectWayOn(page: Page): Promise<void> {
  const told = page.getByRole('alert').filter({ hasText: /Parley was updated, or the connection was lost/ })
  await expect(told).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Next step' })).toBeVisible()
}

for (const part of ['InitiativePage', 'phase', 'shell'])
  test(`a page without its part '${part}' says so and offers a way on`, async ({ page }) => {
    await signIn(page, 'member@acme.test')
    await openInitiative(page, name)
    await lose(page, part)
    await page.reload()
    await expectWayOn(page)
  })

test('a page that is come to without its part keeps what stands around it', async ({ page }) => {
  await signIn(page, 'member@acme.test')
  await page.goto('/initiatives')
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
  await lose(page, 'InitiativePage')
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expectWayOn(page)
})

test('a page without any script says so and can be loaded again', async ({ page }) => {
  await lose(page, 'index')
  await page.goto('/login')
  await expect(page.getByRole('alert')).toHaveText(
    'The page could not be loaded. Please check the connection.',
  )
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})
