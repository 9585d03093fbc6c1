import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { openInitiative, signIn } from './steps.ts'

test('a finished conversation can be read, searched, followed to its sources and taken along', async ({
  page,
}) => {
  await signIn(page, 'viewer@acme.test')
  await openInitiative(page, 'ERP vendor selection')
  await page.getByRole('button', { name: /^Initiation/ }).click()
  await expect(page.getByText('Phase Review')).toBeVisible()
  const summary = page.getByRole('region', { name: 'Final summary' })
  await expect(summary).toBeVisible()

  // The text comes after the list of its sources, and moves it.
  const mark = summary.getByRole('button', { name: 'Source 1: Steering Committee Minutes' })
  await expect(mark).toBeVisible()
  await mark.click()
  await expect(page.getByRole('dialog').locator('mark')).toContainText('£6.2 million to £7.6 million')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.getByPlaceholder('Search messages').fill('Millrace')
  await expect(page.getByText(/match(es)?$/)).toBeVisible()
  await page.getByPlaceholder('Search messages').fill('')

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Markdown' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^conversation-\d{4}-\d\d-\d\d\.markdown$/)
  expect(readFileSync(await download.path(), 'utf8')).toContain('ERP vendor selection: Initiation')

  // A viewer reads and writes messages, and changes nothing (decisions D1).
  await expect(page.getByRole('button', { name: 'Reopen Phase' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Restart conversation' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Give feedback' })).toHaveCount(0)
})
