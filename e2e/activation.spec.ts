import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { connectTo, openInitiative, openPane, signIn } from './steps.ts'

const name = 'ERP vendor selection'
const panel = (page: Page) => page.getByRole('region', { name: 'Activation' })

/** The documents of the demo are indexed right after the first start; an activation made before that is outdated. */
async function waitForDocuments(page: Page): Promise<void> {
  await openPane(page, 'Documents')
  await expect(page.getByText('Vendor Responses Summary').first()).toBeVisible()
  for (const state of ['Waiting', 'Reading', 'Indexing'])
    await expect(page.getByText(state, { exact: true })).toHaveCount(0, { timeout: 60_000 })
}

test('a consultant activates a phase: bundle, context of all three kinds, and the phase that builds on it', async ({
  page,
}) => {
  await signIn(page, 'consultant@northwind.test')
  await connectTo(page, 'Acme Manufacturing')
  await openInitiative(page, name)
  await page.getByRole('button', { name: /^Initiation/ }).click()
  await waitForDocuments(page)
  await openPane(page, 'Activation')
  await expect(panel(page).getByRole('status')).toHaveText('Not Activated')
  await panel(page).getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(panel(page).getByRole('status')).toHaveText('Activated', { timeout: 60_000 })

  await expect(panel(page).getByText('What the initiative’s documents say')).toBeVisible()
  await panel(page).getByRole('heading', { name: 'Sources', level: 4 }).click()
  for (const kind of ['Initiative', 'Client', 'Firm']) {
    const group = panel(page).getByRole('group', { name: kind, exact: true })
    await expect(group.getByText(/% relevant/).first()).toBeVisible()
  }
  await panel(page).getByRole('heading', { name: 'Bundled output' }).click()
  await expect(panel(page).getByText('Final summary')).toBeVisible()
  await expect(panel(page).getByText('Business Analyst').first()).toBeVisible()
  await expectAccessible(page)

  // A source of the firm opens at its passage, inside the client too.
  const firm = panel(page).getByRole('group', { name: 'Firm', exact: true })
  await firm.getByRole('button').first().click()
  await expect(page.getByRole('dialog').locator('mark')).not.toBeEmpty()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  const activatedAt = panel(page).getByText(/^Activated .* by /)
  const told = await activatedAt.textContent()
  await page.reload()
  await page.getByRole('button', { name: /^Initiation/ }).click()
  await expect(activatedAt).toHaveText(told ?? '')
  await expect(panel(page).getByRole('button', { name: 'Activate', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(panel(page).getByText('This phase is already activated.')).toBeVisible()

  await page
    .getByRole('button', { name: /Discovery/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Builds on the activation of Initiation' }).click()
  await expect(page.getByText('Phase Review')).toBeVisible()
})
