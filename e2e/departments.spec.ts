import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { connectTo, openAbout, openInitiative, signIn } from './steps.ts'
import { themesOf } from './themes.ts'

const address = '/departments-and-stakeholders'
/** An unmistakable mark, so that runs do not meet. */
const mark = Date.now().toString(36)

const treeItem = (page: Page, name: string): Locator => page.getByRole('treeitem', { name: `${name}, ` })
const confirmation = (page: Page): Locator => page.getByRole('alertdialog')
const save = async (dialog: Locator): Promise<void> => {
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}
async function choose(dialog: Locator, field: string, name: string): Promise<void> {
  await dialog.getByRole('combobox', { name: field }).fill(name)
  await dialog.page().getByRole('option', { name }).click()
}

test('a consultant builds a branch, moves it, gives it people, and takes it away', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await signIn(page, 'consultant@northwind.test')
  await connectTo(page, 'Acme Manufacturing')
  await page.getByRole('link', { name: 'Departments and Stakeholders' }).click()
  await expect(treeItem(page, 'Operations')).toBeVisible()

  const [lab, bench] = [`Laboratory ${mark}`, `Test bench ${mark}`]
  await page.getByRole('button', { name: 'Add Department' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Department' })
  await expect(adding.getByRole('button', { name: 'Save' })).toBeDisabled()
  await adding.getByLabel('Name').fill(lab)
  await adding.getByLabel('Code').fill('LAB')
  await save(adding)
  await page.getByRole('button', { name: `Add sub-department to ${lab}` }).click()
  const below = page.getByRole('dialog', { name: 'Add Sub-department' })
  await expect(below.getByLabel('Parent Department')).toBeDisabled()
  await below.getByLabel('Name').fill(bench)
  await save(below)
  await expect(treeItem(page, bench)).toHaveAttribute('aria-level', '2')

  await page.getByRole('button', { name: `Edit ${lab}` }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Department' })
  await editing.getByLabel('Description').fill('Measures pumps')
  await editing.getByRole('combobox', { name: 'Parent Department' }).fill(mark)
  await expect(page.getByText('No such department')).toBeVisible()
  await choose(editing, 'Parent Department', 'Operations')
  await save(editing)

  await page.getByRole('button', { name: 'Add Stakeholder' }).click()
  const person = page.getByRole('dialog', { name: 'Add Stakeholder' })
  await person.getByLabel('First Name').fill('Ines')
  await person.getByLabel('Last Name').fill(`Castro ${mark}`)
  await expect(person.getByRole('button', { name: 'Save' })).toBeDisabled()
  await person.getByLabel('Position/Role').fill('Laboratory champion')
  await choose(person, 'Department', lab)
  await save(person)

  await page.reload()
  await expect(treeItem(page, lab)).toHaveAttribute('aria-level', '2')
  await expect(treeItem(page, bench)).toHaveAttribute('aria-level', '3')
  await expect(treeItem(page, lab)).toHaveAccessibleName(`${lab}, 1 sub-department, 1 stakeholder`)
  await expect(treeItem(page, lab).getByText('Measures pumps')).toBeVisible()

  await page.getByRole('button', { name: `Delete ${lab}` }).click()
  await expect(confirmation(page)).toContainText(
    '1 stakeholder is assigned to this department and will be disconnected before it is deleted.',
  )
  await expect(confirmation(page)).toContainText('Its sub-department moves to “Operations”.')
  await confirmation(page).getByRole('button', { name: 'Delete' }).click()
  await expect(treeItem(page, lab)).toBeHidden()

  await page.reload()
  await expect(treeItem(page, bench)).toHaveAttribute('aria-level', '2')
  const search = page.getByRole('searchbox', { name: 'Search stakeholders' })
  await search.fill(mark)
  const row = page.getByRole('row', { name: `Castro ${mark}` })
  await expect(row).toContainText('Laboratory champion')
  await expect(row.getByRole('cell').nth(2)).toHaveText('–')
  await row.getByRole('button', { name: /^Edit/ }).click()
  const changing = page.getByRole('dialog', { name: 'Edit Stakeholder' })
  await changing.getByLabel('Phone').fill('+44 114 496 0177')
  await save(changing)
  await expect(row).toContainText('+44 114 496 0177')
  await row.getByRole('button', { name: /^Delete/ }).click()
  await confirmation(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No stakeholders found matching your search.')).toBeVisible()
  await page.getByRole('button', { name: `Delete ${bench}` }).click()
  await confirmation(page).getByRole('button', { name: 'Delete' }).click()
  await expect(treeItem(page, bench)).toBeHidden()
  expect(problems).toEqual([])
})

test('view, search, order and filter stand in the address; the tree is walked by keys', async ({ page }) => {
  await signIn(page, 'member@acme.test')
  await page.goto(address)
  await treeItem(page, 'Executive Management').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(treeItem(page, 'Finance')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(treeItem(page, 'Group Controlling')).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add sub-department to Finance' })).toBeFocused()

  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search departments' }).fill('ktw')
  const list = page.getByRole('list', { name: 'Departments' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Department', exact: true }).fill('supply')
  await page.getByRole('option', { name: /Supply Chain/ }).click()
  await page.getByRole('button', { name: 'Position/Role' }).click()
  const rows = page.getByRole('group', { name: 'Stakeholders' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('Daniel Brooks')
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByText(/^in Operations › Plant Katowice/)).toBeVisible()
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('Daniel Brooks')
  await expect(page.getByRole('combobox', { name: 'Department', exact: true })).toHaveValue('Supply Chain')
})

test('owners of an initiative are chosen from the stakeholders', async ({ page }) => {
  const name = 'Clinical triage pilot'
  await signIn(page, 'admin@helios.test')
  await openInitiative(page, name)
  await openAbout(page)
  const section = page.getByRole('region', { name: 'Initiative Owners' })
  await section.getByRole('button', { name: 'Manage' }).click()
  const dialog = page.getByRole('dialog', { name: 'Manage Initiative Owners' })
  const farid = dialog.getByRole('checkbox', { name: 'Select Farid Haddad' })
  await farid.setChecked(true)
  await save(dialog)
  await page.reload()
  await section.getByRole('button', { name: 'Initiative Owners', exact: true }).click()
  await expect(section.getByText('Farid Haddad')).toBeVisible()
  await section.getByRole('button', { name: 'Manage' }).click()
  await farid.setChecked(false)
  await save(dialog)
  await expect(section.getByText('Farid Haddad')).toBeHidden()
})

test('a viewer changes nothing, on screen or by calls; others see only what is theirs', async ({ page }) => {
  await signIn(page, 'viewer@acme.test')
  await page.goto(address)
  await expect(treeItem(page, 'Operations')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Daniel Brooks' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /^(Add|Edit|Delete)/ })).toHaveCount(0)
  const statuses = await page.evaluate(async () => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('parley.token') ?? ''}`,
      'Content-Type': 'application/json',
    }
    const call = async (path: string, method = 'GET', body?: object): Promise<Response> =>
      fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    const [department] = (await (await call('/departments/hierarchy')).json()) as {
      id: string
      clientId: string
    }[]
    const { id = '', clientId = '' } = department ?? {}
    const people = (await (await call(`/stakeholders/client/${clientId}`)).json()) as { id: string }[]
    const person = people[0]?.id ?? ''
    const answers = [
      await call('/departments', 'POST', { name: 'New', clientId }),
      await call(`/departments/${id}`, 'PUT', { name: 'Changed' }),
      await call(`/departments/${id}`, 'DELETE'),
      await call('/stakeholders', 'POST', { firstName: 'A', lastName: 'B', role: 'C', clientId }),
      await call(`/stakeholders/${person}`, 'PUT', { role: 'Changed' }),
      await call(`/stakeholders/${person}`, 'DELETE'),
    ]
    return answers.map(({ status }) => status)
  })
  expect(statuses).toEqual([403, 403, 403, 403, 403, 403])
})

test('each administrator sees the own client’s departments', async ({ browser, baseURL }) => {
  const seenBy = {
    'admin@helios.test': 'Edit Emergency Medicine',
    'admin@borealis.test': 'Edit Banking Operations',
  }
  for (const [email, name] of Object.entries(seenBy)) {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const page = await context.newPage()
    await signIn(page, email)
    await page.goto(address)
    await expect(page.getByRole('button', { name })).toBeVisible()
    await context.close()
  }
})

test('an administrator of the firm chooses the client in place, and works on its departments', async ({
  page,
}) => {
  await signIn(page, 'admin@northwind.test')
  await page.goto(address)
  await expect(page.getByText('Choose a client', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Client' }).click()
  await page.getByRole('option', { name: 'Helios Health' }).click()
  await expect(page.getByRole('button', { name: 'Edit Emergency Medicine' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Edit Emergency Medicine' })).toBeVisible()
})

for (const colorScheme of themesOf('departments'))
  test(`axe finds nothing on the page and in its dialogs, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page, 'member@acme.test')
    await page.goto(address)
    await expect(treeItem(page, 'Operations')).toBeVisible()
    await expect(page.getByRole('row', { name: 'Daniel Brooks' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Edit Finance' }).click()
    await expectAccessible(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Delete Operations' }).click()
    await expectAccessible(page, '[role=alertdialog]')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await page.getByRole('button', { name: 'Show sub-departments of Operations' }).click()
    await expect(page.getByRole('button', { name: 'Edit Plant Katowice' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add Stakeholder' }).click()
    await expectAccessible(page, '[role=dialog]')
  })
