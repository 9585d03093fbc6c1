// What the house writes in one way, by the form of the code, and the places that may do otherwise.

/** What is said in two languages is said and chosen in one way, so that a language can be added. */
export const twoLanguages = [
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

export const languagesRead = [
  'orchestrator/src/models/{entailment,language}/**',
  'orchestrator/src/models/builtin/finders/heard.ts',
  'orchestrator/src/retrieval/**',
]

/** What is read has one way to fail and be read again. */
export const retries = [
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
export const deletions = [
  {
    selector:
      'CallExpression[callee.name="useRouteMutation"] > Identifier[name=/^(delete|remove|unlinkUser)[A-Z]/]',
    message: 'Delete through DeleteDialog.',
  },
]

/** A record is edited in one form, and one notice says that somebody else was faster. */
export const recordForms = [
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
export const formMakers = [
  'ui-kit/components/FormDialog.tsx',
  'ui-kit/shell/step-up/StepUpForm.tsx',
  'app-ui/src/features/records/editing/**',
]

/** Nobody is signed in there: the schemas of the contracts come later, and no record is edited. */
export const beforeSignIn = ['app-ui/src/features/account/{fields,sso,two-factor}/**/*.tsx']

/**
 * Other ways to save: in place, field by field, as one text of several people, with a file; what is made and never
 * edited; and what is no record, as an amount or a name typed to confirm.
 */
export const savedOtherwise = [
  'app-ui/src/features/engagement/conversation/BudgetDecision.tsx',
  'app-ui/src/features/engagement/initiatives/board/use-board-moves.ts',
  'app-ui/src/features/engagement/initiatives/components/ConfigureInitiative.tsx',
  'app-ui/src/features/engagement/initiatives/create/QuickCreate.tsx',
  'app-ui/src/features/engagement/initiatives/create/use-new-initiative.ts',
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
export const addressChanges = [
  {
    selector: "VariableDeclarator[init.callee.name='useSearchParams'][id.elements.length>1]",
    message: 'Change the address by useAddressParams.',
  },
]

/** Retry where no block of its own has room: below a field, and as an entry of a menu. */
export const handWiredRetries = [
  'ui-kit/components/{QueryView,RetryNotice}.tsx',
  'app-ui/src/features/people/interviews/components/ConsultantField.tsx',
  'app-ui/src/features/home/saved-views/ViewChoices.tsx',
]
