import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { connectTo, openAbout, openInitiative, signIn } from './steps.ts'
import { themesOf } from './themes.ts'

const initiative = 'ERP vendor selection'

async function openInterviews(page: Page): Promise<Locator> {
  await openAbout(page)
  const section = page.getByRole('region', { name: 'Interviews' })
  await section.getByRole('button', { name: 'Interviews', exact: true }).click()
  await expect(section.getByRole('heading', { level: 3 }).first()).toBeVisible()
  return section
}

/** The one in the list that speaks of this. */
const entryWith = (section: Locator, text: string): Locator =>
  section.getByRole('listitem', { name: /, \d{4}$/ }).filter({ hasText: text })

/** An unmistakable mark, so that runs do not meet. */
const mark = `Spare parts ${Date.now().toString(36)}`

test('a consultant adds, reads, changes and deletes an interview', async ({ page, browser, baseURL }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await signIn(page, 'consultant@northwind.test')
  await connectTo(page, 'Acme Manufacturing')
  await openInitiative(page, initiative)
  const section = await openInterviews(page)

  await section.getByRole('button', { name: 'Add Interview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Interview' })
  await dialog.getByLabel('Date').fill('2126-03-02')
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveText('Planned')
  await expect(dialog.getByRole('textbox', { name: 'Summary' })).toBeHidden()
  await dialog.getByLabel('Date').fill('2026-03-02')
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveText('Completed')
  const summary = dialog.getByRole('textbox', { name: 'Summary' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This field is required')).toBeVisible()

  await summary.click()
  await dialog.getByRole('button', { name: 'Heading 2' }).click()
  await page.keyboard.type(mark)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('Every machine')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' has its own list. ')
  await dialog.getByRole('button', { name: 'Link', exact: true }).click()
  const link = page.getByRole('dialog', { name: 'Add Link' })
  await expect(link.getByRole('button', { name: 'Add' })).toBeDisabled()
  await link.getByLabel('URL').fill('javascript:alert(1)')
  await link.getByRole('button', { name: 'Add' }).click()
  await expect(link.getByText('Links may lead to http, https and mailto addresses only')).toBeVisible()
  await link.getByLabel('URL').fill('acme.test/parts')
  await link.getByLabel('Text').fill('the list of parts')
  await link.getByRole('button', { name: 'Add' }).click()
  await expect(summary).toBeFocused()
  await dialog.getByLabel('Stakeholders').click()
  await page.getByRole('option', { name: /Grace Nwosu/ }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('combobox', { name: 'Consultant' }).click()
  await page.getByRole('option', { name: /Priya Raman/ }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const entry = entryWith(section, mark)
  await expect(entry.getByText('With Grace Nwosu · Consultant: Priya Raman')).toBeVisible()

  // A reload keeps it, and the list as it was looked at.
  await section.getByRole('searchbox', { name: 'Search interviews' }).fill(mark)
  await expect(page).toHaveURL(/interviews\.q=/)
  await page.reload()
  await expect(entryWith(section, 'Mar 2, 2026')).toHaveCount(1)
  await entry.getByRole('button', { name: 'Read more' }).click()
  await expect(entry.getByRole('heading', { level: 5, name: mark })).toBeVisible()
  await expect(entry.getByText('Every machine')).toHaveJSProperty('tagName', 'STRONG')
  const address = entry.getByRole('link', { name: 'the list of parts' })
  await expect(address).toHaveAttribute('href', 'https://acme.test/parts')
  await expect(address).toHaveAttribute('rel', /noopener/)

  // The client's viewer reads the same and can change nothing.
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const viewer = await other.newPage()
  await signIn(viewer, 'viewer@acme.test')
  await openInitiative(viewer, initiative)
  const shown = await openInterviews(viewer)
  await expect(entryWith(shown, mark)).toBeVisible()
  await expect(
    shown.getByRole('button', { name: /Add Interview|Edit interview|Delete interview/ }),
  ).toHaveCount(0)

  await entry.getByRole('button', { name: /^Edit interview/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Interview' })
  await edit.getByLabel('Additional Notes').fill('In the tool shop')
  await edit.getByRole('switch', { name: 'Automated' }).click()
  await expect(edit.getByRole('combobox', { name: 'Consultant' })).toBeHidden()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await expect(entry.getByText('With Grace Nwosu', { exact: true })).toBeVisible()
  await expect(entry.getByText('In the tool shop')).toBeVisible()

  await entry.getByRole('button', { name: /^Delete interview/ }).click()
  await expect(page.getByText('Are you sure you want to delete this interview?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(section.getByText('No interviews found')).toBeVisible()
  await page.reload()
  await expect(section.getByText('No interviews found')).toBeVisible()
  expect(problems).toEqual([])
})

test('what a person typed outlives a reload and somebody else’s save', async ({ page }) => {
  await signIn(page, 'member@acme.test')
  await openInitiative(page, initiative)
  const section = await openInterviews(page)
  const planned = entryWith(section, 'Tomasz Wieczorek')
  await planned.getByRole('button', { name: /^Edit interview/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Interview' })
  const notes = dialog.getByLabel('Additional Notes')
  const before = await notes.inputValue()
  await notes.fill(`${before} Mine.`)
  page.on('dialog', (leaving) => void leaving.accept())
  await page.reload()
  await openInterviews(page)
  await planned.getByRole('button', { name: /^Edit interview/ }).click()
  await expect(dialog.getByText('What you had typed before is back; it is not saved yet.')).toBeVisible()
  await expect(notes).toHaveValue(`${before} Mine.`)

  // Meanwhile somebody else saves.
  const at = new URL(page.url()).pathname.split('/')[2] ?? ''
  const change = async ({ at, words }: { at: string; words: string }): Promise<void> => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('parley.token') ?? ''}`,
      'Content-Type': 'application/json',
    }
    const all = (await (await fetch(`/api/interviews/initiative/${at}`, { headers })).json()) as {
      id: string
      additionalNotes: string | null
    }[]
    const id = all.find(({ additionalNotes }) => additionalNotes === words)?.id ?? ''
    const body = JSON.stringify({ additionalNotes: `${words} Theirs.` })
    await fetch(`/api/interviews/${id}`, { method: 'PUT', headers, body })
  }
  await page.evaluate(change, { at, words: before })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('They changed: Additional Notes.')).toBeVisible()
  await expect(notes).toHaveValue(`${before} Mine.`)
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await expect(dialog).toBeHidden()
  await expect(planned.getByText('Mine.')).toBeVisible()
})

test('hostile texts in an interview stay harmless', async ({ page }) => {
  await signIn(page, 'member@acme.test')
  await openInitiative(page, initiative)
  const hostile = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>'
  const initiativeId = new URL(page.url()).pathname.split('/')[2] ?? ''
  const send = async ({ at, text }: { at: string; text: string }): Promise<number[]> => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('parley.token') ?? ''}`,
      'Content-Type': 'application/json',
    }
    const post = async (inline: object, more: object = {}): Promise<number> => {
      const content = [{ type: 'paragraph', content: [inline] }]
      const body = {
        initiativeId: at,
        interviewDate: '2020-01-01',
        status: 'COMPLETED',
        summary: { type: 'doc', content },
        additionalNotes: text,
        ...more,
      }
      return (await fetch('/api/interviews', { method: 'POST', headers, body: JSON.stringify(body) })).status
    }
    const link = { type: 'link', attrs: { href: 'javascript:window.hit=1' } }
    return [
      await post({ type: 'text', text: 'x', marks: [link] }),
      await post({ type: 'image', attrs: { src: 'x', onerror: 'window.hit=1' } }),
      await post({ type: 'text', text }),
      await post({ type: 'text', text: 'x' }, { summary: text }),
    ]
  }
  expect(await page.evaluate(send, { at: initiativeId, text: hostile })).toEqual([400, 400, 201, 201])
  const section = await openInterviews(page)
  await section.getByRole('searchbox', { name: 'Search interviews' }).fill('onerror')
  const shown = entryWith(section, 'Jan 1, 2020')
  await expect(shown).toHaveCount(2)
  for (const entry of await shown.all()) {
    await entry.getByRole('button', { name: 'Read more' }).click()
    await expect(entry.getByText(hostile)).toHaveCount(2)
    await entry.getByRole('button', { name: /^Edit interview/ }).click()
    await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveText(hostile)
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
  await expect(section.locator('img, script')).toHaveCount(0)
  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false)
  for (const entry of (await shown.all()).reverse()) {
    await entry.getByRole('button', { name: /^Delete interview/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  }
})

for (const colorScheme of themesOf('interviews'))
  test(`axe finds nothing in the interviews, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page, 'member@acme.test')
    await openInitiative(page, initiative)
    const section = await openInterviews(page)
    await section.getByRole('button', { name: 'Read more' }).first().click()
    await expectAccessible(page, 'section:has([type=search])')
    await section
      .getByRole('button', { name: /^Edit interview/ })
      .nth(1)
      .click()
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Add Link' })).toBeVisible()
    await expectAccessible(page, '[role=dialog]:has([inputmode=url])')
  })
