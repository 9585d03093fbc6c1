import { expect, test } from '@playwright/test'
import { signIn } from './steps.ts'

const run = 'window.hit=1'
const hostile = `"'><img src=x onerror="${run}"><script>${run}</script><svg onload="${run}">`

// Security, check 9, for files; the texts that people write are in hostile-fields.spec.ts.
test('a file whose name and content would run is shown as the words that it is', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await signIn(page, 'admin@acme.test')
  await page.goto('/artifacts')
  await page.getByLabel('Drop files here to upload them').setInputFiles({
    name: `<img src=x onerror=window.hit=1>.html`,
    mimeType: 'text/html',
    buffer: Buffer.from(`<html><body>${hostile}</body></html>`),
  })
  const card = page.getByRole('listitem').filter({ hasText: 'onerror' })
  await card.getByRole('button', { name: /^Preview/ }).click()
  await expect(page.getByRole('dialog').getByText('<script>')).toBeVisible()
  expect(await page.evaluate('window.hit')).toBeUndefined()
  expect(dialogs).toEqual([])
})
