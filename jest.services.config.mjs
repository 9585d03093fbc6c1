// The integration tests on a real Postgres and Redis, whose URLs are in the environment (npm run test:services).
import { relative } from 'node:path'
import jestConfig from './jest.config.mjs'
import { integrationTestsOfRun, isGrouped } from './scripts/integration-tests.mjs'
import { groupsFolder, writeGroups } from './scripts/test-groups.mjs'

const { transform, extensionsToTreatAsEsm } = jestConfig.projects[0]
const workspaces = ['server-kit', 'migrations', 'bff', 'orchestrator', 'standalone', 'cli']

const root = import.meta.dirname
const tests = integrationTestsOfRun(root, workspaces)

export default {
  displayName: 'services',
  rootDir: root,
  roots: [...workspaces, ...(isGrouped() ? [groupsFolder] : [])].map((folder) => `<rootDir>/${folder}`),
  transform,
  extensionsToTreatAsEsm,
  testEnvironment: jestConfig.projects[0].testEnvironment,
  // Never empty: Jest takes an empty list for every file.
  testMatch: [
    '**/*.services.test.ts',
    ...(isGrouped()
      ? writeGroups(
          root,
          'services',
          tests.map((file) => relative(root, file)),
        )
      : tests),
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // A real server answers later than one in the process, and these tests start processes of their own.
  testTimeout: 120_000,
  reporters: ['default', ['<rootDir>/scripts/results-reporter.mjs', { name: 'services' }]],
  testSequencer: '<rootDir>/scripts/long-tests-first.mjs',
  // Half of the time these tests wait for servers and processes.
  maxWorkers: 3,
  workerIdleMemoryLimit: '500MB',
}
