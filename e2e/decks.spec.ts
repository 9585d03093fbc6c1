import { readFile } from 'node:fs/promises'
import { type Download, expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { connectTo, openInitiative, signIn } from './steps.ts'

const name = 'ERP vendor selection'

async function openDeck(page: Page, kind: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Export Deck' }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  const dialog = page.getByRole('dialog', { name: `Export Deck: ${kind}` })
  await expect(dialog.getByText(/^\d+ pages?$/)).toBeVisible({ timeout: 60_000 })
  return dialog
}

const pagesOf = (page: Page) => page.frameLocator(`iframe[title="Preview of ${name}"]`)

/** Presses Export; the file comes by itself. */
async function exportAs(page: Page, dialog: Locator, format: string): Promise<Download> {
  await dialog.getByRole('radio', { name: format }).check()
  const download = page.waitForEvent('download', { timeout: 90_000 })
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const file = await download
  await expect(dialog.getByText(`The file is ready: ${file.suggestedFilename()}`)).toBeVisible()
  return file
}

/** What an earlier try may have left. */
const clearExports = (page: Page, initiativeId: string): Promise<void> =>
  page.evaluate(async (initiative) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('parley.token') ?? ''}` }
    const answer = await fetch(`/api/initiatives/${initiative}/exports`, { headers })
    for (const { id } of (await answer.json()) as { id: string }[])
      await fetch(`/api/exports/${id}`, { method: 'DELETE', headers })
  }, initiativeId)

const bytesOf = async (file: Download): Promise<string> =>
  (await readFile(await file.path())).toString('latin1')

test('a consultant takes along three decks, in four formats', async ({ page, playwright, baseURL }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await signIn(page, 'consultant@northwind.test')
  await connectTo(page, 'Acme Manufacturing')
  await openInitiative(page, name)
  const id = /initiatives\/([^/?]+)/.exec(page.url())?.[1] ?? ''
  await clearExports(page, id)

  // What is chosen is what is shown; the mark of a confidential initiative stays.
  const main = await openDeck(page, 'Main Presentation')
  await expect(pagesOf(page).getByText(name).first()).toBeVisible()
  await expect(pagesOf(page).getByText('Confidential').first()).toBeVisible()
  await expect(main.getByRole('checkbox', { name: 'Mark each page as confidential' })).toBeDisabled()
  const findings = pagesOf(page).getByText('Findings', { exact: true })
  await expect(findings.first()).toBeAttached()
  await main.getByRole('checkbox', { name: 'Findings' }).uncheck()
  await expect(findings).toHaveCount(0)
  await expectAccessible(page, '[role=dialog]')

  const slides = await exportAs(page, main, 'PowerPoint (PPTX)')
  expect(slides.suggestedFilename()).toMatch(/\.pptx$/)
  expect(await bytesOf(slides)).toMatch(/^PK[^]*ppt\/presentation\.xml/)
  const pdf = await exportAs(page, main, 'PDF')
  expect(await bytesOf(pdf)).toMatch(/^%PDF-/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Export Deck' })).toBeFocused()

  const preRead = await openDeck(page, 'Pre-Read')
  await expect(preRead.getByRole('radio', { name: 'Word' })).toBeChecked()
  expect(await bytesOf(await exportAs(page, preRead, 'Word'))).toMatch(/^PK[^]*word\/document\.xml/)
  await preRead.getByRole('button', { name: 'Close' }).click()

  // Closed while the file is made, the end is told on another page.
  const list = await openDeck(page, 'Findings')
  await list.getByRole('radio', { name: 'HTML' }).check()
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/deck') && answer.status() === 202)
  // However fast it is made, the page learns of it once the dialog is closed.
  const closed = Promise.withResolvers<undefined>()
  await page.route(/\/api\/exports\/[\w-]+$/, async (route) => {
    await closed.promise
    await route.continue()
  })
  await list.getByRole('button', { name: 'Export', exact: true }).click()
  const { exportId } = (await (await asked).json()) as { exportId: string }
  await list.getByRole('button', { name: 'Close' }).click()
  await expect(list).toBeHidden()
  closed.resolve(undefined)
  await page.getByRole('link', { name: 'Initiatives' }).first().click()
  const offer = page.getByRole('listitem').filter({ hasText: /\.html is ready/ })
  await expect(offer).toBeVisible({ timeout: 60_000 })
  const download = page.waitForEvent('download')
  await offer.getByRole('button', { name: 'Download' }).click()
  expect(await bytesOf(await download)).toMatch(/^<!doctype html>/i)

  // What was made is there after a reload, and goes when it is deleted.
  await openInitiative(page, name)
  const recent = await openDeck(page, 'Findings')
  await expect(recent.getByRole('button', { name: /^Download .+\.(pptx|pdf|docx|html)$/ })).toHaveCount(4)
  await recent.getByRole('button', { name: /^Delete .+\.pdf$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(recent.getByRole('button', { name: /^Download .+\.pdf$/ })).toHaveCount(0)

  // Nothing of it exists for another firm.
  const stranger = await playwright.request.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })
  const signedIn = await stranger.post('/api/auth/login', {
    data: { email: 'consultant@southgate.test', password: 'Parley-demo-1!' },
  })
  const { token } = (await signedIn.json()) as { token: string }
  const headers = { Authorization: `Bearer ${token}` }
  const deck = { kind: 'main', format: 'pdf' }
  const answers = [
    await stranger.post(`/api/initiatives/${id}/deck`, { headers, data: deck }),
    await stranger.post(`/api/initiatives/${id}/deck/preview`, { headers, data: { kind: 'main' } }),
    await stranger.get(`/api/exports/${exportId}`, { headers }),
    await stranger.get(`/api/exports/${exportId}/file`, { headers }),
  ]
  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404, 404])
  await stranger.dispose()
  expect(problems).toEqual([])
})
