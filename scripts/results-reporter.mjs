// Jest reporter that leaves the counts of a run in a file, from which the gate's closing line is computed.
// Active when PARLEY_RESULTS_DIR is set.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export default class ResultsReporter {
  constructor(_globalConfig, options) {
    this.file = join(options.folder, `${options.name}.json`)
    this.folder = options.folder
  }

  onRunComplete(_contexts, results) {
    mkdirSync(this.folder, { recursive: true })
    const counts = {
      passed: results.numPassedTests,
      // A file that cannot even be loaded has no tests to count; it counts as one failure.
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    }
    writeFileSync(this.file, JSON.stringify(counts))
  }
}
