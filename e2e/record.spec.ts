import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { closeAbout, openAbout, openInitiative, signIn } from './steps.ts'
import { themesOf } from './themes.ts'

/** An unmistakable mark, so that runs do not meet. */
const mark = Date.now().toString(36)

async function openSection(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}

/** The dialog over the drawer: a title, and saved. */
async function saveTitled(page: Page, title: string): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(/^Title/)
  await field.fill(title)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(field).toBeHidden()
}

const chooseFromMenu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a member creates an initiative, keeps its record, and deletes it', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  const name = `Record ${mark}`
  await signIn(page, 'member@acme.test')
  await page.goto('/initiatives/create')
  await page
    .getByRole('region', { name: 'Available Templates' })
    .getByRole('link', { name: /Vendor Selection/ })
    .click()
  // The page before has a field of this name too.
  const save = page.getByRole('button', { name: 'Save Initiative' })
  await expect(save).toBeVisible()
  await page.getByLabel(/^Name/).fill(name)
  await save.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  // Its own fields; a reload shows what was saved.
  await chooseFromMenu(page, 'Edit')
  await page.getByLabel(/^Name/).fill(`${name} edited`)
  await page.getByLabel('Budget from').fill('9')
  await page.getByLabel('Budget to').fill('3')
  await expect(page.getByText('The least budget is above the most.')).toBeVisible()
  await page.getByLabel('Budget to').fill('30')
  await page.getByLabel('Compliance needs').fill('ISO 27001')
  await page.getByRole('button', { name: 'Save Initiative' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} edited` })).toBeVisible()
  await chooseFromMenu(page, 'Edit')
  await page.reload()
  await expect(page.getByLabel('Compliance needs')).toHaveValue('ISO 27001')
  await page.getByRole('link', { name: /^Back to/ }).click()

  // The team.
  await chooseFromMenu(page, 'Team')
  await page.getByRole('combobox', { name: 'Person' }).click()
  await page.getByRole('option').first().click()
  await page.getByLabel('Role', { exact: true }).fill('Tester')
  await page.getByRole('button', { name: 'Add member' }).click()
  await page.getByRole('button', { name: 'Save team' }).click()
  await expect(page.getByText('Successfully saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Role of/ })).toHaveValue('Tester')
  await page.getByRole('link', { name: /^Back to/ }).click()

  // A flag and an entry, and both in the activity.
  await openAbout(page)
  const about = page.getByRole('dialog', { name: 'About this initiative' })
  await about.getByRole('button', { name: 'Raise flag' }).click()
  await saveTitled(page, 'Vendor withdraws')
  await about.getByRole('button', { name: 'Add entry' }).click()
  await saveTitled(page, 'Board decides')
  await expect(page).toHaveURL(/\/about$/)
  await page.reload()
  await openSection(page, 'Flags')
  await page.getByRole('button', { name: 'Resolve Vendor withdraws' }).click()
  await expect(page.getByRole('button', { name: 'Reopen Vendor withdraws' })).toBeVisible()
  await openSection(page, 'Timeline')
  await page.getByRole('button', { name: 'Edit Board decides' }).click()
  await saveTitled(page, 'Board decided')
  await expect(page.getByText('Board decided')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Board decided' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  // Gone from the list, and the question with it.
  await expect(page.getByText('Board decided')).toHaveCount(0)
  await openSection(page, 'Activity')
  await expect(page.getByText('resolved the flag Vendor withdraws')).toBeVisible()
  await page.getByRole('combobox', { name: 'About' }).click()
  await page.getByRole('option', { name: 'Timeline' }).click()
  await expect(page).toHaveURL(/activity-topic=timeline/)
  await page.reload()
  await expect(page.getByText('deleted an entry of the timeline')).toBeVisible()
  await expect(page.getByText('resolved the flag Vendor withdraws')).toBeHidden()

  // Deleted with its name typed; its address leads nowhere then.
  await closeAbout(page)
  const address = page.url()
  await chooseFromMenu(page, 'Delete initiative')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await dialog.getByLabel('Type the name of the initiative to confirm').fill(`${name} edited`)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/initiatives$/)
  await page.goto(address)
  await expect(page.getByText('Page not found')).toBeVisible()
  expect(problems).toEqual([])
})

test('portfolios are added, linked, opened, changed and deleted', async ({ page }) => {
  const name = `Core systems ${mark}`
  await signIn(page, 'member@acme.test')
  await openInitiative(page, 'ERP vendor selection')
  await chooseFromMenu(page, 'Connections')
  await page.getByRole('button', { name: 'Add portfolio' }).first().click()
  await page.getByRole('dialog').getByLabel(/^Name/).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('checkbox', { name: `Connect with ${name}` }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name }).getByText('1 initiative')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: `Connect with ${name}` })).toBeChecked()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('link', { name: 'ERP vendor selection' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel(/^Name/).fill(`${name} renewed`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} renewed` })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/connections/)
  await expect(page.getByRole('checkbox', { name: new RegExp(name) })).toHaveCount(0)
})

test('a viewer changes nothing, and is told at once of what they follow', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'viewer@acme.test')
  await openInitiative(page, 'ERP vendor selection')
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Team' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeHidden()
  await page.keyboard.press('Escape')
  await openAbout(page)
  await expect(page.getByRole('button', { name: 'Flags', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Raise flag' })).toBeHidden()
  await closeAbout(page)
  const address = page.url()
  await page.goto(`${address}/edit`)
  await expect(page.getByText('Access denied')).toBeVisible()
  await page.goto(`${address}/team`)
  await expect(page.getByRole('cell').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save team' })).toBeHidden()
  await page.goto(address)
  await chooseFromMenu(page, 'Notification settings')
  const settings = page.getByRole('dialog')
  await settings.getByRole('switch', { name: 'Notify me in Parley' }).setChecked(true)
  await settings.getByRole('checkbox', { name: /Flags that are raised/ }).setChecked(true)
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings).toBeHidden()

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const member = await other.newPage()
  await signIn(member, 'member@acme.test')
  await openInitiative(member, 'ERP vendor selection')
  await openAbout(member)
  await member.getByRole('button', { name: 'Raise flag' }).click()
  await saveTitled(member, `Budget ${mark}`)

  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread/ })
  await expect(bell).toBeVisible()
  await bell.click()
  await page.getByRole('link', { name: new RegExp(`Budget ${mark}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ERP vendor selection' })).toBeVisible()
  await page.goto('/notifications?unread=false')
  await expect(page.getByText(`A flag was raised: Budget ${mark}`)).toBeVisible()
  await other.close()
})

for (const colorScheme of themesOf('record'))
  test(`axe finds nothing in the folded parts of the record, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page, 'member@acme.test')
    await openInitiative(page, 'ERP vendor selection')
    await openAbout(page)
    for (const section of ['Flags', 'Timeline', 'Activity']) await openSection(page, section)
    await expect(page.getByRole('searchbox', { name: 'Search timeline' })).toBeVisible()
    await expectAccessible(page)
  })
