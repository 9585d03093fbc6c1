import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openInitiative, signIn } from './steps.ts'
import { themesOf } from './themes.ts'

const name = 'ERP vendor selection'

const lookBack = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Initiation/ }).click()
  await expect(page.getByText('Phase Review')).toBeVisible()
}

for (const colorScheme of themesOf('initiative-page'))
  test(`axe finds nothing on the initiative's page, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page, 'member@acme.test')
    await openInitiative(page, name)
    await expect(page.getByLabel('Number of requirements')).toBeVisible()
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    await expectAccessible(page)

    await lookBack(page)
    await expect(page.getByText('12 messages')).toBeVisible()
    await expect(page.getByText('Why now', { exact: true })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: /^No fallback is decided/ }).click()
    await expect(page.getByRole('dialog', { name: 'Observation' })).toBeVisible()
    await expectAccessible(page)
  })

for (const width of [1024, 390])
  test(`the initiative's page fits a window of ${width} px, the conversation behind a tab`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, 'viewer@acme.test')
    await openInitiative(page, name)
    await lookBack(page)
    await expect(page.getByRole('log')).toBeHidden()
    await page.getByRole('tab', { name: 'Conversation' }).click()
    await expect(page.getByRole('log')).toBeVisible()
    await expect(page.getByLabel('Write to the moderator')).toBeVisible()
    // Runs in the page, so it comes as text: these files know no browser.
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })

test('the phases, a finding and the conversation are reached by keyboard alone', async ({ page }) => {
  await signIn(page, 'member@acme.test')
  await openInitiative(page, name)
  const step = page.getByRole('button', { name: /^Initiation/ })
  await expect(step).toBeVisible()
  const tabTo = async (label: RegExp): Promise<void> => {
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      if ((await focused.count()) === 0) continue
      if (label.test((await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? ''))
        return
    }
    throw new Error(`The keyboard never came to ${String(label)}.`)
  }
  await tabTo(/^Initiation/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Phase Review')).toBeVisible()
  await tabTo(/^No fallback is decided/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Observation' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await tabTo(/^Source 1:/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').locator('mark')).toBeVisible()
})
