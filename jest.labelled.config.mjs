// What the built-in model makes of the labelled sets (npm run test:labelled): gates on measured shares, which take minutes.
import jestConfig from './jest.config.mjs'

const { transform, extensionsToTreatAsEsm, testEnvironment } = jestConfig.projects[0]

export default {
  displayName: 'labelled',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/bench'],
  transform,
  extensionsToTreatAsEsm,
  testEnvironment,
  testMatch: ['**/*.labelled.test.ts'],
  testTimeout: jestConfig.testTimeout,
  reporters: ['default', ['<rootDir>/scripts/results-reporter.mjs', { name: 'labelled' }]],
  testSequencer: jestConfig.testSequencer,
  maxWorkers: 2,
}
