import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signIn } from './steps.ts'
import { themesOf } from './themes.ts'

const numberIn = (text: string): number => Number(/\d+$/.exec(text.trim())?.[0])

for (const colorScheme of themesOf('dashboard'))
  test(`a firm's numbers lead to lists that show as many (${colorScheme})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ colorScheme, ...(baseURL === undefined ? {} : { baseURL }) })
    const page = await context.newPage()
    await signIn(page, 'admin@northwind.test')
    await expect(page).toHaveURL(/\/consulting-firm-dashboard$/)
    const main = page.getByRole('main')
    const active = main.getByRole('link', { name: /^Active Initiatives/ })
    const activeInitiatives = numberIn(await active.innerText())
    expect(activeInitiatives).toBeGreaterThan(0)
    // The charts come after the numbers.
    await expect(main.locator('svg path[class*=MuiPieChart], svg [class*=MuiPieArc]').first()).toBeAttached()
    await expectAccessible(page)
    await active.click()
    await expect(page).toHaveURL(/\/initiatives\?status=ACTIVE$/)
    await expect(main.getByRole('combobox', { name: 'Status' })).toHaveText('Active')
    await expect(main.getByRole('link', { name: /^Open initiative/i })).toHaveCount(activeInitiatives)
    await expectAccessible(page)

    await page.goBack()
    const clients = numberIn(await main.getByRole('link', { name: /^Active Clients/ }).innerText())
    const industry = main.getByRole('link', { name: /: show \d+ clients?$/ }).first()
    const ofIndustry = numberIn(await industry.innerText())
    await industry.press('Enter')
    await expect(main.getByText(/^Industry: /)).toBeVisible()
    await expect(main.getByRole('row')).toHaveCount(1 + ofIndustry)
    await main.getByRole('button', { name: /^Take off/ }).click()
    await expect(main.getByRole('row')).toHaveCount(1 + clients)
    await context.close()
  })
