// Jest reporter that leaves the counts of a run in the folder PARLEY_RESULTS_DIR, from which the gate computes its
// closing line. Does nothing when that is not set.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export default class ResultsReporter {
  constructor(_globalConfig, options) {
    this.name = options.name
  }

  onRunComplete(_contexts, results) {
    const folder = process.env.PARLEY_RESULTS_DIR
    if (!folder) return
    const counts = {
      passed: results.numPassedTests,
      // A file that cannot even be loaded has no tests to count; it counts as one failure.
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    }
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${this.name}.json`), JSON.stringify(counts))
  }
}
