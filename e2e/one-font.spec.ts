import { expect, type Page, test } from '@playwright/test'
import { signIn } from './steps.ts'

/**
 * Elements with words of their own that are not in the product's font, each with the font it has; what stands in a
 * machine's hand on purpose (code, ids, secrets) is left out. For the browser, whose types this package does not have.
 */
const foreignWords = `[...document.querySelectorAll('body *')]
  .filter((element) => element.checkVisibility() && element.closest('pre, code, samp') === null)
  .filter((element) => element.matches('input, textarea')
    || [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== ''))
  .map((element) => [element, getComputedStyle(element).fontFamily])
  .filter(([, font]) => !/^"?Inter/.test(font) && !/monospace/.test(font))
  .map(([element, font]) => element.tagName + ' ' + (element.innerText ?? '').slice(0, 30) + ': ' + font)`

/** Heights of the rows that are shown, in whole pixels, each once. */
const rowHeights = `[...new Set([...document.querySelectorAll('tbody tr')]
  .map((row) => Math.round(row.getBoundingClientRect().height)))]`

async function expectOneFont(page: Page, what: string): Promise<void> {
  expect(await page.evaluate<string[]>(foreignWords), `${what} is in the product’s font`).toEqual([])
}

async function expectOneHeight(page: Page, what: string): Promise<void> {
  await expect(page.locator('tbody tr').nth(1), what).toBeVisible()
  expect(await page.evaluate<number[]>(rowHeights), `rows of ${what} are of one height`).toHaveLength(1)
}

test('buttons, rows, toasts, tooltips, menus and dialogs of the app are in one font', async ({ page }) => {
  await signIn(page, 'admin@acme.test')
  await page.goto('/settings/users')
  await expectOneHeight(page, 'the users')
  await expectOneFont(page, 'the list of users')

  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expectOneFont(page, 'a tooltip')

  await page.getByRole('button', { name: /Account of/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectOneFont(page, 'a menu')
  await page.keyboard.press('Escape')

  await page.goto('/departments-and-stakeholders')
  await expectOneHeight(page, 'the stakeholders')
  await page.getByRole('button', { name: 'Add Department' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(`Fonts ${Date.now().toString(36)}`)
  await expectOneFont(page, 'a dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
  await expectOneFont(page, 'a toast')

  await page.goto('/artifacts')
  await page.getByRole('button', { name: 'Table' }).click()
  await expectOneHeight(page, 'the artifacts')
  await expectOneFont(page, 'the list of artifacts')
})

test('buttons, rows, notices, tooltips, menus and dialogs of the console are in one font', async ({
  page,
}) => {
  await signIn(page, 'superadmin@parley.test')
  for (const list of ['clients', 'consulting-firms', 'users', 'audit-events']) {
    await page.goto(`/admin/${list}`)
    await expectOneHeight(page, list)
    await expectOneFont(page, list)
  }

  await page.goto('/admin/clients')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expectOneFont(page, 'a tooltip')
  await page.getByRole('button', { name: /Account of/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectOneFont(page, 'a menu')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Add Client' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectOneFont(page, 'a dialog')

  await page.goto('/admin/clients')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect(page.getByText(/rows? exported/)).toBeVisible()
  await expectOneFont(page, 'a notice')
})
