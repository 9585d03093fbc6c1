import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signIn } from './steps.ts'
import { themesOf } from './themes.ts'

const method = {
  name: 'interface-pricing-method.md',
  mimeType: 'text/markdown',
  buffer: Buffer.from('# Pricing interfaces\n\nAsk both sides for a fixed price before signing.\n'),
}

const openSummaries = async (page: Page): Promise<void> => {
  await page.goto('/firm-management')
  await page.getByRole('tab', { name: /^Initiative Summaries/ }).click()
  await expect(page).toHaveURL(/\/firm-management\/summaries$/)
}
const rowOf = (page: Page, initiative: string) => page.getByRole('row', { name: new RegExp(initiative) })
/** Summaries are searchable soon after they are written. */
const soon = { timeout: 60_000 }

test('an artifact of the firm is uploaded for client work, and deleted', async ({ page }) => {
  await signIn(page, 'admin@northwind.test')
  await page.goto('/firm-management')
  await page.getByRole('tab', { name: /^Firm Artifacts \(\d+\)$/ }).click()
  await expect(page).toHaveURL(/\/firm-management\/artifacts$/)
  await page.getByRole('button', { name: 'Upload Artifact', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Artifact' })
  await expect(dialog.getByText('Please select a file')).toBeVisible()
  await dialog.getByLabel('Choose file').setInputFiles(method)
  await expect(dialog.getByLabel('Name *')).toHaveValue('interface-pricing-method')
  await expect(dialog.getByRole('switch', { name: 'May be used in client work' })).not.toBeChecked()
  await dialog.getByRole('switch', { name: 'May be used in client work' }).click()
  await dialog.getByLabel('Description').fill('How interfaces are priced')
  for (const tag of ['prices', 'prices', 'method']) {
    await dialog.getByLabel('Tags').fill(tag)
    await dialog.getByLabel('Tags').press('Enter')
  }
  await expect(dialog.getByRole('listitem')).toHaveText(['prices', 'method'])
  await dialog.getByRole('button', { name: 'Upload Artifact' }).click()

  const row = rowOf(page, 'interface-pricing-method')
  await expect(row.getByText('May be used in client work')).toBeVisible()
  await expect(row.getByText('Searchable')).toBeVisible(soon)
  await page.reload()
  await expect(row.getByText('How interfaces are priced')).toBeVisible()
  await row.getByRole('button', { name: 'Delete interface-pricing-method' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
})

test('a summary is written, searchable, edited and deleted, and stays so after a reload', async ({
  page,
}) => {
  await signIn(page, 'admin@northwind.test')
  await openSummaries(page)
  await page.getByRole('button', { name: 'New Summary' }).click()
  const dialog = page.getByRole('dialog', { name: 'New initiative summary' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Initiative and summary are required')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Initiative' }).fill('triage')
  await page.getByRole('option', { name: 'Clinical triage pilot' }).click()
  await dialog.getByRole('textbox', { name: 'Summary' }).fill('The pilot sorts referrals by urgency.')
  await dialog.getByLabel('Vendor choices').fill('Northlight')
  await dialog.getByLabel('Vendor choices').press('Enter')

  // What is typed survives a reload; the initiative too.
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(dialog.getByText('What you had typed before is back; it is not saved yet.')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Initiative' })).toHaveValue('Clinical triage pilot')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = rowOf(page, 'Clinical triage pilot')
  await expect(row.getByText('Northlight')).toBeVisible()
  await expect(row.getByText('Searchable', { exact: true })).toBeVisible(soon)

  await row.getByRole('button', { name: /^Edit the summary/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit initiative summary' })
  await expect(edit.getByRole('combobox')).toHaveCount(0)
  await edit.getByLabel('Outcomes').fill('Waiting fell by six minutes.')
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await page.reload()
  await row.getByRole('button', { name: 'Summary of Clinical triage pilot', exact: true }).click()
  const details = page.getByRole('dialog', { name: 'Summary of Clinical triage pilot' })
  await expect(details.getByText('Waiting fell by six minutes.')).toBeVisible()
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: /^Delete the summary/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
  await page.reload()
  await expect(rowOf(page, 'Patient portal selection')).toBeVisible()
  await expect(row).toBeHidden()
})

test('a consultant sees the summaries of the clients that they may access', async ({ page }) => {
  await signIn(page, 'consultant@northwind.test')
  await openSummaries(page)
  await expect(page.getByRole('tab', { name: 'Initiative Summaries (2)' })).toBeVisible()
  await expect(rowOf(page, 'Warehouse scanning selection')).toContainText('Acme Manufacturing')
  await expect(rowOf(page, 'Patient portal selection')).toHaveCount(0)
})

test('a question to the knowledge base leads to the summary that answers it', async ({ page }) => {
  await signIn(page, 'admin@northwind.test')
  await openSummaries(page)
  const row = rowOf(page, 'Warehouse scanning selection')
  await expect(row.getByText('Searchable', { exact: true })).toBeVisible(soon)
  await page.getByRole('tab', { name: 'Knowledge Base Query' }).click()
  await page
    .getByRole('textbox', { name: 'Your question' })
    .fill('Which scanners were chosen for the warehouses?')
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: /^Source 1: Summary of Warehouse scanning selection/ })
    .first()
    .click(soon)
  await page.getByRole('link', { name: 'Read the whole summary' }).click()
  const details = page.getByRole('dialog', { name: 'Summary of Warehouse scanning selection' })
  await expect(details.getByText(/Locations with wrong stock fell to 1.1 percent/)).toBeVisible()
  await expect(page).toHaveURL(/\/firm-management\/summaries\/[0-9a-f-]+$/)

  // Other specs begin with a history of their own.
  await details.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: 'Knowledge Base Query' }).click()
  await page.getByRole('button', { name: 'Clear history' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear history' }).click()
  await expect(page.getByRole('button', { name: 'Clear history' })).toBeDisabled()
})

for (const email of ['member@acme.test', 'superadmin@parley.test'])
  test(`the page is not for ${email}`, async ({ page }) => {
    await signIn(page, email)
    await page.goto('/firm-management')
    await expect(page.getByText('Only consulting firm users can access this page.')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
  })

for (const colorScheme of themesOf('firm-knowledge'))
  test(`axe finds nothing on the page of the firm’s knowledge, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page, 'admin@northwind.test')
    await openSummaries(page)
    await expect(rowOf(page, 'Warehouse scanning selection')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Summary of Warehouse scanning selection', exact: true }).click()
    await expect(page.getByText('Tallywise', { exact: true }).last()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Edit initiative summary' })).toBeVisible()
    await expectAccessible(page)
  })
