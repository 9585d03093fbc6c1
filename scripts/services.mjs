// npm run services:start | services:stop | services:remove; `prepare` only makes what a start needs.
// A Postgres with pgvector and a Redis on loopback for tests and development. See docs/operations.md.
import { prepareServices, removeServices, startServices, stopServices } from './services/services.mjs'
import { readSettings } from './services/settings.mjs'

async function start(settings) {
  const { databaseUrl, redisUrl, started } = await startServices(settings)
  console.error(started.length > 0 ? `Started: ${started.join(', ')}.` : 'Nothing to start.')
  console.log(`DATABASE_URL=${databaseUrl}`)
  console.log(`REDIS_URL=${redisUrl}`)
}

const actions = { start, prepare: prepareServices, stop: stopServices, remove: removeServices }
const name = process.argv[2] ?? ''
if (!Object.hasOwn(actions, name)) {
  console.error('Usage: node scripts/services.mjs start|prepare|stop|remove')
  process.exit(2)
}
try {
  await actions[name](readSettings())
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
