import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { connectTo, signIn } from './steps.ts'
import { themesOf } from './themes.ts'

const log = (page: Page) => page.getByRole('log', { name: 'Questions and answers' })
const box = (page: Page) => page.getByLabel('Your question')

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question)
  await box(page).press('Enter')
  await expect(log(page).getByText(question).last()).toBeInViewport()
  // While an answer is on its way there is a button to stop it.
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeVisible({ timeout: 60_000 })
}

test('a consultant searches what the firm knows and opens a citation at its place', async ({ page }) => {
  await signIn(page, 'consultant@northwind.test')
  await page.getByRole('link', { name: 'Query Knowledge' }).click()
  await expect(page.getByRole('heading', { name: 'Knowledge Base Query' })).toBeVisible()
  await ask(page, 'How do we score vendors in demonstrations?')
  await expect(log(page).getByText('Built-in model').last()).toBeVisible()
  const mark = page.getByRole('button', { name: /^Source 1: / })
  const name = ((await mark.first().getAttribute('aria-label')) ?? '').replace('Source 1: ', '')
  await mark.first().click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.locator('mark')).toBeInViewport()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(mark.first()).toBeFocused()
  await log(page).getByText('What was found').last().click()
  await expect(
    log(page)
      .getByText(/(Clearly about it|Touches the subject) · \d+%/)
      .last(),
  ).toBeVisible()
  // Helios is a client of the firm that this consultant may not access.
  await ask(page, 'What does the clinical triage pilot of Helios say?')
  await expect(log(page).getByText('Helios Health')).toHaveCount(0)
})

async function clearHistory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear history' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear history' }).click()
  await expect(log(page).getByRole('heading', { name: 'Answer' })).toHaveCount(0)
}

test('a client member chats: question, follow-up, reload, clear', async ({ page }) => {
  await signIn(page, 'member@acme.test')
  await page.goto('/query-knowledge')
  await expect(page.getByRole('heading', { name: "What's on your mind today?" })).toBeVisible()
  // What other tests asked in the same name.
  const asked = log(page).getByRole('heading', { name: 'Answer' }).last()
  await expect(asked.or(page.getByText('For example'))).toBeVisible()
  if (await asked.isVisible()) await clearHistory(page)
  await ask(page, 'What is the five-year cost of the ERP?')
  await expect(page.getByRole('button', { name: /^Source \d+: Five-Year Cost Model/ }).first()).toBeVisible()
  await ask(page, 'And what does it say about the present landscape?')
  await expect(log(page).getByRole('heading', { name: 'Answer' })).toHaveCount(2)
  await expect(log(page).getByText('And what does it say about the present landscape?')).toBeInViewport()

  await page.reload()
  await expect(log(page).getByText('What is the five-year cost of the ERP?')).toBeAttached()
  await expect(log(page).getByRole('heading', { name: 'Answer' })).toHaveCount(2)

  await clearHistory(page)
  await expect(box(page)).toBeFocused()
  await page.reload()
  await expect(page.getByText('For example')).toBeVisible()
  await expect(log(page).getByRole('heading', { name: 'Answer' })).toHaveCount(0)
})

test('a viewer may ask, and is told plainly where nothing is found', async ({ page }) => {
  await signIn(page, 'viewer@acme.test')
  await page.goto('/query-knowledge')
  await ask(page, 'Who won the football world cup in 1998?')
  const answers = log(page).getByRole('heading', { name: 'Answer' })
  const before = await answers.count()
  await expect(
    log(page)
      .getByText(/I found nothing about this/)
      .last(),
  ).toBeInViewport()
  await expect(log(page).getByText('Ask in other words', { exact: false }).last()).toBeInViewport()
  await log(page).getByRole('button', { name: 'Search wider' }).click()
  await expect(answers).toHaveCount(before + 1)
})

test('a consultant who is switched into a client has the client’s chat', async ({ page }) => {
  await signIn(page, 'consultant@northwind.test')
  await page.goto('/clients')
  await connectTo(page, 'Acme Manufacturing')
  await page.getByRole('link', { name: 'Query Knowledge' }).click()
  await expect(page.getByRole('heading', { name: "What's on your mind today?" })).toBeVisible()
})

test('a super admin is led to a client or a firm', async ({ page }) => {
  await signIn(page, 'superadmin@parley.test')
  await page.goto('/query-knowledge')
  await expect(page.getByText('Select a client or consulting firm')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to consulting firms' }).click()
  await expect(page).toHaveURL(/\/admin\/consulting-firms$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Consulting Firms' })).toBeVisible()
})

test('the chat works on a phone, and axe finds nothing in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await signIn(page, 'admin@acme.test')
  await page.goto('/query-knowledge')
  await expect(box(page)).toBeVisible()
  await expectAccessible(page)
  await ask(page, 'What is the five-year cost of the ERP?')
  for (const part of ['What was found', 'Initiatives and clients behind it'])
    await log(page).getByText(part).last().click()
  for (const colorScheme of themesOf('query-knowledge')) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  const isWider = await page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth')
  expect(isWider).toBe(false)
})
