// npm run test:soak
// Every test with the whole matrix of faults, themes and languages (PARLEY_SOAK=1), of which the gate runs a
// sample: unit tests, the integration tests on real servers, the browser tests. Takes hours; stops at the end
// only, so that one run tells of all failures.
import { spawnSync } from 'node:child_process'

const suites = ['test:unit', 'test:services', 'test:e2e']
const failed = suites.filter((suite) => {
  console.log(`\n== ${suite}, whole matrix`)
  const run = spawnSync(`npm run --silent ${suite}`, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PARLEY_SOAK: '1' },
  })
  return run.status !== 0
})
console.log(failed.length === 0 ? '\nAll suites passed.' : `\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
