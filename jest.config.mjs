// One Jest project for what runs on Node and one for the screens. Native ESM; types are stripped by swc.
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2024',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
}
const shared = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // *.services.test.ts need servers, *.labelled.test.ts minutes: jest.services.config.mjs, jest.labelled.config.mjs.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.(services|labelled)\\.test\\.ts$'],
}

export default {
  projects: [
    {
      ...shared,
      displayName: 'server',
      testEnvironment: '<rootDir>/server-kit/testing/node-environment.mjs',
      roots: [
        'contracts',
        'server-kit',
        'migrations',
        'decks',
        'bff',
        'orchestrator',
        'standalone',
        'cli',
        'scripts',
        'bench',
      ].map((folder) => `<rootDir>/${folder}`),
      testMatch: ['**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'screens',
      testEnvironment: '<rootDir>/ui-kit/testing/jsdom-environment.mjs',
      roots: ['<rootDir>/ui-kit', '<rootDir>/app-ui/src', '<rootDir>/admin-ui/src'],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/ui-kit/testing/setup.ts'],
      moduleNameMapper: { '\\.(css|svg|png)$': '<rootDir>/ui-kit/testing/asset.ts' },
    },
  ],
  reporters: ['default', ['<rootDir>/scripts/results-reporter.mjs', { name: 'unit' }]],
  testSequencer: '<rootDir>/scripts/long-tests-first.mjs',
  // Jest reads it here alone, not from the projects: the first test waits for the embedded database to be made.
  testTimeout: 120_000,
  // A third of the time they wait: two leave a third of two cores idle.
  maxWorkers: 3,
  // Every file leaves some 25 MB behind; beyond this, collecting garbage costs more than a new worker.
  workerIdleMemoryLimit: '500MB',
}
