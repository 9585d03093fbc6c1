import { randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

// Those who run the tests get it from here: all of them draw alike.
if (process.env.PARLEY_SEED === undefined) {
  process.env.PARLEY_SEED = String(randomInt(1_000_000))
  process.stdout.write(`Themes drawn with PARLEY_SEED=${process.env.PARLEY_SEED}\n`)
}

// What the products of a run begin with is written once.
if (process.env.PARLEY_E2E_DATA === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'parley-e2e-data-'))
  process.env.PARLEY_E2E_DATA = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

const root = new URL('..', import.meta.url).pathname
/** The products listen on this port and the three after it. */
const firstPort = Number(process.env.PARLEY_E2E_PORT ?? 4410)

/** Runs on a product that has a phase in every state. */
const ofStates = 'phase-states.spec.ts'

/**
 * The specs in two halves of about the same length. Each half has a product of its own and one worker, so that what
 * one spec changes is not in the way of another one that runs at the same time.
 */
function inHalves(): string[][] {
  const halves = [0, 1].map(() => ({ size: 0, files: [] as string[] }))
  const specs = readdirSync(`${root}e2e`)
    .filter((file) => file.endsWith('.spec.ts') && file !== ofStates)
    .map((file) => ({ file, size: statSync(`${root}e2e/${file}`).size }))
    .sort((left, right) => right.size - left.size || left.file.localeCompare(right.file))
  for (const { file, size } of specs) {
    const half = halves.reduce((least, one) => (one.size < least.size ? one : least))
    half.size += size
    half.files.push(file)
  }
  return halves.map(({ files }) => files)
}

/** A product of its own on the embedded database with the demo's data, and one kind of model. */
const product = (port: number, model: 'builtin' | 'openai' | 'states') => ({
  command: `node e2e/start-product.ts ${port} ${model}`,
  cwd: root,
  url: `http://127.0.0.1:${port}/readyz`,
  timeout: 120_000,
  reuseExistingServer: false,
  stdout: 'pipe' as const,
})

const chromium = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 1000 },
  actionTimeout: 15_000,
  launchOptions: {
    ...(process.env.PARLEY_CHROMIUM === undefined ? {} : { executablePath: process.env.PARLEY_CHROMIUM }),
    // Frames are drawn by the processor anyway: one process less to talk to.
    args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu'],
  },
}

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  workers: 2,
  // Once more where the machine was too busy; the report then says 'flaky'.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: [
    ...inHalves().map((testMatch, half) => ({
      name: `builtin ${half + 1}`,
      testMatch,
      workers: 1,
      use: { ...chromium, baseURL: `http://127.0.0.1:${firstPort + half}` },
    })),
    {
      name: 'openai',
      testMatch: 'main-job.spec.ts',
      workers: 1,
      use: { ...chromium, baseURL: `http://127.0.0.1:${firstPort + 2}` },
    },
    {
      name: 'states',
      testMatch: ofStates,
      workers: 1,
      use: { ...chromium, baseURL: `http://127.0.0.1:${firstPort + 3}` },
    },
  ],
  webServer: [
    product(firstPort, 'builtin'),
    product(firstPort + 1, 'builtin'),
    product(firstPort + 2, 'openai'),
    product(firstPort + 3, 'states'),
  ],
})
