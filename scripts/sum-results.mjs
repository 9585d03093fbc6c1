// Prints `N passed, N failed` over all runs whose results lie in a folder; exit 1 if any failed or none ran.
// Usage: node scripts/sum-results.mjs <folder> [required run name …]
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder = '', ...required] = process.argv.slice(2)

/** Counts of one run, from our Jest reporter or from Playwright's JSON reporter. */
function readCounts(file) {
  const result = JSON.parse(readFileSync(file, 'utf8'))
  if (!result.stats) return result
  const { expected, flaky, unexpected } = result.stats
  return { passed: expected + flaky, failed: unexpected + (result.errors?.length ?? 0) }
}

const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
const all = names.map((name) => readCounts(join(folder, name)))
const missing = required.filter((name) => !names.includes(`${name}.json`))
for (const name of missing) console.error(`No results of the run "${name}".`)

const passed = all.reduce((sum, counts) => sum + counts.passed, 0)
const failed = all.reduce((sum, counts) => sum + counts.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 || missing.length > 0 ? 1 : 0
