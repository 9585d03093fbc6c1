// Installs the libraries of the lockfile when they are absent or out of date. Started by npm before
// `npm start` and `npm test`, on whatever Node the machine has (20 or later), hence plain JavaScript.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lockfile = join(root, 'package-lock.json')
const modules = join(root, 'node_modules')
/** npm's own record of what it installed; it is written last, so its absence means an unfinished install. */
const installed = join(modules, '.package-lock.json')
/** Hash of the lockfile of our last install, so that a changed date alone (git checkout) installs nothing. */
const stamp = join(modules, '.parley-lockfile-hash')

function lockfileHash() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex')
}

function isCurrent() {
  if (!existsSync(installed) || !existsSync(join(modules, '.bin', 'node'))) return false
  if (statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return true
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash()
}

/** The npm that runs this script, so that no other one of the machine is taken; `npm` when run by hand. */
function npmCommand() {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.c?js$/.test(script)) return { command: process.execPath, first: [script] }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', first: [] }
}

function fail(...lines) {
  console.error(['', ...lines, ''].join('\n'))
  process.exit(1)
}

/** Runs `npm ci` with its output on the screen; ends this process with an explanation when it fails. */
function install() {
  console.log('Installing libraries (npm ci); this takes about a minute the first time …')
  const began = Date.now()
  const { command, first } = npmCommand()
  const run = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: command === 'npm.cmd',
  })
  if (run.error)
    fail(`npm could not be started: ${run.error.message}`, 'Install npm 10 or later and try again.')
  if (run.status !== 0) {
    fail(
      `npm ci ended with ${run.signal ?? `code ${run.status}`}; the reason is above. Usual causes:`,
      '  - no connection to the npm registry, or a proxy that npm does not know (npm config get registry)',
      '  - package.json and package-lock.json disagree: run "npm install" and commit both',
      '  - a full disk: about 1.5 GB are needed',
      'Nothing is started. Run the same command again when it is put right.',
    )
  }
  if (!existsSync(join(modules, '.bin', 'node'))) {
    fail(
      'The libraries are installed, but Node 24 (package "node") is not among them.',
      'Is npm set to skip optional packages or install scripts (npm config get ignore-scripts, omit)?',
    )
  }
  writeFileSync(stamp, lockfileHash())
  console.log(`Libraries installed in ${((Date.now() - began) / 1000).toFixed(0)} s.`)
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Parley needs Node 20 or later to start; this is Node ${process.versions.node}.`)
}
if (!isCurrent()) install()
