import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signIn } from './steps.ts'

test('a tutorial points at the real things and is kept as done; feedback is sent, answered and read', async ({
  page,
  browser,
}) => {
  await signIn(page, 'member@acme.test')
  await page.goto('/tutorials')
  await page.getByRole('button', { name: /^Start( again)?: Fill a phase$/ }).click()
  const card = page.locator('.parley-guide')
  await expect(card).toContainText('Open an initiative')
  // What it points at: all else lies under its veil.
  await page
    .getByRole('link', { name: /^Open initiative / })
    .first()
    .click()
  await expect(card).toContainText('The phases')
  const next = card.getByRole('button', { name: 'Next' })
  for (const title of ['Fill in the inputs', 'Add documents', 'What to do next']) {
    await next.click()
    await expect(card).toContainText(title)
  }
  await card.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Tutorial completed: Fill a phase')).toBeVisible()
  await page.goto('/tutorials')
  await expect(page.getByRole('button', { name: 'Start again: Fill a phase' })).toBeVisible()
  await expectAccessible(page)

  const words = `Larger letters ${Date.now()}`
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('link', { name: 'Send feedback' }).click()
  await expect(page.getByLabel('Page that it is about')).toHaveValue('/tutorials')
  await page.getByLabel(/Your words/).fill(words)
  await page.reload()
  await expect(page.getByLabel(/Your words/)).toHaveValue(words)
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: words })).toContainText('Not read yet')

  const console = await browser.newPage()
  await signIn(console, 'superadmin@parley.test')
  await console.goto('/admin/feedback')
  await console.getByRole('link', { name: words }).click()
  await console.getByLabel('Your answer').fill('They come next.')
  await console.getByRole('button', { name: 'Save answer' }).click()
  await expect(console.getByText('The answer was saved.')).toBeVisible()
  await console.close()

  await page.reload()
  const told = page.getByRole('listitem').filter({ hasText: words })
  await expect(told).toContainText('They come next.')
  await expectAccessible(page)
})
