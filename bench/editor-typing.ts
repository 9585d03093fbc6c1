// node bench/editor-typing.ts: how long a keystroke in the template editor takes until it is painted, with a template
// of ten phases of forty fields. Starts a product of its own on the embedded database and a headless Chromium.
import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { inBrowser } from './browser/product.ts'
import { watch } from './browser/watch.ts'
import { measureDrag, measureTyping, type Measured } from './editor-measures.ts'
import { bigTemplate } from './editor-template.ts'
import { median, milliseconds, printTable, quantile } from './statistics.ts'

const rounds = Number(process.env.ROUNDS ?? '5')

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`)
  await page.getByLabel('Email').fill('superadmin@parley.test')
  await page.getByLabel('Password', { exact: true }).fill('Parley-demo-1!')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'))
}

/** Writes the template with the page's session; returns its id. */
const writeTemplate = (page: Page): Promise<string> =>
  page.evaluate(async (body) => {
    const answer = await fetch('/api/initiative-templates/create', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${localStorage.getItem('parley.token') ?? ''}`,
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    const { template } = (await answer.json()) as { template: { id: string } }
    return template.id
  }, bigTemplate())

const text = 'The plants agree on one list of needs before offers come'

/** What an earlier round typed would come back. */
const forgetDrafts = `for (const key of Object.keys(localStorage)) if (key.startsWith('parley.draft.')) localStorage.removeItem(key)`

/** What is done in the editor in one round, each with a name for the table. */
async function measureRound(page: Page, editor: string): Promise<Map<string, Measured>> {
  await page.goto(new URL('/initiative-templates', editor).href)
  await page.evaluate(forgetDrafts)
  await page.goto(editor)
  await watch(page)
  const measured = new Map<string, Measured>()
  const type = async (name: string, box: ReturnType<Page['getByLabel']>): Promise<void> => {
    measured.set(name, await measureTyping(page, box, text))
  }
  await type('name of the template', page.getByLabel('Name', { exact: true }))
  await page.getByRole('tab', { name: 'Phases' }).click()
  await page.getByRole('tab', { name: /^5\./ }).click()
  // The former phase stays on the screen until the next one is drawn.
  await page.locator('input[value="Phase 5"]').waitFor()
  await type('name of a phase', page.getByLabel('Phase name'))
  await type('description of a phase', page.getByLabel('Description', { exact: true }).first())
  await page.getByRole('button', { name: 'Settings of Question 5.20' }).click()
  await type('placeholder of a field', page.getByLabel('Placeholder'))
  await type('label of a field', page.getByRole('textbox', { name: 'Label of Question 5.20' }))
  await page.keyboard.press('Enter')
  measured.set('field dragged over others', await measureDrag(page))
  return measured
}

await inBrowser({ port: '4359' }, async ({ browser, address }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, address)
  const editor = `${address}/initiative-templates/${await writeTemplate(page)}/edit`
  await measureRound(page, editor)
  const all: Map<string, Measured>[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await measureRound(page, editor))
  const rows = [...(all[0]?.keys() ?? [])].map((name) => {
    const runs = all.flatMap((one) => one.get(name) ?? [])
    const over = (part: (run: Measured) => number): string => milliseconds(median(runs.map(part)))
    return [
      name,
      over(({ scriptTime }) => scriptTime),
      over(({ processorTime }) => processorTime),
      over(({ times }) => quantile(times, 0.5)),
      over(({ times }) => quantile(times, 0.95)),
      over(({ times }) => Math.max(...times)),
      milliseconds(Math.max(...runs.flatMap(({ times }) => times))),
      over(({ slowestEvent }) => slowestEvent),
      String(median(runs.map(({ longTasks }) => longTasks))),
    ]
  })
  printTable(
    `Ten phases of forty fields; median of ${rounds} rounds, load average ${loadavg()[0]?.toFixed(1) ?? '?'}`,
    [
      'ms',
      'script each',
      'processor each',
      'painted after, p50',
      'p95',
      'max',
      'max of all',
      'slowest event',
      'long tasks',
    ],
    rows,
  )
})
