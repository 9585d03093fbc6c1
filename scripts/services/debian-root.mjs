// A small Debian with Postgres 17, pgvector and Redis in a folder, for machines whose own packages are older
// or absent. Made once by debootstrap (about 700 MB) and kept.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const suite = 'trixie'
const packages = ['postgresql-17', 'postgresql-17-pgvector', 'redis-server']
/** debootstrap downloads and unpacks about 250 MB; more than this means a mirror that does not answer. */
const timeLimitMs = 10 * 60_000

function aptSourceLines() {
  const folder = '/etc/apt/sources.list.d'
  const files = existsSync('/etc/apt/sources.list') ? ['/etc/apt/sources.list'] : []
  if (existsSync(folder)) {
    const names = readdirSync(folder).filter((name) => /\.(list|sources)$/.test(name))
    files.push(...names.sort().map((name) => join(folder, name)))
  }
  return files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
}

/**
 * The Debian mirror that this machine itself uses: the first URI of its apt sources whose path ends in
 * `/debian`, so that a third party's packages are passed over. Undefined: debootstrap's own default.
 */
export function findMirror(lines = aptSourceLines()) {
  for (const line of lines) {
    const uris = /^URIs:\s*(.+)$/i.exec(line)?.[1] ?? /^deb\s+(?:\[[^\]]*\]\s+)?(\S+)/.exec(line)?.[1] ?? ''
    const found = uris.split(/\s+/).find((uri) => /^https?:\/\/\S+\/debian\/?$/.test(uri))
    if (found) return found
  }
  return undefined
}

/** Makes the root unless it is there; throws with a text a person can act on. Needs root and debootstrap. */
export function ensureDebianRoot(folder) {
  const complete = join(folder, '.parley-complete')
  if (existsSync(complete) && readFileSync(complete, 'utf8').trim() === [suite, ...packages].join(' ')) return
  if (spawnSync('debootstrap', ['--version']).error) {
    throw new Error('debootstrap is not installed (Debian, Ubuntu: apt-get install debootstrap).')
  }
  console.error(`Making a Debian ${suite} with ${packages.join(', ')} in ${folder} (one to two minutes) …`)
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const log = `${folder}.log`
  const output = openSync(log, 'w')
  const mirror = findMirror()
  const run = spawnSync(
    'debootstrap',
    ['--variant=minbase', `--include=${packages.join(',')}`, suite, draft, ...(mirror ? [mirror] : [])],
    { stdio: ['ignore', output, output], timeout: timeLimitMs },
  )
  if (run.status !== 0) {
    const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
    throw new Error(
      `debootstrap failed (${run.error?.message ?? `code ${run.status}`}), log in ${log}:\n${tail}`,
    )
  }
  rmSync(join(draft, 'var/cache/apt/archives'), { recursive: true, force: true })
  writeFileSync(join(draft, '.parley-complete'), [suite, ...packages].join(' '))
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
}

/** User and group ids of an account inside the root (they differ from the machine's own). */
export function readAccount(folder, name) {
  const line = readFileSync(join(folder, 'etc/passwd'), 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  if (!line) throw new Error(`No account ${name} in ${folder}.`)
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}
