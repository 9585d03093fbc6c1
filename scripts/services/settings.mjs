// Where the services for tests and development live, and on which ports. Read once, from the environment.
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

function port(name, fallback) {
  const value = Number(process.env[name] ?? fallback)
  if (Number.isInteger(value) && value > 0 && value < 65536) return value
  throw new Error(`${name} must be a port number, not "${process.env[name]}".`)
}

/**
 * Settings of the scripts:
 * - `PARLEY_SERVICES_DIR` folder of the Debian root, data and state (default `.parley-services`)
 * - `PARLEY_POSTGRES_PORT` (54329) and `PARLEY_REDIS_PORT` (63799), on loopback; another free one where these are
 *   taken and nothing was said
 * - `PARLEY_SERVICES_DURABLE=off` switches fsync off: faster tests on a database that may be lost
 * - `TEST_DATABASE_URL`, `TEST_REDIS_URL`: servers that run already; those are used and never stopped
 */
export function readSettings() {
  const folder = resolve(root, process.env.PARLEY_SERVICES_DIR ?? '.parley-services')
  return {
    folder,
    debianRoot: join(folder, 'debian'),
    stateFile: join(folder, 'state.json'),
    postgresPort: port('PARLEY_POSTGRES_PORT', 54329),
    redisPort: port('PARLEY_REDIS_PORT', 63799),
    fixedPorts: ['PARLEY_POSTGRES_PORT', 'PARLEY_REDIS_PORT'].filter((name) => process.env[name]),
    durable: process.env.PARLEY_SERVICES_DURABLE !== 'off',
    databaseUrl: process.env.TEST_DATABASE_URL,
    redisUrl: process.env.TEST_REDIS_URL,
  }
}
