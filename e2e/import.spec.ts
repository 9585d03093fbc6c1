import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { signIn } from './steps.ts'

const rows = Array.from({ length: 10_000 }, (_, index) =>
  index % 100 === 50
    ? `;Without ${index};Owner;nobody${index}@import.test;`
    : `Anna ${index};Müller-${index};"Head of ""Plant"" ${index}";anna${index}@import.test;+49 30 ${index}`,
)
const file = {
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFFVorname;Nachname;Funktion;E-Mail;Telefon\r\n${rows.join('\r\n')}\r\n`),
}

test('ten thousand people are checked, imported and undone', async ({ page }) => {
  await signIn(page, 'admin@acme.test')
  await page.goto('/departments-and-stakeholders')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import stakeholders' })
  await dialog.getByLabel('Choose CSV file').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByText('9,900 rows can be imported, 100 rows have errors.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(dialog.getByRole('row', { name: '52 52 First Name This field is required' })).toBeVisible()

  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download rows with errors' }).click()
  const bad = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(bad).toHaveLength(101)
  expect(bad[1]).toBe(',Without 50,Owner,nobody50@import.test,,This field is required')

  await dialog.getByRole('button', { name: 'Import 9,900 rows' }).click()
  await expect(dialog.getByText('9,900 people imported, 100 rows have errors.')).toBeVisible({
    timeout: 120_000,
  })

  await page.reload()
  await page.getByLabel('Search stakeholders').fill('Müller-9999')
  await expect(page.getByText('+49 30 9999')).toBeVisible()
  await page.getByRole('button', { name: 'Import CSV' }).click()
  await page.getByRole('button', { name: 'Undo the import of people.csv' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('9,900 people removed.')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByText('No stakeholders found matching your search.')).toBeVisible()
})
