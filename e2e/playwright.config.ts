import { defineConfig, devices } from '@playwright/test'

const root = new URL('..', import.meta.url).pathname

/** A product of its own for each kind of model, on the embedded database with the demo's data. */
const product = (port: number, model: 'builtin' | 'openai') => ({
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
    args: ['--no-sandbox', '--disable-gpu'],
  },
}

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  workers: 1,
  // Once more where the machine was too busy; the report then says 'flaky'.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'builtin', use: { ...chromium, baseURL: 'http://127.0.0.1:4410' } },
    {
      name: 'openai',
      testMatch: 'main-job.spec.ts',
      use: { ...chromium, baseURL: 'http://127.0.0.1:4411' },
    },
  ],
  webServer: [product(4410, 'builtin'), product(4411, 'openai')],
})
