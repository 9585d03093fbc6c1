import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signIn, signInByForm } from './steps.ts'
import { themesOf } from './themes.ts'

const superAdmin = 'superadmin@parley.test'
/** An unmistakable mark, so that runs do not meet. */
const mark = Date.now().toString(36)
const firm = `Eastbridge ${mark}`
const client = `Corvid ${mark}`
const agent = `Freight Analyst ${mark}`

/** Picks an entry of a field with suggestions. */
async function choose(page: Page, label: string, entry: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox', { name: label })
  await field.click()
  await field.fill(entry)
  await page.getByRole('option', { name: entry, exact: true }).click()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a super admin adds a firm, a client, a consultant and an agent, and acts for firm and client', async ({
  page,
}) => {
  await signInByForm(page, superAdmin)
  await expect(page).toHaveURL(/\/admin\/consulting-firms$/)

  await page.getByRole('link', { name: 'Add Consulting Firm' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Name').fill(firm)
  await save(page)
  await expect(page.getByRole('cell', { name: firm, exact: true })).toBeVisible()

  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Clients', exact: true }).click()
  await page.getByRole('link', { name: 'Add Client' }).click()
  await dialog.getByLabel('Name').fill(client)
  await choose(page, 'Industries', 'Transportation')
  await choose(page, 'Consulting Firm', firm)
  await save(page)
  await expect(page.getByRole('row', { name: `${client} ${firm} Transportation` })).toBeVisible()

  await menu.getByRole('link', { name: 'Consultants', exact: true }).click()
  await page.getByRole('link', { name: 'Add Consultant' }).click()
  await choose(page, 'Consulting Firm', firm)
  await dialog.getByLabel('First name').fill('Ida')
  await dialog.getByLabel('Last name').fill('Holm')
  await choose(page, 'Clients access', client)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await save(page)
  await expect(page.getByRole('row', { name: new RegExp(`Ida Holm .*${client}`) })).toBeVisible()

  await menu.getByRole('link', { name: 'AI Agents Marketplace' }).click()
  await page.getByRole('link', { name: 'Add AI Agent' }).click()
  await dialog.getByLabel('Name').fill(agent)
  await dialog.getByLabel('Description').fill('Knows how goods travel.')
  await dialog.getByLabel('System message').fill('You advise on freight.')
  await save(page)
  await expect(page.getByRole('heading', { name: agent })).toBeVisible()

  // Into the firm, and back to the console.
  await menu.getByRole('link', { name: 'Consulting Firms' }).click()
  await page.getByRole('button', { name: `Impersonate firm ${firm}` }).click()
  await dialog.getByLabel('Reason').fill('To see what they see')
  await dialog.getByRole('button', { name: 'Impersonate Firm' }).click()
  await expect(page).toHaveURL(/\/clients$/)
  await expect(page.getByText(/^Impersonating/)).toBeVisible()
  await expect(page.getByRole('row', { name: client })).toBeVisible()
  await page.goto('/admin/clients')
  await expect(page.getByText(`You act for ${firm}`)).toBeVisible()
  await page.getByRole('link', { name: 'Go to the app' }).click()
  await disconnect(page)

  // Into the client, and back.
  await menu.getByRole('link', { name: 'Clients', exact: true }).click()
  await page.getByRole('button', { name: `Connect as client ${client}` }).click()
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(page).toHaveURL(/\/initiatives$/)
  await expect(page.getByText(`${firm} | ${client}`).or(page.getByText(client))).toBeVisible()
  await disconnect(page)
})

async function disconnect(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page).toHaveURL(/\/admin\/consulting-firms$/)
}

test('others are refused, and the sign-in page leads back', async ({ page }) => {
  await page.goto('/admin/clients')
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fclients$/)
  await page.getByLabel('Email').fill(superAdmin)
  await page.getByLabel('Password', { exact: true }).fill('Parley-demo-1!')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await signIn(page, 'admin@northwind.test')
  await page.goto('/admin/')
  await expect(page.getByText(/only available to super administrators/)).toBeVisible()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: 'Go to the app' }).click()
  await expect(page).toHaveURL(/\/consulting-firm-dashboard$/)
  expect(loaded.filter((path) => path.startsWith('/admin/'))).toEqual([])
})

for (const colorScheme of themesOf('console'))
  test(`axe finds nothing in the selection and the dialogs of the console, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page, superAdmin)
    await page.goto('/admin/users')
    await page.getByRole('checkbox').nth(1).check()
    const selection = page.locator('[data-test=bulk-actions-toolbar]')
    await expect(selection.getByText('1 item selected')).toBeVisible()
    // It lies over the filters.
    await expect(selection).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expectAccessible(page)
    await page.goto('/admin/clients/create')
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
    await expectAccessible(page)
  })

/** Of which the demo has records. */
const withPages = [
  'consulting-firms',
  'clients',
  'consultants',
  'consultant-client-access',
  'users',
  'roles',
  'ai-agents',
  'industries',
  'initiative-templates',
  'initiatives',
  'audit-events',
]

for (const colorScheme of themesOf('console records'))
  test(`axe finds nothing on the pages of records and in the palette, in both languages, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page, superAdmin)
    const addresses: string[] = []
    for (const resource of withPages) {
      await page.goto(`/admin/${resource}`)
      await page.locator('main a[href$="/show"]').first().click()
      await expect(page).toHaveURL(new RegExp(`/admin/${resource}/[^/]+/show$`))
      addresses.push(page.url())
      await expect(page.locator('main dl')).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search, go to a page, or do something' }).fill('northwind')
    await expect(page.getByRole('option', { name: 'Northwind Advisory' }).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('combobox').fill('deutsch')
    await page.keyboard.press('Enter')
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
      await expect(page.locator('main dl')).toBeVisible()
      await expectAccessible(page)
    }
  })
