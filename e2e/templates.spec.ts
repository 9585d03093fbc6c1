import { expect, type Locator, type Page, test } from '@playwright/test'
import { signIn } from './steps.ts'

/** Every type of input, and what a person enters (Document 2, section 3). */
const fields = [
  ['Plant', 'Text'],
  ['What happened', 'Long text'],
  ['Severity', 'Select'],
  ['Lines', 'Tags'],
  ['Causes', 'Multi-select'],
  ['Audit day', 'Date'],
  ['Operators', 'Number'],
  ['Repair cost', 'Currency'],
  ['Confidence', 'Range'],
  ['Report', 'File'],
  ['Auditors', 'Contacts'],
  ['Plant heads', 'Stakeholders'],
] as const

/** Types into what has the focus or opens it first: names are edited in line. */
async function addField(group: Locator, page: Page, [label, type]: readonly [string, string]): Promise<void> {
  await group.getByRole('button', { name: /^Add field to/ }).click()
  const name = group.getByRole('textbox', { name: 'Label of New Field' })
  await expect(name).toBeFocused()
  await name.fill(label)
  await page.keyboard.press('Enter')
  await group.getByRole('combobox', { name: `Type of ${label}` }).click()
  await page.getByRole('option', { name: type, exact: true }).click()
  await expect(group.getByRole('combobox', { name: `Type of ${label}` })).toHaveText(type)
}

async function labelsIn(group: Locator): Promise<string[]> {
  const types = await group.getByRole('combobox', { name: /^Type of/ }).all()
  const labels = await Promise.all(types.map((type) => type.getAttribute('aria-label')))
  return labels.map((label) => (label ?? '').replace('Type of ', ''))
}

async function writeInputs(page: Page): Promise<void> {
  await page.getByLabel('Name of a new group').fill('Audit')
  await page.getByRole('button', { name: 'Add group' }).click()
  const group = page.getByRole('group', { name: /Audit/ }).first()
  for (const field of fields) await addField(group, page, field)
  for (const name of ['Severity', 'Causes']) {
    await group.getByRole('button', { name: `Settings of ${name}` }).click()
    await group.getByLabel('Options', { exact: true }).last().fill('Minor, Major, Critical')
    await group.getByRole('button', { name: `Settings of ${name}` }).click()
  }
  // By keys alone: the last field goes up to the top.
  const handle = group.getByRole('button', { name: /^Move Plant heads/ })
  await handle.focus()
  for (let step = 0; step < fields.length - 1; step += 1) await page.keyboard.press('ArrowUp')
  await expect(handle).toBeFocused()
  expect((await labelsIn(group))[0]).toBe('Plant heads')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(async () => (await labelsIn(group))[1]).toBe('Plant heads')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(async () => (await labelsIn(group))[0]).toBe('Plant heads')
}

async function writeAgents(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add AI agent' }).click()
  const picker = page.getByRole('dialog', { name: 'Add AI agents' })
  for (const agent of ['Judge', 'Business Analyst'])
    await picker.getByRole('button', { name: `Add ${agent}` }).click()
  await picker.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^Move Business Analyst/ }).press('ArrowUp')
  await page.getByRole('button', { name: /Prompt and chapter of Business Analyst/ }).click()
  await page.getByLabel('Moderator prompt').fill('Say what happened in the plant, from the inputs.')
  await page.getByLabel('Chapter title').fill('What happened')
  await page.getByLabel('Expected output').fill('What happened.')
}

async function actOn(page: Page, template: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${template}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a firm writes a template, and a client works by its copy', async ({ page, browser, baseURL }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  const name = `Plant audit ${Date.now()}`

  await signIn(page, 'admin@northwind.test')
  await page.goto('/initiative-templates')
  await page.getByRole('link', { name: 'Create Template' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Description', { exact: true }).fill('What went wrong in a plant, and what follows.')
  await page.getByRole('tab', { name: 'Phases' }).click()
  await writeInputs(page)
  await writeAgents(page)
  await page.getByLabel('Name of a new artifact').fill('Audit report')
  await page.getByLabel('Name of a new artifact').press('Enter')

  // What was typed is there again after a reload.
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.waitForTimeout(1_500)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('What you had typed before is back; it is not saved yet.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: /^Type of/ })).toHaveCount(fields.length)

  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect(page).toHaveURL(/\/initiative-templates$/)
  await expect(page.getByText('Template created')).toBeVisible()

  await actOn(page, name, 'Clone')
  await page.getByRole('dialog').getByRole('button', { name: 'Clone' }).click()
  await expect(page.getByText('Template cloned successfully')).toBeVisible()
  const copy = `${name} (Copy)`
  await actOn(page, copy, 'Assign')
  await page.getByRole('combobox', { name: 'Client' }).click()
  await page.getByRole('option', { name: 'Acme Manufacturing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('Template assigned successfully')).toBeVisible()
  await expect(
    page
      .getByRole('row', { name: new RegExp(copy.replace(/[()]/g, '\\$&')) })
      .getByText('Client - Acme Manufacturing'),
  ).toBeVisible()

  // The client's people see the copy alone, to read and to use.
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const member = await other.newPage()
  member.on('pageerror', (error) => problems.push(error.message))
  await signIn(member, 'member@acme.test')
  await member.goto('/initiative-templates')
  await expect(
    member.getByText('You can view and use templates assigned to you by your consulting firm.'),
  ).toBeVisible()
  await expect(member.getByRole('button', { name: `Open ${name}`, exact: true })).toHaveCount(0)
  await member.getByRole('button', { name: `Open ${copy}` }).click()
  await member.getByRole('link', { name: 'Create initiative' }).click()
  await runInitiative(member, `Audit of Leeds ${Date.now()}`)
  expect(problems).toEqual([])
  await other.close()
})

async function runInitiative(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Save Initiative' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('0 of 5 completed')).toBeVisible()
  expect(await page.evaluate('window.scrollY')).toBe(0)
  await page.getByRole('button', { name: 'Start Phase' }).click()
  await page.getByLabel('What happened').fill('A casting line in Leeds stood still for two days.')
  await page.getByLabel('Operators').fill('12')
  await page.getByRole('combobox', { name: 'Severity' }).click()
  await page.getByRole('option', { name: 'Major' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.getByRole('button', { name: 'AI Conversation' }).click()
  await expect(page.getByRole('region', { name: 'Final summary' })).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Complete Phase' }).click()
  await expect(page.getByText('1 of 5 completed')).toBeVisible()
}
