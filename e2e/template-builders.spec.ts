import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signIn } from './steps.ts'

/** An unmistakable mark, so that runs do not meet. */
const mark = Date.now().toString(36)

const handle = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Move ${name}`, exact: true })

/** Takes a row by its handle and lets it go above or below another, as a hand does it. */
async function drag(page: Page, name: string, to: { half: 'above' | 'below'; other: string }): Promise<void> {
  await handle(page, name).scrollIntoViewIfNeeded()
  const from = await handle(page, name).boundingBox()
  // Rows stand in each other: a field's in its group's.
  const row = page.getByRole('listitem').filter({ has: handle(page, to.other) })
  const over = await row.last().boundingBox()
  if (from === null || over === null) throw new Error('a row is out of sight')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 6, from.y + from.height / 2 + 6, { steps: 4 })
  const edge = to.half === 'above' ? over.y + 5 : over.y + over.height - 5
  await page.mouse.move(over.x + 60, edge, { steps: 12 })
  await page.mouse.up()
}

async function labels(list: Locator): Promise<string[]> {
  const inputs = await list.getByRole('textbox', { name: /^Label of/ }).all()
  return Promise.all(inputs.map((input) => input.inputValue()))
}

async function addField(page: Page, group: string, label: string): Promise<void> {
  await page.getByRole('button', { name: `Add field to ${group}` }).click()
  await page.keyboard.type(label)
  await expect(handle(page, label)).toBeVisible()
}

test('a template is built by hand and by keys, saved, and is the same when it is opened again', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await signIn(page, 'admin@northwind.test')
  await page.goto('/initiative-templates/create')
  const name = `Plant audit ${mark}`
  await page.getByLabel('Name', { exact: true }).first().fill(name)
  await page.getByRole('tab', { name: 'Phases' }).click()

  for (const group of ['Scope', 'Money']) {
    await page.getByLabel('Name of a new group').fill(group)
    await page.keyboard.press('Enter')
  }
  for (const label of ['Goal', 'Plants', 'Budget']) await addField(page, 'Scope', label)
  await addField(page, 'Money', 'Ceiling')
  const scope = page.getByRole('list', { name: 'Scope', exact: true })
  const money = page.getByRole('list', { name: 'Money', exact: true })

  await drag(page, 'Goal', { half: 'below', other: 'Plants' })
  await expect.poll(() => labels(scope)).toEqual(['Plants', 'Goal', 'Budget'])
  await drag(page, 'Budget', { half: 'above', other: 'Ceiling' })
  await expect.poll(() => labels(money)).toEqual(['Budget', 'Ceiling'])
  await handle(page, 'Goal').focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => labels(scope)).toEqual(['Goal', 'Plants'])
  await expect(handle(page, 'Goal')).toBeFocused()
  await page.getByRole('combobox', { name: 'Type of Ceiling' }).click()
  await page.getByRole('option', { name: 'Currency' }).click()

  await page.getByLabel('A new risk mitigation').first().fill('The budget is approved')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add AI agent' }).click()
  for (const agent of ['Judge', 'Business Analyst'])
    await page.getByRole('button', { name: `Add ${agent}`, exact: true }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('The last agent is not an approver')).toBeVisible()
  await drag(page, 'Judge', { half: 'below', other: 'Business Analyst' })
  await expect(page.getByText('The last agent is not an approver')).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect(page).toHaveURL(/\/initiative-templates$/)
  await page.getByRole('row', { name }).getByRole('link', { name: /edit/i }).click()
  await page.getByRole('tab', { name: 'Phases' }).click()
  await expect.poll(() => labels(scope)).toEqual(['Goal', 'Plants'])
  expect(await labels(money)).toEqual(['Budget', 'Ceiling'])
  await page.getByRole('button', { name: 'Settings of Ceiling' }).click()
  await expect(page.getByLabel('Key')).toHaveValue('ceiling')
  await expect(page.getByLabel('Key')).toBeDisabled()

  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('textbox', { name: 'Plants' })).toBeVisible()
  await expect(page.getByText('The budget is approved')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^1.*Business Analyst/ })).toBeVisible()
  expect(problems).toEqual([])
})
