// npm run bench [steps|restart|live|requests|search|dashboards|ingestion|console|fairness|turns|growth|growing-firms|memory|soak|evaluation|exports|context|collections|eye ...] [--option value ...]
// Starts a real Postgres and Redis unless TEST_DATABASE_URL and TEST_REDIS_URL are given, runs the benchmarks on
// them one after the other, and stops what it started. See README.md beside this.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServices, stopServices } from '../scripts/services/services.mjs'
import { readSettings } from '../scripts/services/settings.mjs'

const folder = dirname(fileURLToPath(import.meta.url))
const onServers = [
  'steps',
  'restart',
  'live',
  'requests',
  'search',
  'dashboards',
  'ingestion',
  'console',
  'fairness',
  'turns',
  'growth',
  'growing-firms',
  'memory',
]
/** What runs on the embedded database alone, or on a server of its own. */
const embedded = ['evaluation', 'exports', 'context', 'collections', 'eye', 'soak']
const benchmarks = [...onServers, ...embedded]

function run(name, { databaseUrl, redisUrl } = {}) {
  const child = spawn(process.execPath, [join(folder, `${name}.ts`), ...options], {
    stdio: 'inherit',
    env:
      databaseUrl === undefined
        ? process.env
        : { ...process.env, PARLEY_TEST_DATABASE_URL: databaseUrl, PARLEY_TEST_REDIS_URL: redisUrl },
  })
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

// Names first; what begins with the first option is for the benchmark itself.
const given = process.argv.slice(2)
const firstOption = given.findIndex((argument) => argument.startsWith('--'))
const options = firstOption === -1 ? [] : given.slice(firstOption)
const named = firstOption === -1 ? given : given.slice(0, firstOption)
const names = named.length > 0 ? named : benchmarks
const unknown = names.find((name) => !benchmarks.includes(name))
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}": ${benchmarks.join(', ')}.`)
  process.exit(2)
}
// Ctrl+C reaches the benchmark itself; this script has to outlive it to stop the servers.
process.on('SIGINT', () => undefined)
const settings = readSettings()
for (const name of names.filter((one) => embedded.includes(one))) process.exitCode ||= await run(name)
const withServers = names.filter((one) => onServers.includes(one))
if (withServers.length === 0) process.exit()
try {
  const services = await startServices(settings)
  try {
    for (const name of withServers) process.exitCode ||= await run(name, services)
  } finally {
    await stopServices(settings, services.started)
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
