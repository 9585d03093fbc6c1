// npm run -s bench -- eye: how long a person waits on an initiative's page whose phase holds 300 findings and 500 turns.
// Cold and over a network (100 ms round trips, 10 Mbit/s) until the inputs stand, and then for each click. Starts a
// product of its own on the embedded database and a headless Chromium; needs the interfaces built.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { heavyName, writeHeavyPhase } from '@parley/e2e/states/heavy-phase.ts'
import { readRounds } from './env.ts'
import { median, milliseconds, printTable } from './statistics.ts'

const port = process.env.PORT ?? '4158'
const address = `http://127.0.0.1:${port}`
const much = { findings: 300, turns: 500 }
/** The budgets of docs and design: ms until the inputs stand, and until a click shows. */
const [mostCold, mostClick] = [2_000, 100]
/** Round trips in ms, and bytes a second each way. */
const network = { offline: false, latency: 100, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }
const watchScript = readFileSync(new URL('eye-watch.mjs', import.meta.url), 'utf8')

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

interface SignedIn {
  kept: Record<string, string>
  path: string
}

async function signIn(): Promise<SignedIn> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'member@acme.test', password: 'Parley-demo-1!' }),
  })
  const { token, user } = (await answer.json()) as {
    token: string
    user: { sessionId: string; client: { id: string } }
  }
  const list = await fetch(`${address}/api/initiatives/client/${user.client.id}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const initiatives = (await list.json()) as { id: string; name: string }[]
  const id = initiatives.find(({ name }) => name === heavyName)?.id ?? ''
  return {
    kept: { 'parley.token': token, 'parley.session': user.sessionId },
    path: `/initiatives/${id}?pane=inputs`,
  }
}

/** A browser that has nothing in its caches, with the session where the product keeps it. */
async function openCold(browser: Browser, { kept }: SignedIn): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${address}/appearance.js`)
  await page.evaluate(
    `for (const [key, value] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem(key, value)`,
  )
  return [context, page]
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', network)
}

/** Milliseconds from the address until the phase's inputs stand. */
async function measureCold(browser: Browser, signedIn: SignedIn): Promise<number> {
  const [context, page] = await openCold(browser, signedIn)
  await throttle(page)
  const began = performance.now()
  await page.goto(`${address}${signedIn.path}`, { waitUntil: 'commit' })
  await page.getByLabel('Business goal').waitFor()
  const took = performance.now() - began
  await context.close()
  return took
}

/** What is clicked, in this order; each leaves the page as the next one needs it. */
const acts: [name: string, target: (page: Page) => Locator][] = [
  ['findings are opened', (page) => page.getByRole('tab', { name: /^Findings/ })],
  ['a finding is unfolded', (page) => page.getByRole('button', { name: /^The data owner of/ }).first()],
  ['a finding is folded', (page) => page.getByRole('button', { name: /^The data owner of/ }).first()],
  ['a finding is chosen', (page) => page.getByRole('checkbox', { name: /^Select: / }).first()],
  ['open ones alone', (page) => page.getByRole('button', { name: /^Open \d/ })],
  ['all findings', (page) => page.getByRole('button', { name: /^All \d/ })],
  ['documents are opened', (page) => page.getByRole('tab', { name: /^Documents/ })],
  ['inputs are opened', (page) => page.getByRole('tab', { name: /^Inputs/ })],
  ['the conversation alone', (page) => page.getByRole('button', { name: 'Show the conversation alone' })],
  ['both panes again', (page) => page.getByRole('button', { name: 'Show both beside each other' })],
]

/** Milliseconds of each act until it is painted. */
async function measureClicks(browser: Browser, signedIn: SignedIn): Promise<Map<string, number>> {
  const [context, page] = await openCold(browser, signedIn)
  await page.goto(`${address}${signedIn.path}`)
  await page.getByLabel('Business goal').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(`{ ${watchScript} }`)
  const measured = new Map<string, number>()
  for (const [name, target] of acts) {
    const one = target(page)
    if ((await one.count()) === 0) continue
    await page.evaluate('globalThis.clicks = []')
    await one.click({ timeout: 60_000 })
    await page.waitForFunction('globalThis.clicks.length > 0')
    measured.set(name, (await page.evaluate<number[]>('globalThis.clicks'))[0] ?? 0)
    // The rest of what it began is not the next one's.
    await page.waitForTimeout(700)
  }
  await context.close()
  return measured
}

const rounds = readRounds()
const folder = mkdtempSync(join(tmpdir(), 'parley-eye-'))
await writeHeavyPhase(folder, much)
const product = await startProduct(folder)
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.PARLEY_CHROMIUM === undefined ? {} : { executablePath: process.env.PARLEY_CHROMIUM }),
})
try {
  const signedIn = await signIn()
  await measureCold(browser, signedIn)
  const cold: number[] = []
  const clicks: Map<string, number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    cold.push(await measureCold(browser, signedIn))
    clicks.push(await measureClicks(browser, signedIn))
  }
  const row = (name: string, values: number[], most: number): string[] => [
    name,
    milliseconds(Math.min(...values)),
    milliseconds(median(values)),
    milliseconds(Math.max(...values)),
    String(most),
  ]
  printTable(
    `${much.findings} findings, ${much.turns} turns; ${rounds} rounds, load average ${loadavg()[0]?.toFixed(1) ?? '?'}`,
    ['ms', 'least', 'median', 'most', 'budget'],
    [
      row('cold until the inputs stand (100 ms, 10 Mbit/s)', cold, mostCold),
      ...[...(clicks[0]?.keys() ?? [])].map((name) =>
        row(
          `click: ${name}`,
          clicks.flatMap((one) => one.get(name) ?? []),
          mostClick,
        ),
      ),
    ],
  )
} finally {
  await browser.close()
  product.kill('SIGTERM')
  await new Promise((resolve) => product.once('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}
