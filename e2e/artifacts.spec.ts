import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signIn } from './steps.ts'
import { themesOf } from './themes.ts'

const notes = {
  name: 'plant-visit-notes.md',
  mimeType: 'text/markdown',
  buffer: Buffer.from(
    '# Plant visit\n\nThe Sheffield press line stops every **second** Friday.\n\n<script>document.title = "run"</script>\n',
  ),
}

test('documents are uploaded, previewed, edited, moved and deleted, and stay so after a reload', async ({
  page,
}) => {
  await signIn(page, 'member@acme.test')
  await page.goto('/artifacts')
  await page.getByLabel('Drop files here to upload them').setInputFiles(notes)
  const card = page.getByRole('listitem').filter({ hasText: 'plant-visit-notes' })
  await expect(card.getByText('Searchable')).toBeVisible({ timeout: 60_000 })

  await card.getByRole('button', { name: 'Preview plant-visit-notes' }).click()
  const preview = page.getByRole('dialog', { name: 'plant-visit-notes' })
  await expect(preview.getByText('The Sheffield press line stops every second Friday.')).toBeVisible()
  await expect(page).not.toHaveTitle('run')
  await preview.getByRole('button', { name: 'Close' }).click()

  await card.getByRole('button', { name: 'Edit plant-visit-notes' }).click()
  await page.getByLabel('Name *').fill('Plant visit, Sheffield')
  await page.getByLabel('Tags').fill('plants')
  await page.getByLabel('Tags').press('Enter')
  await page.getByRole('button', { name: 'Save' }).click()
  const renamed = page.getByRole('listitem').filter({ hasText: 'Plant visit, Sheffield' })
  await expect(renamed.getByText('plants')).toBeVisible()

  await renamed.getByRole('checkbox').check()
  await page.getByRole('region', { name: '1 selected' }).getByRole('button', { name: 'Move' }).click()
  await page.getByRole('combobox', { name: /Initiative/ }).click()
  await page.getByRole('option', { name: 'ERP vendor selection' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await expect(renamed.getByText('ERP vendor selection')).toBeVisible()

  await page.getByLabel('Search artifacts').fill('sheffield')
  await expect(page).toHaveURL(/q=sheffield/)
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await renamed.getByRole('button', { name: 'Delete Plant visit, Sheffield' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No artifacts found')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No artifacts found')).toBeVisible()
})

test('PDF and Word documents are shown in the browser', async ({ page }) => {
  await signIn(page, 'viewer@acme.test')
  await page.goto('/artifacts?kind=PDF')
  await page.getByRole('button', { name: 'Preview Vendor Responses Summary' }).click()
  // The words lie over the drawn page, so that they can be selected.
  await expect(page.getByText('Receipt and completeness').first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Close' }).click()

  await page.goto('/artifacts?kind=Word')
  await page.getByRole('button', { name: 'Preview Steering Committee Minutes' }).click()
  const frame = page.frameLocator('iframe[title="Steering Committee Minutes"]')
  await expect(frame.getByRole('heading', { name: '1. Mandate' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: /^(Edit|Delete|Move) / })).toHaveCount(0)
})

test('a firm’s documents are its own', async ({ page }) => {
  await signIn(page, 'admin@northwind.test')
  await page.goto('/artifacts')
  const row = page.getByRole('row', { name: /Rate Card and Margin Guidance/ })
  await expect(row.getByText('Searchable')).toBeVisible()
  await row.getByRole('button', { name: /^Edit / }).click()
  await page.getByRole('switch', { name: 'May be used in client work' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('May be used in client work')).toBeVisible()
  await page.reload()
  await expect(row.getByText('May be used in client work')).toBeVisible()
})

for (const colorScheme of themesOf('artifacts'))
  test(`axe finds nothing in artifacts and imports, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page, 'member@acme.test')
    await page.goto('/artifacts')
    await page.getByRole('checkbox', { name: 'Select Five-Year Cost Model' }).check()
    await expectAccessible(page)
    await page.getByRole('region', { name: '1 selected' }).getByRole('button', { name: 'Move' }).click()
    await expectAccessible(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Upload Artifact', exact: true }).click()
    await expectAccessible(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Preview Decision and Risk Log' }).click()
    await expect(page.getByRole('dialog').getByText('Kept by:')).toBeVisible()
    await expectAccessible(page, '[role=dialog]')

    await page.goto('/departments-and-stakeholders')
    await page.getByRole('button', { name: 'Import CSV' }).click()
    await page.getByLabel('Choose CSV file').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('firstName,lastName,role\nAda,Roth,Owner\n,Lang,Owner\n'),
    })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(page.getByText('1 row can be imported, 1 row has an error.')).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
  })

test('a firm’s table of artifacts has no axe finding', async ({ page }) => {
  await signIn(page, 'admin@northwind.test')
  await page.goto('/artifacts')
  await expect(page.getByRole('row', { name: /Northwind Method/ })).toBeVisible()
  await expectAccessible(page)
})
