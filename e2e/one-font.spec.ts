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

/** Heights of the rows that are shown. */
const rowHeights = `[...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height)`

async function expectOneFont(page: Page, what: string): Promise<void> {
  expect(await page.evaluate<string[]>(foreignWords), `${what} is in the product’s font`).toEqual([])
}

/** Heights of the entries of the menu that is open. */
const entryHeights = `[...document.querySelectorAll('[role=menu] [role=menuitem], [role=listbox] [role=option]')]
  .map((entry) => entry.getBoundingClientRect().height)`

async function expectOneMenu(page: Page, what: string): Promise<void> {
  await expect(page.locator('[role=menu], [role=listbox]')).toBeVisible()
  await expectOneFont(page, what)
  const heights = await page.evaluate<number[]>(entryHeights)
  expect(heights.length, what).toBeGreaterThan(1)
  expect(Math.max(...heights) - Math.min(...heights), `${what}: entries of one height`).toBeLessThanOrEqual(1)
}

async function expectOneHeight(page: Page, what: string): Promise<void> {
  await expect(page.locator('tbody tr').nth(1), what).toBeVisible()
  const heights = await page.evaluate<number[]>(rowHeights)
  // A badge beside a name is a hair taller than the name alone.
  expect(Math.max(...heights) - Math.min(...heights), `${what}: rows of one height`).toBeLessThanOrEqual(2)
}

test('rows, buttons and tooltips of the app are in one font', async ({ page }) => {
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
})

test('menus, dialogs and toasts of the app are in one font', async ({ page }) => {
  await signIn(page, 'admin@acme.test')
  await page.goto('/initiatives')
  await page.getByRole('combobox', { name: 'Status' }).click()
  await expectOneMenu(page, 'the choice of a status')
  await page.keyboard.press('Escape')
  await page.goto('/settings/users')
  await page.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectOneFont(page, 'a dialog')
  await page.keyboard.press('Escape')
  await page.goto('/artifacts')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expectOneFont(page, 'a question')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectOneFont(page, 'a toast')
  await page.getByRole('button', { name: 'Undo' }).click()
})

test('rows, buttons and tooltips of the console are in one font', async ({ page }) => {
  await signIn(page, 'superadmin@parley.test')
  for (const list of ['clients', 'consulting-firms', 'users', 'audit-events']) {
    await page.goto(`/admin/${list}`)
    // Names and addresses of people may take more than one line.
    if (list !== 'users') await expectOneHeight(page, list)
    await expectOneFont(page, list)
  }
  await page.goto('/admin/clients')
  await page
    .getByRole('row', { name: /Acme Manufacturing/ })
    .getByLabel('Edit Acme Manufacturing')
    .hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expectOneFont(page, 'a tooltip')
})
