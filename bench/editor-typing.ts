// node bench/editor-typing.ts: how long a keystroke in the template editor takes until it is painted, with a template
// of ten phases of forty fields. Starts a product of its own on the embedded database and a headless Chromium.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { measureDrag, measureTyping, watch, type Measured } from './editor-measures.ts'
import { bigTemplate } from './editor-template.ts'
import { median, milliseconds, printTable, quantile } from './statistics.ts'

const port = process.env.PORT ?? '4359'
const rounds = Number(process.env.ROUNDS ?? '5')
const address = `http://127.0.0.1:${port}`

/** Starts the product and waits until it is ready. */
async function startProduct(folder: string): Promise<ChildProcess> {
  const product = spawn(process.execPath, ['standalone/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: port,
      PARLEY_DATA_DIR: folder,
      DATABASE_URL: '',
      REDIS_URL: '',
    },
  })
  for (let left = 240; left > 0; left -= 1) {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return product
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  product.kill('SIGTERM')
  throw new Error('The product did not become ready.')
}

async function signIn(page: Page): Promise<void> {
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
async function measureRound(page: Page, id: string): Promise<Map<string, Measured>> {
  await page.goto(`${address}/initiative-templates`)
  await page.evaluate(forgetDrafts)
  await page.goto(`${address}/initiative-templates/${id}/edit`)
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

const folder = mkdtempSync(join(tmpdir(), 'parley-editor-typing-'))
const product = await startProduct(folder)
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(process.env.PARLEY_CHROMIUM === undefined ? {} : { executablePath: process.env.PARLEY_CHROMIUM }),
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page)
  const id = await writeTemplate(page)
  await measureRound(page, id)
  const all: Map<string, Measured>[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await measureRound(page, id))
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
} finally {
  await browser.close()
  product.kill('SIGTERM')
  await new Promise((resolve) => product.once('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}
