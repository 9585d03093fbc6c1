import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openInitiative, signIn } from './steps.ts'
import { themesOf } from './themes.ts'

for (const colorScheme of themesOf('report'))
  test(`an initiative's report is seen, read as a table, printed and exported (${colorScheme})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ colorScheme, ...(baseURL === undefined ? {} : { baseURL }) })
    const page = await context.newPage()
    await signIn(page, 'admin@northwind.test')
    await openInitiative(page, 'ERP vendor selection')
    await page.getByRole('link', { name: 'Report', exact: true }).click()
    await expect(page).toHaveURL(/\/report$/)
    const main = page.getByRole('main')
    const chart = main.getByRole('img', { name: 'Work of the agents' })
    await expect(chart.locator('svg rect, svg path').first()).toBeAttached()
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Work of the agents: show as table' }).click()
    await expect(main.getByRole('row', { name: /Business Analyst Contributor/ })).toBeVisible()
    await expect(chart).toHaveCount(0)

    await page.getByRole('combobox', { name: 'Period' }).click()
    await page.getByRole('option', { name: 'Last 30 days' }).click()
    await expect(page).toHaveURL(/period=last30/)
    // A day of which no other test can have made anything.
    await page.goto(`${new URL(page.url()).pathname}?period=own&from=2020-01-01&to=2020-01-31`)
    await expect(main.getByText('No agent has worked in this period.')).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Report of ERP vendor selection')

    // On paper: whose it is instead of the shell, and dark letters on white whatever the screen's theme.
    await page.emulateMedia({ media: 'print', colorScheme })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeHidden()
    await expect(main.getByText('Northwind Advisory | Acme Manufacturing')).toBeVisible()
    await expect(main.getByRole('button', { name: /as table/ }).first()).toBeHidden()
    await expect(main.getByRole('heading', { name: 'Progress per phase' })).toHaveCSS(
      'color',
      'rgb(17, 24, 39)',
    )
    await context.close()
  })
