import { expect, type Page, test } from '@playwright/test'
import { pdfFile } from '../orchestrator/src/ingestion/testing/sample-files.ts'
import { filler, samples, type Sample, text } from './format-samples.ts'
import { signIn } from './steps.ts'

async function upload(page: Page, files: Sample['file'][]): Promise<void> {
  await page.goto('/artifacts')
  await page.getByLabel('Drop files here to upload them').setInputFiles(files)
  for (const { name } of files) {
    const card = page.getByRole('listitem').filter({ hasText: name.replace(/\.\w+$/, '') })
    await expect(card.getByText('Searchable')).toBeVisible({ timeout: 90_000 })
  }
}

test('each format is found by a question about a fact deep in it, and opens at the right place', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, 'member@acme.test')
  await upload(
    page,
    samples.map(({ file }) => file),
  )
  await page.goto('/query-knowledge')
  const log = page.getByRole('log', { name: 'Questions and answers' })
  for (const { file, question, fact, place } of samples)
    await test.step(file.name, async () => {
      const name = file.name.replace(/\.\w+$/, '')
      const before = await log.getByRole('heading', { name: 'Answer' }).count()
      await page.getByLabel('Your question').fill(question)
      await page.getByLabel('Your question').press('Enter')
      await expect(log.getByRole('heading', { name: 'Answer' })).toHaveCount(before + 1, { timeout: 60_000 })
      const mark = log.getByRole('button', { name: `Source 1: ${name}` }).last()
      await mark.click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog.locator('mark')).toContainText(fact)
      await expect(dialog.getByRole('heading').first()).toContainText(place)
      await dialog.getByRole('button', { name: 'Close' }).click()
    })
})

test('a document that is deleted is not found any more', async ({ page }) => {
  await signIn(page, 'admin@helios.test')
  const file = {
    name: 'parking-rules.txt',
    mimeType: 'text/plain',
    buffer: text('The parking deck of the Ormond wing closes at 21:40 for the cleaning robots.'),
  }
  await upload(page, [file])
  const ask = async (): Promise<void> => {
    await page.goto('/query-knowledge')
    await page.getByLabel('Your question').fill('When does the parking deck of the Ormond wing close?')
    await page.getByLabel('Your question').press('Enter')
    await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeVisible({ timeout: 60_000 })
  }
  await ask()
  const log = page.getByRole('log', { name: 'Questions and answers' })
  await expect(log.getByText('21:40').first()).toBeVisible()
  await page.goto('/artifacts')
  await page.getByRole('button', { name: 'Delete parking-rules' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'parking-rules' })).toHaveCount(0)
  await ask()
  await expect(log.getByText(/I found nothing about this/).last()).toBeVisible()
  // Nor do answers that were given before quote it.
  await expect(page.getByText('21:40')).toHaveCount(0)
})

test('a PDF of 300 pages shows its progress while the product is used', async ({ page }) => {
  test.setTimeout(240_000)
  await signIn(page, 'member@acme.test')
  const pages = Array.from({ length: 300 }, (_, index) => index + 1)
  const lines = Array.from({ length: 20 }, (_, index) => filler(index))
  const bytes = pdfFile(
    pages.map((number) => [
      { x: 60, y: 740, size: 14, text: `Part ${number}` },
      ...lines.map((line, index) => ({
        x: 60,
        y: 715 - index * 30,
        size: 9,
        text: `${number}.${index} ${line}`,
      })),
      ...(number === 271
        ? [{ x: 60, y: 60, size: 9, text: 'The reserve pump is kept in the cellar of the Amsel building.' }]
        : []),
    ]),
  )
  await page.goto('/artifacts')
  await page.getByLabel('Drop files here to upload them').setInputFiles({
    name: 'plant-handbook.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes),
  })
  const card = page.getByRole('listitem').filter({ hasText: 'plant-handbook' })
  await expect(card.getByText(/\d+ ?%/)).toBeVisible({ timeout: 60_000 })
  // Meanwhile another page opens and answers.
  await page.goto('/initiatives')
  await expect(page.getByRole('link', { name: /ERP vendor selection/ }).first()).toBeVisible()
  await page.goto('/artifacts?q=plant-handbook')
  await expect(card.getByText('Searchable')).toBeVisible({ timeout: 120_000 })
  await page.goto('/query-knowledge')
  await page.getByLabel('Your question').fill('Where is the reserve pump kept?')
  await page.getByLabel('Your question').press('Enter')
  const log = page.getByRole('log', { name: 'Questions and answers' })
  const mark = log.getByRole('button', { name: 'Source 1: plant-handbook' }).last()
  await mark.click({ timeout: 60_000 })
  const dialog = page.getByRole('dialog', { name: 'plant-handbook' })
  await expect(dialog.locator('mark')).toContainText('Amsel building')
  await expect(dialog.getByRole('heading').first()).toContainText('Page 271')
})
