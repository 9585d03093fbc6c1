import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { connectTo, signIn } from './steps.ts'
import { themesOf } from './themes.ts'

for (const colorScheme of themesOf('clients'))
  test(`a firm adds a client, edits it, works inside it, and deletes it (${colorScheme})`, async ({
    browser,
    baseURL,
  }) => {
    const options = { colorScheme, ...(baseURL === undefined ? {} : { baseURL }) }
    const page = await (await browser.newContext(options)).newPage()
    const mark = Date.now()
    const name = `Polar Foods ${mark}`
    await signIn(page, 'admin@northwind.test')
    await page.getByRole('link', { name: 'Clients', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Open client Acme Manufacturing' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add Client' }).click()
    await expect(page).toHaveURL(/\/clients\/create$/)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await dialog.getByLabel('Name').fill(`Polar ${mark}`)
    await dialog.getByLabel('Industries').click()
    await page.getByRole('option', { name: 'Retail' }).click()
    await page.getByRole('option', { name: 'All industries' }).click()
    await dialog.getByLabel('Name').click()
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Retail' })).toHaveCount(0)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)

    const row = page.getByRole('row', { name: new RegExp(String(mark)) })
    await expect(row).toContainText('All industries')
    // A Firm Admin who is no consultant opens client work from the firm's initiatives (decisions D11, Menus).
    await expect(row.getByRole('button', { name: /^Connect/ })).toBeDisabled()
    await row.getByRole('button', { name: /^Edit/ }).click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row).toContainText(name)

    // One of the firm's consultants gets it, works inside it, and comes back.
    await page.goto('/consultants')
    await page
      .getByRole('row', { name: /Daniel Okafor/ })
      .getByRole('button', { name: /^Edit/ })
      .click()
    await dialog.getByLabel('Clients access').fill(name)
    await page.getByRole('option', { name }).click()
    await dialog.getByLabel('Position').click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    const theirs = await (await browser.newContext(options)).newPage()
    await signIn(theirs, 'consultant@northwind.test')
    await connectTo(theirs, name)
    await expect(theirs).toHaveURL(/\/initiatives$/)
    await theirs.getByRole('link', { name: 'Settings', exact: true }).click()
    await expect(theirs.getByRole('radiogroup', { name: 'Preparer' })).toBeVisible()
    await expectAccessible(theirs)
    await theirs.getByRole('button', { name: /^Account of/ }).click()
    await theirs.getByRole('button', { name: 'Disconnect' }).click()
    await expect(theirs).toHaveURL(/\/consulting-firm-dashboard$/)

    await page.goto('/clients')
    await row.getByRole('button', { name: /^Delete/ }).click()
    await expectAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('switch', { name: 'Show Obsolete' }).click()
    await expect(row).toContainText('Obsolete')
    for (const action of [/^Connect/, /^Edit/, /^Delete/])
      await expect(row.getByRole('button', { name: action })).toBeDisabled()
    await row.getByRole('button', { name: `Open client ${name}` }).click()
    await expect(dialog).toContainText('Nobody can connect to it')
    await expectAccessible(page)
  })

test('a client chooses its language models, and is told who really answers', async ({ page }) => {
  await signIn(page, 'admin@helios.test')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page).toHaveURL(/\/settings\/ai$/)
  const preparer = page.getByRole('radiogroup', { name: 'Preparer' })
  await expect(preparer.getByRole('radio', { name: /^GPT/ })).toBeChecked()
  await expect(preparer.getByText(/the built-in model answers instead/).first()).toBeVisible()
  await preparer.getByRole('radio', { name: /^Claude/ }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect(page.getByText('Settings saved')).toHaveCount(0)
  await page.reload()
  await expect(preparer.getByRole('radio', { name: /^Claude/ })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Maturity Level' }).click()
  await expect(page.getByText('The maturity level UI is coming soon.')).toBeVisible()
})
