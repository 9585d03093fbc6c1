// npm run test:services [jest options]
// Starts a real Postgres and Redis unless TEST_DATABASE_URL and TEST_REDIS_URL are given, runs the integration
// tests on them, and stops what it started.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServices, stopServices } from './services/services.mjs'
import { readSettings } from './services/settings.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** In the gate a sample is drawn; PARLEY_SOAK=1 runs all, and so does whoever names a test. */
function sampled() {
  if (process.env.CI === undefined || process.env.PARLEY_SOAK === '1' || process.argv.length > 2) return {}
  const seed = process.env.PARLEY_SERVICES_SEED ?? process.env.PARLEY_SEED ?? String(randomInt(1_000_000))
  console.log(`Integration tests drawn with PARLEY_SERVICES_SEED=${seed}`)
  return { PARLEY_SERVICES_SEED: seed }
}

function runJest({ databaseUrl, redisUrl }) {
  const jest = join(root, 'node_modules/jest/bin/jest.js')
  const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', jest]
  const child = spawn(
    process.execPath,
    [...options, '--config', 'jest.services.config.mjs', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...sampled(),
        ...(process.argv.length > 2 ? {} : { PARLEY_TEST_GROUPS: '1' }),
        PARLEY_TEST_DATABASE_URL: databaseUrl,
        PARLEY_TEST_REDIS_URL: redisUrl,
      },
    },
  )
  // Ctrl+C reaches Jest itself; this script has to outlive it to stop the servers.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

const settings = { ...readSettings(), durable: process.env.PARLEY_SERVICES_DURABLE === 'on' }
try {
  const services = await startServices(settings)
  try {
    process.exitCode = await runJest(services)
  } finally {
    await stopServices(settings, services.started)
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
