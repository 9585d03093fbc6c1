// npm run -s bench -- eye: how long a person waits on an initiative's page whose phase holds 300 findings and 500 turns.
// Cold and over a network (100 ms round trips, 10 Mbit/s) until the inputs stand, and then for each click and key. Starts
// a product of its own on the embedded database and a headless Chromium; needs the interfaces built.
import { loadavg } from 'node:os'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { heavyName, writeHeavyPhase } from '@parley/e2e/states/heavy-phase.ts'
import { inBrowser } from './browser/product.ts'
import { readWatched, startClock, watch, watchAnew } from './browser/watch.ts'
import { readRounds } from './env.ts'
import { acts } from './eye/acts.ts'
import { median, milliseconds, printTable, quantile } from './statistics.ts'

const much = { findings: 300, turns: 500 }
/** The budgets of docs and design: ms until the inputs stand, and until a click shows. */
const [mostCold, mostClick] = [2_000, 100]
/** Round trips in ms, and bytes a second each way. */
const network = { offline: false, latency: 100, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }
/** ms until an act is over that does not show. */
const longest = 30_000

/** Milliseconds of one act, and of the main thread for it. */
interface Figures {
  values: number[]
  processor?: number[]
}

interface SignedIn {
  address: string
  kept: Record<string, string>
  path: string
}

async function signIn(address: string): Promise<SignedIn> {
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
    address,
    kept: { 'parley.token': token, 'parley.session': user.sessionId },
    path: `/initiatives/${id}?pane=inputs`,
  }
}

/** A browser that has nothing in its caches, with the session where the product keeps it. */
async function openCold(browser: Browser, { address, kept }: SignedIn): Promise<[BrowserContext, Page]> {
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
  await page.goto(`${signedIn.address}${signedIn.path}`, { waitUntil: 'commit' })
  await page.getByLabel('Business goal').waitFor()
  const took = performance.now() - began
  await context.close()
  return took
}

interface Measured {
  /** ms until it is painted. */
  shown: number
  /** ms of the page's main thread until then: what the machine's other work does not change. */
  processor: number
}

/** Waits in ways that the page's policy of scripts allows. */
async function untilShown(page: Page, name: string): Promise<number> {
  const end = performance.now() + longest
  while (performance.now() < end) {
    const [first] = (await readWatched(page)).times
    if (first !== undefined) return first
    await page.waitForTimeout(20)
  }
  throw new Error(`"${name}" did not show.`)
}

/** The middle of what is clicked, brought into sight. */
async function placeOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('There is nothing to click.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Each act in turn, by name. */
async function measureActs(browser: Browser, signedIn: SignedIn): Promise<Map<string, Measured[]>> {
  const [context, page] = await openCold(browser, signedIn)
  await page.goto(`${signedIn.address}${signedIn.path}`)
  await page.getByLabel('Business goal').waitFor()
  await page.waitForLoadState('networkidle')
  // Who comes to a page moves over it before the first click.
  await page.mouse.move(700, 450)
  await page.waitForTimeout(1_000)
  await watch(page)
  const clock = await startClock(page)
  const measured = new Map<string, Measured[]>()
  for (const { name, target, key, shows } of acts) {
    const place = target === undefined ? undefined : await placeOf(target(page))
    if (place !== undefined) await page.mouse.move(place.x, place.y)
    await page.waitForTimeout(100)
    await watchAnew(page, shows)
    const before = await clock()
    if (place !== undefined) await page.mouse.click(place.x, place.y)
    else if (key !== undefined) await page.keyboard.press(key)
    const shown = await untilShown(page, name)
    const after = await clock()
    // The rest of what it began is not the next one's.
    await page.waitForTimeout(key?.length === 1 ? 50 : 700)
    measured.set(name, [...(measured.get(name) ?? []), { shown, processor: after.all - before.all }])
  }
  await context.close()
  return measured
}

const rounds = readRounds()
await inBrowser(
  { port: '4158', prepare: (folder) => writeHeavyPhase(folder, much) },
  async ({ browser, address }) => {
    const signedIn = await signIn(address)
    await measureCold(browser, signedIn)
    const cold: number[] = []
    const measured: Map<string, Measured[]>[] = []
    for (let round = 0; round < rounds; round += 1) {
      cold.push(await measureCold(browser, signedIn))
      measured.push(await measureActs(browser, signedIn))
    }
    const row = (name: string, most: number, { values, processor }: Figures): string[] => [
      name,
      milliseconds(median(values)),
      milliseconds(quantile(values, 0.95)),
      milliseconds(Math.max(...values)),
      String(most),
      processor === undefined ? '' : milliseconds(median(processor)),
    ]
    const all = [...new Set(acts.map(({ name }) => name))].map((name) => ({
      name,
      runs: measured.flatMap((one) => one.get(name) ?? []),
    }))
    printTable(
      `${much.findings} findings, ${much.turns} turns; ${rounds} rounds, load average ${loadavg()[0]?.toFixed(1) ?? '?'}`,
      ['ms', 'p50', 'p95', 'max', 'budget', 'processor'],
      [
        row('cold until the inputs stand (100 ms, 10 Mbit/s)', mostCold, { values: cold }),
        ...all.map(({ name, runs }) =>
          row(name, mostClick, {
            values: runs.map(({ shown }) => shown),
            processor: runs.map(({ processor }) => processor),
          }),
        ),
      ],
    )
  },
)
