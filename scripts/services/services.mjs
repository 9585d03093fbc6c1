// Starts and stops a Postgres with pgvector and a Redis for tests and development; remembers in a state file
// what was started, so that exactly that is stopped.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { startPostgres } from './postgres.mjs'
import { findFreePort, isListening, isRunning, stopServer } from './processes.mjs'
import { choosePostgres, chooseRedis } from './programs.mjs'
import { startRedis } from './redis.mjs'

function readState(settings) {
  if (!existsSync(settings.stateFile)) return { password: undefined, servers: {} }
  return JSON.parse(readFileSync(settings.stateFile, 'utf8'))
}

function writeState(settings, state) {
  writeFileSync(settings.stateFile, JSON.stringify(state, null, 2), { mode: 0o600 })
}

/** The port for a server: its usual one, or a free one where a stranger (such as a stray of another checkout) has it. */
export async function choosePort(settings, name) {
  const port = settings[`${name}Port`]
  if (!(await isListening(port))) return port
  const variable = `PARLEY_${name.toUpperCase()}_PORT`
  if (settings.fixedPorts.includes(variable))
    throw new Error(`Port ${port} for ${name} is taken; set ${variable} to a free one.`)
  return findFreePort()
}

async function ensureStarted(settings, { state, name, start }) {
  const known = state.servers[name]
  if (known && isRunning(known.server)) return false
  const port = await choosePort(settings, name)
  if (port !== settings[`${name}Port`]) console.error(`The usual port of ${name} is taken; ${port} is used.`)
  state.servers[name] = await start({ ...settings, [`${name}Port`]: port }, state.password)
  writeState(settings, state)
  return true
}

/**
 * Starts what is not given by the environment and not running yet. Resolves to both URLs and the names of what
 * this call started; throws with a text a person can act on, having stopped what it started.
 */
export async function startServices(settings) {
  mkdirSync(settings.folder, { recursive: true })
  const state = readState(settings)
  state.password ??= randomBytes(18).toString('base64url')
  writeState(settings, state)
  const started = []
  try {
    for (const [name, start, given] of [
      ['postgres', startPostgres, settings.databaseUrl],
      ['redis', startRedis, settings.redisUrl],
    ]) {
      if (given === undefined && (await ensureStarted(settings, { state, name, start }))) started.push(name)
    }
  } catch (error) {
    await stopServices(settings, started)
    throw error
  }
  return {
    databaseUrl: settings.databaseUrl ?? state.servers.postgres.url,
    redisUrl: settings.redisUrl ?? state.servers.redis.url,
    started,
  }
}

/** Makes what the servers need before they can start, the Debian root above all; starts nothing. */
export function prepareServices(settings) {
  mkdirSync(settings.folder, { recursive: true })
  if (settings.databaseUrl === undefined) choosePostgres(settings)
  if (settings.redisUrl === undefined) chooseRedis(settings)
}

/** Stops the named services, all by default, if this folder's state says that we started them. */
export async function stopServices(settings, names = ['postgres', 'redis']) {
  const state = readState(settings)
  for (const name of names) {
    const known = state.servers[name]
    if (known) await stopServer(known.server)
  }
  const left = Object.entries(state.servers).filter(([name]) => !names.includes(name))
  if (existsSync(settings.stateFile)) writeState(settings, { ...state, servers: Object.fromEntries(left) })
}

/** Stops all and deletes everything in the folder, the data included. */
export async function removeServices(settings) {
  await stopServices(settings)
  rmSync(settings.folder, { recursive: true, force: true })
}
