import { expect, type Page, test } from '@playwright/test'
import { connectTo, openInitiative, openPane, phaseActions, signIn, signInByForm } from './steps.ts'

const uploaded = {
  name: 'katowice-data-owner.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'Memo of 20 November 2026. Tomasz Wieczorek names Ewa Nowak as data owner for Katowice. The data to be migrated has been assessed for all three plants.',
  ),
}

/** Marks every open finding as dealt with, as a person would after dealing with it. */
async function remediateAll(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Mark as remediated/ })
  await expect(async () => {
    for (const box of await boxes.all()) if (await box.isEnabled()) await box.click()
    for (const box of await boxes.all()) await expect(box).toBeChecked({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
}

/** Decides whatever the run asks of a person, until its summary is there. */
async function seeItThrough(page: Page): Promise<void> {
  const summary = page.getByRole('region', { name: 'Final summary' })
  const overrule = page.getByRole('button', { name: 'Overrule' })
  const answer = page.getByRole('button', { name: 'Answer', exact: true })
  await expect(async () => {
    if (await overrule.isVisible()) await overrule.click()
    if (await answer.isVisible()) {
      await page.getByLabel('Your answer').fill('Take it as given.')
      await answer.click()
    }
    await expect(summary).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 120_000 })
}

/** A redo after the end: later turns and the summary say what they do not know, and the summary is written again. */
async function haveItRedone(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  // Earlier turns are drawn above while it is scrolled to, and may move it between press and release.
  await expect(async () => {
    await page.getByRole('button', { name: 'Give feedback' }).first().click()
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await dialog.getByLabel('Give feedback').fill('Name the owner of each deciding requirement.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/^Made before the redo of/).first()).toBeVisible({ timeout: 60_000 })
  const summary = page.getByRole('region', { name: 'Final summary' })
  await expect(summary.getByText('Older than what was said after it')).toBeVisible()
  await summary.getByRole('button', { name: 'Write the summary again' }).click()
  await expect(summary.getByText('Older than what was said after it')).toBeHidden({ timeout: 60_000 })
}

/** The blocks of a turn's request with their text, for whoever may manage the initiative. */
async function lookAtWhatTheModelSaw(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: /^What the model saw/ })
  await buttons.nth(1).click()
  const panel = page.getByRole('dialog', { name: /What the model saw/ })
  await expect(panel.getByText('Complete')).toBeVisible()
  await panel.getByRole('button', { name: /brief/i }).click()
  await expect(panel.getByText(/Client: Acme Manufacturing/)).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
  // Turns may have come in before it meanwhile.
  await expect(buttons.and(page.locator(':focus'))).toHaveCount(1)
}

test('a consultant takes a phase from its inputs to its completion', async ({ page, browser, baseURL }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))

  await signInByForm(page, 'consultant@northwind.test')
  await connectTo(page, 'Acme Manufacturing')
  await openInitiative(page, 'ERP vendor selection')
  await expect(page.getByRole('heading', { level: 2, name: 'Discovery' })).toBeVisible()
  await expect(page.getByText('1 of 5 completed')).toBeVisible()

  // Somebody of the client's own looks on, and never reloads.
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const colleague = await other.newPage()
  await signIn(colleague, 'member@acme.test')
  await openInitiative(colleague, 'ERP vendor selection')

  const weight = (of: Page) => of.getByRole('textbox', { name: 'Requirements of special weight' })
  await weight(page).fill('FIN-07 and INT-01, because no extension can replace them.')
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect(weight(colleague)).toHaveValue(/FIN-07 and INT-01/)

  await openPane(page, 'Documents')
  await page.getByLabel('Upload Artifact', { exact: true }).setInputFiles(uploaded)
  const document = page.getByRole('listitem').filter({ hasText: uploaded.name.replace('.txt', '') })
  await expect(document.getByText('Searchable')).toBeVisible({ timeout: 60_000 })

  await openPane(page, 'Findings')
  await expect(page.getByText('The AI validation has not run yet.')).toBeVisible()
  const actions = phaseActions(page)
  await actions.getByRole('button', { name: 'AI Validation' }).click()
  // What was found has to be settled; where everything was confirmed the conversation is offered at once.
  const found = actions.getByRole('button', { name: 'Re-run Validation' })
  const allConfirmed = page.getByText('All risk mitigations have been validated successfully.')
  await expect(found.or(allConfirmed)).toBeVisible({ timeout: 60_000 })
  await remediateAll(page)

  await actions.getByRole('button', { name: 'AI Conversation' }).click()
  await expect(page.getByText('Sequence Active')).toBeVisible()
  await expect(colleague.getByText('Sequence Active')).toBeVisible()
  await page.getByLabel('Write to the moderator').fill('Please mind that Katowice has a data owner now.')
  await page.getByLabel('Write to the moderator').press('Enter')
  await expect(
    colleague.getByText('Please mind that Katowice has a data owner now.', { exact: true }),
  ).toBeVisible()
  await seeItThrough(page)
  await expect(colleague.getByRole('region', { name: 'Final summary' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('region', { name: 'Final summary' })).toBeVisible()
  await expect(
    page.getByText('Please mind that Katowice has a data owner now.', { exact: true }),
  ).toBeVisible()

  // Every turn says who wrote it.
  await expect(page.getByText(/^(?:Built-in model|Written by )/).first()).toBeVisible()
  await haveItRedone(page)
  await lookAtWhatTheModelSaw(page)

  await actions.getByRole('button', { name: 'Mitigations' }).click()
  await openPane(page, 'Findings')
  await expect(page.getByText(/^AI conversation/).first()).toBeVisible({ timeout: 60_000 })
  await remediateAll(page)
  await actions.getByRole('button', { name: 'Complete Phase' }).click()
  await expect(page.getByText('2 of 5 completed')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Analysis' })).toBeVisible()
  expect(problems).toEqual([])
  await other.close()
})
