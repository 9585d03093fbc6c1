// npm run fuzz -- [--runs 100] [--seed 7] [--only <expression>] [--postgres]
//   [--minutes 60] [--pace 10]
// Holds every call of the API to its own document with so many generated requests, valid and broken ones. Prints how
// often each status came, which calls never succeeded, and what was found with the request that did it; the same seed
// sends the same requests again. `--only` takes calls by operationId, `--postgres` uses a real Postgres.
// `--minutes` goes on in rounds of so many requests, 9 unless told, until the time is over, and `--pace` sends so many a
// second at most.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    minutes: { type: 'string' },
    pace: { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
})

const test = ['--testPathPatterns', 'bff/src/api-scan\\.test']
const jest = join(root, 'node_modules/jest/bin/jest.js')
const onPostgres = [join(root, 'scripts/test-services.mjs'), ...test]
const embedded = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  jest,
  ...['--selectProjects', 'server', ...test],
]
const child = spawn(process.execPath, values.postgres ? onPostgres : embedded, {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PARLEY_FUZZ_RUNS: values.runs ?? (values.minutes === undefined ? '100' : '9'),
    ...(values.minutes === undefined ? {} : { PARLEY_FUZZ_MINUTES: values.minutes }),
    ...(values.pace === undefined ? {} : { PARLEY_FUZZ_PACE: values.pace }),
    ...(values.seed === undefined ? {} : { PARLEY_SEED: values.seed }),
    ...(values.only === undefined ? {} : { PARLEY_FUZZ_ONLY: values.only }),
  },
})
// Ctrl+C reaches the child itself.
process.on('SIGINT', () => undefined)
child.once('close', (code) => (process.exitCode = code ?? 1))
