import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** What is said in two languages is said and chosen in one way, so that a language can be added. */
const twoLanguages = [
  {
    selector: 'ConditionalExpression > BinaryExpression.test[right.value="de"]',
    message: 'Choose words by inLanguages (contracts/in-languages.ts).',
  },
  {
    selector:
      ':not(CallExpression[callee.name="inLanguages"]) > ObjectExpression:has(> Property[key.name="en"]):has(> Property[key.name="de"])',
    message: 'Say it by inLanguages (contracts/in-languages.ts).',
  },
]

const languagesRead = [
  'orchestrator/src/models/{entailment,language}/**',
  'orchestrator/src/models/builtin/finders/heard.ts',
  'orchestrator/src/retrieval/**',
]

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

/** A record is edited in one form, and one notice says that somebody else was faster. */
const recordForms = [
  {
    selector: 'Literal[value="STALE_UPDATE"]',
    message: 'useRecordForm notices when somebody else was faster, and RecordDialog or RecordNotices ask.',
  },
  {
    selector:
      'JSXOpeningElement[name.name="form"], JSXAttribute[name.name="component"] > Literal[value="form"]',
    message:
      'Edit a record by useRecordForm in a RecordDialog or RecordPageForm; what is no record is asked in a FormDialog.',
  },
]

/** Where the one form and its dialog are made. */
const formMakers = [
  'ui-kit/components/FormDialog.tsx',
  'ui-kit/shell/step-up/StepUpForm.tsx',
  'app-ui/src/features/records/editing/**',
]

/** Nobody is signed in there: the schemas of the contracts come later, and no record is edited. */
const beforeSignIn = [
  'app-ui/src/features/account/{recovery,registration,sign-in,sso,two-factor}/**/*.tsx',
  'app-ui/src/pages/forgot-password/ForgotPasswordPage.tsx',
]

/**
 * Other ways to save: in place, field by field, as one text of several people, with a file; what is made and never
 * edited; and what is no record, as an amount or a name typed to confirm.
 */
const savedOtherwise = [
  'app-ui/src/features/engagement/conversation/BudgetDecision.tsx',
  'app-ui/src/features/engagement/initiatives/board/use-board-moves.ts',
  'app-ui/src/features/engagement/initiatives/components/ConfigureInitiative.tsx',
  'app-ui/src/features/engagement/initiatives/create/QuickCreate.tsx',
  'app-ui/src/features/engagement/observations/**',
  'app-ui/src/features/engagement/phase/inputs/**',
  'app-ui/src/features/engagement/record/in-place/*',
  'app-ui/src/features/firm/client-archives/components/TypedName.tsx',
  'app-ui/src/features/firm/maturity/**',
  'app-ui/src/features/help/feedback/FeedbackForm.tsx',
  'app-ui/src/features/knowledge/artifacts/use-save-artifact.ts',
  'app-ui/src/features/templates/**',
]

/** React Router's own way to change the address loses one of two quick changes. */
const addressChanges = [
  {
    selector: "VariableDeclarator[init.callee.name='useSearchParams'][id.elements.length>1]",
    message: 'Change the address by useAddressParams.',
  },
]

/** Retry where no block of its own has room: below a field, and as an entry of a menu. */
const handWiredRetries = [
  'ui-kit/components/{QueryView,RetryNotice}.tsx',
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
    files: ['**/*.tsx', '{ui-kit,app-ui,admin-ui}/**/*.ts'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['{bff,decks,orchestrator,cli,standalone,server-kit}/**/*.ts'],
    // There languages are told apart and read, not spoken.
    ignores: ['**/*.test.ts', '**/testing/**', ...languagesRead],
    rules: { 'no-restricted-syntax': ['error', ...twoLanguages] },
  },
  {
    files: ['{ui-kit,app-ui/src}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'app-ui/src/features/records/editing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'react-hook-form', message: 'Edit a record by useRecordForm.' },
      ],
    },
  },
  {
    files: ['{ui-kit,app-ui/src}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...addressChanges, ...recordForms] },
  },
  {
    files: ['{ui-kit,app-ui/src}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...addressChanges, ...retries, ...deletions, ...recordForms] },
  },
  {
    files: [...formMakers, ...beforeSignIn, ...savedOtherwise],
    rules: { 'no-restricted-syntax': ['error', ...addressChanges, ...retries, ...deletions] },
  },
  {
    files: handWiredRetries,
    rules: { 'no-restricted-syntax': ['error', ...recordForms] },
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
      'max-params': 'off',
      'max-lines-per-function': 'off',
    },
  },
)
