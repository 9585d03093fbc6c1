// A Postgres cluster of our own on loopback, with a password made for it.
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startServer, waitUntilReady } from './processes.mjs'
import { choosePostgres } from './programs.mjs'

const role = 'parley'

/** A folder that the server's account owns, as this script and as the server see it. */
export function makeFolder(settings, chosen, name) {
  const seen = chosen.root ? `/srv/parley/${name}` : join(settings.folder, 'data', name)
  const path = join(chosen.root, seen)
  mkdirSync(dirname(path), { recursive: true })
  if (!existsSync(path)) mkdirSync(path, { mode: 0o700 })
  if (chosen.owner) chownSync(path, chosen.owner.uid, chosen.owner.gid)
  return { seen, path }
}

/** Writes a file that only the server's account can read. */
export function writePrivateFile(chosen, path, text) {
  writeFileSync(path, text, { mode: 0o600 })
  if (chosen.owner) chownSync(path, chosen.owner.uid, chosen.owner.gid)
}

function run(chosen, command, input) {
  const result = spawnSync(command[0], command.slice(1), {
    encoding: 'utf8',
    input,
    timeout: 60_000,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    ...(chosen.account ?? {}),
  })
  if (result.status === 0) return
  throw new Error(`${command.join(' ')} failed: ${result.error?.message ?? result.stderr.trim()}`)
}

/** initdb, once per folder: UTF-8, checksums, password sign-in only; `parley` is its superuser. */
function ensureCluster({ chosen, home, password }) {
  if (existsSync(join(home.path, 'cluster/PG_VERSION'))) return
  rmSync(join(home.path, 'cluster'), { recursive: true, force: true })
  writePrivateFile(chosen, join(home.path, 'password'), password)
  const options = ['-U', role, '--auth=scram-sha-256', '-E', 'UTF8', '--locale=C.UTF-8', '--data-checksums']
  const initdb = [...chosen.program('initdb'), '-D', `${home.seen}/cluster`, ...options]
  run(chosen, [...initdb, `--pwfile=${home.seen}/password`])
}

function serverOptions(settings, home) {
  const values = {
    listen_addresses: '127.0.0.1',
    port: settings.postgresPort,
    unix_socket_directories: '',
    // A root without /dev/shm mounted has no POSIX shared memory.
    dynamic_shared_memory_type: 'mmap',
    max_connections: 300,
    shared_buffers: '256MB',
    ...(settings.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return [
    '-D',
    `${home.seen}/cluster`,
    ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/**
 * Starts Postgres; resolves to its process and URL when it answers. Throws with the reason otherwise. `postgresFolder`
 * of the settings names another cluster than that of tests and development.
 */
export async function startPostgres(settings, password) {
  const chosen = choosePostgres(settings)
  const home = makeFolder(settings, chosen, settings.postgresFolder ?? 'postgres')
  ensureCluster({ chosen, home, password })
  const server = startServer({
    name: 'Postgres',
    command: [...chosen.program('postgres'), ...serverOptions(settings, home)],
    log: join(settings.folder, `${settings.postgresFolder ?? 'postgres'}.log`),
    account: chosen.account,
    stopSignal: 'SIGINT',
  })
  const isReady = [
    ...chosen.program('pg_isready'),
    '-q',
    '-h',
    '127.0.0.1',
    '-p',
    String(settings.postgresPort),
  ]
  await waitUntilReady(server, () => spawnSync(isReady[0], isReady.slice(1)).status === 0)
  return { server, url: `postgres://${role}:${password}@127.0.0.1:${settings.postgresPort}/postgres` }
}

/** Deletes the cluster that `postgresFolder` names, and its log; its server has to have ended. */
export function removePostgres(settings) {
  const home = makeFolder(settings, choosePostgres(settings), settings.postgresFolder)
  rmSync(home.path, { recursive: true, force: true })
  rmSync(join(settings.folder, `${settings.postgresFolder}.log`), { force: true })
}
