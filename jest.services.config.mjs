// The integration tests on a real Postgres and Redis, whose URLs are in the environment (npm run test:services).
import jestConfig from './jest.config.mjs'
import { integrationTestsOfRun } from './scripts/integration-tests.mjs'

const { transform, extensionsToTreatAsEsm } = jestConfig.projects[0]
const workspaces = ['server-kit', 'migrations', 'bff', 'orchestrator', 'standalone']

export default {
  displayName: 'services',
  rootDir: import.meta.dirname,
  roots: workspaces.map((workspace) => `<rootDir>/${workspace}`),
  transform,
  extensionsToTreatAsEsm,
  testEnvironment: 'node',
  // Never empty: Jest takes an empty list for every file.
  testMatch: ['**/*.services.test.ts', ...integrationTestsOfRun(import.meta.dirname, workspaces)],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // A real server answers later than one in the process, and these tests start processes of their own.
  testTimeout: 60_000,
  reporters: ['default', ['<rootDir>/scripts/results-reporter.mjs', { name: 'services' }]],
  testSequencer: '<rootDir>/scripts/long-tests-first.mjs',
  // Half of the time these tests wait for servers and processes.
  maxWorkers: 3,
  workerIdleMemoryLimit: '500MB',
}
