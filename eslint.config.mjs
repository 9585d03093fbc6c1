import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** What is read has one way to fail and be read again. */
const retries = [
  {
    selector: 'JSXAttribute MemberExpression[property.name="refetch"]',
    message: 'Show a query through QueryView, QueryDialog or RetryNotice, which offer Retry.',
  },
  {
    selector: 'JSXOpeningElement[name.name="ErrorState"] > JSXAttribute[name.name="onRetry"]',
    message: 'QueryView shows a failure with Retry; ErrorState alone is for what cannot be tried again.',
  },
]

/** Something is deleted in one way: asked, named, kept with the reason where it fails. */
const deletions = [
  {
    selector:
      'CallExpression[callee.name="useRouteMutation"] > Identifier[name=/^(delete|remove|unlinkUser)[A-Z]/]',
    message: 'Delete through DeleteDialog.',
  },
]

/** Retry where no block of its own has room: below a field, and as an entry of a menu. */
const handWiredRetries = [
  'app-ui/src/ui/{QueryView,RetryNotice}.tsx',
  'app-ui/src/features/people/interviews/components/ConsultantField.tsx',
  'app-ui/src/features/home/saved-views/ViewChoices.tsx',
]

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.parley-services/**',
      '.parley-tests/**',
      'migrations/generated/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  // Rules that need types are oxlint's (.oxlintrc.json), which has a compiler twenty times as fast.
  ...tseslint.configs.strict,
  {
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      'no-console': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read the environment in an env module.' },
      ],
    },
  },
  {
    files: ['**/*.tsx', 'app-ui/**/*.ts', 'admin-ui/**/*.ts'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['app-ui/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', ...handWiredRetries],
    rules: { 'no-restricted-syntax': ['error', ...retries, ...deletions] },
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
    files: ['scripts/**', 'bench/**', '*.mjs', 'app-ui/src/lib/browser-log.ts'],
    rules: { 'no-console': 'off' },
  },
  // A migration is one list of statements, read from top to bottom.
  { files: ['migrations/schema/**'], rules: { 'max-lines-per-function': 'off' } },
  { files: ['migrations/{demo,starter}/**', '**/locales/**'], rules: { 'max-lines': 'off' } },
  // Content is written as short calls.
  {
    files: ['migrations/{demo,starter}/**'],
    rules: {
      'max-params': 'off',
      'max-lines-per-function': 'off',
    },
  },
)
