// npm run lighthouse
// How fast and how sound the first page is that a person meets, by Lighthouse on the preset for desktops: the product
// as a newcomer starts it, one visit in an empty browser after another, and the middle one of the scores. Needs a
// Chromium, its path in PARLEY_CHROMIUM, and a machine that does nothing else.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'

const port = Number(process.env.PARLEY_LIGHTHOUSE_PORT ?? 4430)
const origin = `http://127.0.0.1:${port}`
/** The least score of 100 in each category (quality.md asks it of speed; the others are no harder to hold). */
const least = { performance: 95, accessibility: 95, 'best-practices': 95 }
const visits = 3

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

/** One visit in a browser of its own: nothing is in its caches. */
async function visit(address) {
  const browser = await chromium.launch({
    ...(process.env.PARLEY_CHROMIUM === undefined ? {} : { executablePath: process.env.PARLEY_CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port + 1}`],
  })
  try {
    const result = await lighthouse(
      address,
      { port: port + 1, logLevel: 'error', onlyCategories: Object.keys(least) },
      desktopConfig,
    )
    if (result === undefined) throw new Error(`Lighthouse did not look at ${address}.`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

const middle = (numbers) => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)]

/** Prints the scores of an address and what took them down; resolves whether they are high enough. */
async function judge(path) {
  const reports = []
  for (let turn = 0; turn < visits; turn++) reports.push(await visit(`${origin}${path}`))
  let passed = true
  for (const [category, wanted] of Object.entries(least)) {
    const scores = reports.map(({ categories }) => Math.round(100 * (categories[category].score ?? 0)))
    const score = middle(scores)
    console.log(`${path} ${category}: ${score} of 100 (${scores.join(', ')}; at least ${wanted})`)
    if (score >= wanted) continue
    passed = false
    const { categories, audits } = reports.at(-1)
    for (const { id, weight } of categories[category].auditRefs) {
      const { score: part, title, displayValue = '' } = audits[id]
      if (weight > 0 && part !== null && part < 0.9) console.log(`  ${title}: ${displayValue}`)
    }
  }
  return passed
}

const product = await startProduct()
try {
  if (!(await judge('/login'))) process.exitCode = 1
} finally {
  product.kill('SIGTERM')
  await once(product, 'exit')
}
