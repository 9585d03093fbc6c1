// Which Postgres (16 or later, with pgvector) and Redis to run: the machine's own when they fit, otherwise those
// of a Debian root in a folder.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ensureDebianRoot, readAccount } from './debian-root.mjs'

const isRoot = process.getuid?.() === 0

function onPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}

function pgConfigs() {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder) : []
  const newestFirst = versions.sort((left, right) => Number(right) - Number(left))
  const ofDebian = newestFirst.map((version) => join(folder, version, 'bin/pg_config'))
  return [onPath('pg_config'), ...ofDebian].filter((path) => path !== undefined && existsSync(path))
}

function ask(pgConfig, option) {
  return spawnSync(pgConfig, [option], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

/** Folder of the machine's own Postgres programs, if it is 16 or later and has pgvector. */
function findPostgresFolder() {
  const found = pgConfigs().find((pgConfig) => {
    const major = Number(/\d+/.exec(ask(pgConfig, '--version'))?.[0] ?? 0)
    const hasServer = existsSync(join(ask(pgConfig, '--bindir'), 'postgres'))
    return (
      major >= 16 && hasServer && existsSync(join(ask(pgConfig, '--sharedir'), 'extension/vector.control'))
    )
  })
  return found && ask(found, '--bindir')
}

/** The machine's account for a server, since Postgres refuses to run as root; undefined when not root. */
function findLocalAccount(name) {
  if (!isRoot) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = [name, 'nobody']
    .map((user) => accounts.find((entry) => entry.startsWith(`${user}:`)))
    .find(Boolean)
  if (!line) return undefined
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

function inDebianRoot(settings, name) {
  if (!isRoot) {
    throw new Error(
      'Neither Postgres 16+ with pgvector and Redis are installed here, nor is this root, which could make a Debian of its own. Install them, or set TEST_DATABASE_URL and TEST_REDIS_URL.',
    )
  }
  ensureDebianRoot(settings.debianRoot)
  const account = readAccount(settings.debianRoot, name)
  const enter = ['chroot', `--userspec=${account.uid}:${account.gid}`, settings.debianRoot]
  return { prefix: enter, root: settings.debianRoot, owner: account }
}

/**
 * A program to run is described by: `program(name)` gives the command line, `prefix` included; `root` is the
 * folder that the program sees as `/`; `owner` owns its data; `account` is what to become before the start.
 */
export function choosePostgres(settings) {
  const local = findPostgresFolder()
  if (local) {
    const account = findLocalAccount('postgres')
    return { root: '', owner: account, account, program: (name) => [join(local, name)] }
  }
  const inside = inDebianRoot(settings, 'postgres')
  return { ...inside, program: (name) => [...inside.prefix, `/usr/lib/postgresql/17/bin/${name}`] }
}

/** As `choosePostgres`, for Redis. */
export function chooseRedis(settings) {
  const local = onPath('redis-server')
  if (local) {
    const account = findLocalAccount('redis')
    return { root: '', owner: account, account, program: () => [local] }
  }
  const inside = inDebianRoot(settings, 'redis')
  return { ...inside, program: () => [...inside.prefix, '/usr/bin/redis-server'] }
}
