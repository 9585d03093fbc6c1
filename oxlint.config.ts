// npm run lint: rules of form and of types, by one linter (docs/adr/0008-types-and-lint-checked-natively.md).
import { defineConfig } from 'oxlint'
import {
  addressChanges,
  beforeSignIn,
  deletions,
  formMakers,
  handWiredRetries,
  languagesRead,
  recordForms,
  retries,
  savedOtherwise,
  twoLanguages,
} from './scripts/lint/house-rules.ts'
import { react, strict, typed } from './scripts/lint/rules.ts'

const off = (rules: object): Record<string, 'off'> =>
  Object.fromEntries(Object.keys(rules).map((rule) => [rule, 'off']))

export default defineConfig({
  plugins: ['typescript', 'react'],
  // For the one rule of ESLint's that the linter does not have itself.
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'off' },
  ignorePatterns: [
    '**/dist/**',
    '.parley-services/**',
    '.parley-tests/**',
    'migrations/generated/**',
    'test-results/**',
    'playwright-report/**',
  ],
  rules: {
    ...typed,
    ...strict,
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'max-params': ['error', 3],
    'no-console': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/consistent-type-imports': 'error',
    'no-restricted-properties': [
      'error',
      { object: 'process', property: 'env', message: 'Read the environment in an env module.' },
    ],
  },
  overrides: [
    { files: ['**/*.{mjs,cjs}'], rules: off(typed) },
    {
      files: ['**/*.tsx', '{ui-kit,app-ui,admin-ui}/**/*.ts'],
      rules: {
        ...react,
        'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      files: ['{bff,decks,orchestrator,cli,standalone,server-kit}/**/*.ts'],
      // There languages are told apart and read, not spoken.
      excludeFiles: ['**/*.test.ts', '**/testing/**', ...languagesRead],
      rules: { 'eslint-js/no-restricted-syntax': ['error', ...twoLanguages] },
    },
    {
      files: ['{ui-kit,app-ui/src}/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}', 'app-ui/src/features/records/editing/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          { name: 'react-hook-form', message: 'Edit a record by useRecordForm.' },
        ],
      },
    },
    {
      files: ['{ui-kit,app-ui/src}/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', ...addressChanges, ...recordForms] },
    },
    {
      files: ['{ui-kit,app-ui/src}/**/*.tsx'],
      excludeFiles: ['**/*.test.tsx'],
      rules: {
        'eslint-js/no-restricted-syntax': [
          'error',
          ...addressChanges,
          ...retries,
          ...deletions,
          ...recordForms,
        ],
      },
    },
    {
      files: [...formMakers, ...beforeSignIn, ...savedOtherwise],
      rules: { 'eslint-js/no-restricted-syntax': ['error', ...addressChanges, ...retries, ...deletions] },
    },
    {
      files: handWiredRetries,
      rules: { 'eslint-js/no-restricted-syntax': ['error', ...recordForms] },
    },
    {
      files: [
        '**/env.ts',
        '**/env/*.ts',
        '**/testing/**',
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/*.config.ts',
        'e2e/**',
        'bench/**',
        'scripts/**',
      ],
      rules: { 'no-restricted-properties': 'off' },
    },
    { files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**'], rules: { 'max-lines-per-function': 'off' } },
    {
      files: ['scripts/**', 'bench/**', '*.mjs', 'ui-kit/lib/browser-log.ts'],
      rules: { 'no-console': 'off' },
    },
    // A migration is one list of statements, read from top to bottom.
    { files: ['migrations/schema/**'], rules: { 'max-lines-per-function': 'off' } },
    { files: ['migrations/{demo,starter}/**', '**/locales/**'], rules: { 'max-lines': 'off' } },
    // Content is written as short calls.
    {
      files: ['migrations/{demo,starter}/**'],
      rules: {
        'typescript/no-deprecated': 'off',
        'max-params': 'off',
        'max-lines-per-function': 'off',
      },
    },
  ],
})
