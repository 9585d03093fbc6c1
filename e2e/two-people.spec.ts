import { expect, test } from '@playwright/test'
import { openInitiative, signIn } from './steps.ts'

test('two people in one phase see each other’s changes, and a stale save keeps what was typed', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = 'Clinical triage pilot'
  await signIn(page, 'admin@helios.test')
  await openInitiative(page, name)
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const colleague = await other.newPage()
  await signIn(colleague, 'admin@northwind.test')
  await openInitiative(colleague, name)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(colleague.getByText('Connected', { exact: true })).toBeVisible()

  await page.getByLabel('Measure of success').fill('Minutes to first assessment')
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect(colleague.getByLabel('Measure of success')).toHaveValue('Minutes to first assessment')

  // Both edit the same field; the save that comes second is told, and loses nothing.
  await other.setOffline(true)
  await colleague.getByLabel('Problem to solve').fill('Missed red flags')
  await expect(colleague.getByText('Not saved: Network error')).toBeVisible()
  await page.getByLabel('Problem to solve').fill('Waiting times')
  await expect(page.getByText('All changes saved')).toBeVisible()
  await other.setOffline(false)
  await expect(colleague.getByText('Somebody else has changed the same fields')).toBeVisible()
  await expect(colleague.getByLabel('Problem to solve')).toHaveValue('Missed red flags')
  await colleague.reload()
  await expect(colleague.getByLabel('Problem to solve')).toHaveValue('Missed red flags')
  await colleague.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByLabel('Problem to solve')).toHaveValue('Missed red flags')
  await other.close()
})
