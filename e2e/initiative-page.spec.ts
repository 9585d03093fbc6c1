import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { watchRequests } from './requests.ts'
import { openInitiative, openPane, signIn } from './steps.ts'
import { themesOf } from './themes.ts'

const name = 'ERP vendor selection'

const lookBack = async (page: Page): Promise<void> => {
  const step = page.getByRole('button', { name: /^Initiation/ })
  const menu = page.getByRole('button', { name: '2/5 Discovery' })
  await expect(step.or(menu)).toBeVisible()
  // A phone has the phases in a menu.
  if (await menu.isVisible()) {
    await menu.click()
    await page.getByRole('menuitem', { name: /^Initiation/ }).click()
  } else await step.click()
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

    await openPane(page, 'Findings')
    await page.getByRole('button', { name: /^No fallback is decided/ }).click()
    const finding = page.getByRole('region', { name: /^No fallback is decided/ })
    await expect(finding.getByLabel('Write a comment')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(finding).toBeVisible()
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
    await openPane(page, 'Conversation')
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
  // The tab that is open takes the focus, whichever the phase's next step has opened; Findings is the third.
  await tabTo(/^(Inputs|Documents|Findings|Activation)\b/)
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('list', { name: 'Observations' })).toBeVisible()
  // The list is one stop; arrows move in it.
  await tabTo(/^Select: /)
  await page.keyboard.press('Home')
  const row = page.getByRole('button', { name: /^No fallback is decided/ })
  for (let presses = 0; presses < 10; presses += 1) {
    if (/^No fallback is decided/.test((await page.locator(':focus').textContent()) ?? '')) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^No fallback is decided/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(row).toHaveAttribute('aria-expanded', 'false')
  await tabTo(/^Source 1:/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').locator('mark')).toBeVisible()
})

test('a reload takes few files and asks for nothing twice', async ({ page }) => {
  await signIn(page, 'member@acme.test')
  await openInitiative(page, name)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  const requests = watchRequests(page)
  await page.reload()
  await expect(page.getByLabel('Number of requirements')).toBeVisible()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await requests.expectFew()
})

test('on a phone the head of the page and the next step leave the window to the work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'member@acme.test')
  await openInitiative(page, name)
  const step = page.getByRole('region', { name: 'Next step' })
  const box = await step.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(120)
})
