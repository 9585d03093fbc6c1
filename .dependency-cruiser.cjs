// Who may import whom (docs/architecture.md). `npm run imports` checks the sources,
// scripts/import-rules.test.ts that every rule bites. scripts/import-circles.mjs finds features that need each other.

const test = '\\.test\\.tsx?$'
/** Tests and the folders of tools for tests may reach what product code may not. */
const testing = `${test}|/testing/`
const server = '^(bff|orchestrator)/'
const allWorkspaces =
  'contracts|server-kit|migrations|decks|bff|orchestrator|ui-kit|app-ui|admin-ui|standalone|cli|e2e|bench'

/** Matches a library by its name, installed (in a node_modules folder) or not. */
const library = (names) => `(^|/)node_modules/(${names})/|^(${names})(/|$)`

/** Public beside an index: the model port, and what loads every provider's library, which no index may. */
const publicFilesOfOrchestrator = [
  '^orchestrator/src/models/(port|client|registry|embeddings/create-embeddings)\\.ts$',
  '^orchestrator/src/embedding/deployment-embedders\\.ts$',
]

/** A rule: files that match `from` must not import what matches `to`. */
const forbid = (name, comment, { from, to }) => ({ name, comment, severity: 'error', from, to })

const workspaceRules = [
  forbid(
    'contracts-import-zod-alone',
    'What crosses a process depends on no process: zod and its own files only.',
    {
      from: { path: '^contracts/', pathNot: testing },
      to: { pathNot: `^contracts/|${library('zod')}` },
    },
  ),
  forbid('kit-of-screens-imports-contracts-alone', 'What the app and the console share knows neither.', {
    from: { path: '^ui-kit/' },
    to: { path: `^(${allWorkspaces})/`, pathNot: '^(contracts|ui-kit)/' },
  }),
  forbid(
    'screens-import-contracts-and-kit',
    'A screen knows a server by its contracts only, and the app and the console share what is in the kit.',
    {
      from: { path: '^(app-ui|admin-ui)/' },
      to: { path: `^(${allWorkspaces})/`, pathNot: ['^(contracts|ui-kit)/', '^$1/'] },
    },
  ),
  forbid(
    'server-kit-knows-no-domain',
    'The kit is below every service; only its testing folder may load migrations.',
    {
      from: { path: '^server-kit/', pathNot: testing },
      to: { path: `^(${allWorkspaces})/`, pathNot: '^(server-kit|contracts)/' },
    },
  ),
  forbid('migrations-know-no-service', 'Migrations import the kit and the contracts.', {
    from: { path: '^migrations/' },
    to: { path: `^(${allWorkspaces})/`, pathNot: '^(migrations|server-kit|contracts)/' },
  }),
  forbid('decks-know-no-rows', 'A deck is written from its document, and reads no table.', {
    from: { path: '^decks/', pathNot: testing },
    to: { path: `^(${allWorkspaces})/`, pathNot: '^(decks|contracts)/' },
  }),
  forbid('bff-writes-no-decks', 'Files are made by the orchestrator.', {
    from: { path: '^(bff|cli|migrations|server-kit)/' },
    to: { path: '^decks/' },
  }),
  forbid('services-never-import-each-other', 'bff and orchestrator meet over HTTP and in the database.', {
    from: { path: server },
    to: { path: `^(${allWorkspaces})/`, pathNot: ['^(contracts|server-kit|migrations|decks)/', '^$1/'] },
  }),
  forbid(
    'services-take-generated-types-alone',
    'Of the migrations only the generated types, and the starter set; the list to run at boot is for main and dependencies.',
    {
      from: { path: server, pathNot: [testing, '/src/(main|dependencies)\\.ts$'] },
      to: { path: '^migrations/', pathNot: '^migrations/(generated/|starter/seed-starter\\.ts$)' },
    },
  ),
  forbid(
    'standalone-through-dependencies',
    'The one-process product is composed from what the services offer as dependencies.',
    {
      from: { path: '^standalone/', pathNot: testing },
      to: {
        path: '^(bff|orchestrator)/',
        pathNot:
          '^(bff|orchestrator)/src/(dependencies|env|in-process|start-bff|start-orchestrator|features/session/demo-accounts)\\.ts$',
      },
    },
  ),
  forbid(
    'cli-knows-no-service',
    'The command line works on database and files alone, with no service running.',
    {
      from: { path: '^cli/', pathNot: testing },
      to: { path: `^(${allWorkspaces})/`, pathNot: '^(cli|migrations|server-kit|contracts)/' },
    },
  ),
  forbid(
    'product-imports-no-tests',
    'Tools for tests, benchmarks and browser tests stay out of the product.',
    {
      from: { path: `^(${allWorkspaces})/`, pathNot: [testing, '^(e2e|bench)/'] },
      to: { path: `^(e2e|bench)/|${testing}`, pathNot: '(^|/)node_modules/' },
    },
  ),
]

const layerRules = [
  forbid('nothing-imports-main', 'main only starts a process.', {
    from: {},
    to: { path: '^(bff|orchestrator|standalone|cli)/(src/)?main\\.ts$' },
  }),
  forbid(
    'lower-layers-know-no-upper',
    'main, then dependencies and app, then features, then http and authorization.',
    {
      from: { path: '^bff/src/(features|http|authorization|live|orchestrator-client)/', pathNot: testing },
      // The type of what is passed in is no import at run time.
      to: { path: '^bff/src/(dependencies|app)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
  ),
  forbid(
    'http-and-authorization-know-no-feature',
    'Features stand on http and authorization, not the other way round.',
    {
      from: { path: '^bff/src/(http|authorization|live|orchestrator-client)/', pathNot: testing },
      to: { path: '^bff/src/features/', dependencyTypesNot: ['type-only'] },
    },
  ),
  forbid('orchestrator-parts-know-no-composition', 'Parts are composed by dependencies, http and workers.', {
    from: { path: '^orchestrator/src/[^/]+/', pathNot: testing },
    to: { path: '^orchestrator/src/(dependencies|http|workers)\\.ts$' },
  }),
  forbid(
    'features-of-the-app-meet-through-public-files',
    'index.ts has what is light, parts.ts what only a screen that shows it should load; texts may be taken by who shows them.',
    {
      from: { path: '^app-ui/src/features/([^/]+/[^/]+)/', pathNot: testing },
      to: {
        path: '^app-ui/src/features/',
        pathNot: [
          '^app-ui/src/features/$1/',
          '^app-ui/src/features/[^/]+/[^/]+/(index|parts|en)\\.ts$',
          '^app-ui/src/features/[^/]+/[^/]+/locales/',
        ],
        // A page or dialog that is loaded when it is opened is named where it is opened: a chunk of its own.
        dependencyTypesNot: ['dynamic-import'],
      },
    },
  ),
  forbid(
    'features-know-no-page',
    'Features and what they stand on are below pages, and pages below the app.',
    {
      from: { path: '^app-ui/src/(editor|features)/', pathNot: testing },
      to: { path: '^app-ui/src/(pages|app)/' },
    },
  ),
  forbid('editor-knows-no-feature', 'It serves every feature.', {
    from: { path: '^app-ui/src/editor/', pathNot: testing },
    to: { path: '^app-ui/src/features/' },
  }),
  forbid('calls-of-the-kit-know-no-component', 'What is shown stands on what is not.', {
    from: { path: '^ui-kit/(calls|i18n|lib)/', pathNot: testing },
    to: { path: '^ui-kit/(components|shell|theme)/' },
  }),
  forbid(
    'parts-of-the-console-meet-through-public-files',
    'As features of the app do; app puts them together.',
    {
      from: {
        path: '^admin-ui/src/(resources/[^/]+|[^/]+)/',
        pathNot: [testing, '^admin-ui/src/app/'],
      },
      to: {
        path: '^admin-ui/src/',
        pathNot: [
          '^admin-ui/src/$1/',
          '^admin-ui/src/[^/]+/(index|parts|texts)\\.ts$',
          '^admin-ui/src/resources/[^/]+/(index|parts|texts)\\.ts$',
        ],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
  ),
  forbid(
    'folders-meet-through-index',
    'A folder of the orchestrator uses another through its public surface.',
    {
      from: { path: '^orchestrator/src/([^/]+)', pathNot: testing },
      to: {
        path: '^orchestrator/src/[^/]+/',
        pathNot: [
          '^orchestrator/src/$1/',
          '^orchestrator/src/[^/]+/index\\.ts$',
          '^orchestrator/src/[^/]+/[^/]+/index\\.ts$',
          ...publicFilesOfOrchestrator,
          testing,
        ],
      },
    },
  ),
  forbid('features-meet-through-index', 'A feature uses another through its public surface.', {
    from: { path: '^bff/src/features/([^/]+)/' },
    to: {
      path: '^bff/src/features/',
      pathNot: ['^bff/src/features/$1/', '^bff/src/features/[^/]+/index\\.ts$'],
    },
  }),
  forbid('no-circular', 'Two files that need each other are one, or hide a third.', {
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  }),
]

const providers = { openai: 'openai', anthropic: '@anthropic-ai/sdk', google: '@google/generative-ai' }

const libraryRules = [
  ...Object.entries(providers).map(([folder, sdk]) =>
    forbid(`${folder}-sdk-in-its-adapter`, 'Everything else speaks the model port.', {
      from: { pathNot: `^orchestrator/src/models/${folder}/` },
      to: { path: library(sdk) },
    }),
  ),
  forbid('langchain-in-its-places', 'LangChain serves prompts, structured output and text splitting only.', {
    from: {
      pathNot: ['(^|/)prompts/', '(^|/)[^/]*structured[^/]*(/|$)', '(^|/)[^/]*(splitt|chunk)[^/]*(/|$)'],
    },
    to: { path: library('langchain|@langchain/[^/]+') },
  }),
  forbid('bullmq-in-queue-and-workers', 'A job is a doorbell; nothing else knows the bell.', {
    from: { pathNot: ['^server-kit/queue/', '^orchestrator/src/workers(\\.ts$|/)'] },
    to: { path: library('bullmq') },
  }),
  forbid('opentelemetry-in-tracing', 'Everything else speaks the port of spans.', {
    from: { pathNot: '^server-kit/tracing/' },
    to: { path: library('@opentelemetry/[^/]+') },
  }),
  forbid(
    'opentelemetry-loaded-when-on',
    'One file loads OpenTelemetry, and it is loaded itself only where a collector is named.',
    {
      from: { pathNot: [testing, '^server-kit/tracing/otlp-tracer\\.ts$'] },
      to: {
        path: ['^server-kit/tracing/otlp-tracer\\.ts$', library('@opentelemetry/[^/]+')],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
  ),
  forbid('express-in-routes-and-http', 'A service can be called without a request.', {
    from: {
      pathNot: [
        '\\.routes\\.ts$',
        '(^|/)http/',
        '^(bff|orchestrator)/src/(app|http)\\.ts$',
        testing,
        '^standalone/',
        '^bench/',
      ],
    },
    to: { path: library('express'), dependencyTypesNot: ['type-only'] },
  }),
  forbid(
    'sql-in-queries-and-views',
    "Rows are read and written where a reader looks for it: Kysely's values are for queries and views.",
    {
      from: { path: server, pathNot: ['\\.(queries|views)\\.ts$', testing] },
      to: { path: library('kysely'), dependencyTypesNot: ['type-only'] },
    },
  ),
]

const hygieneRules = [
  forbid('resolvable', 'An import that leads nowhere fails at run time.', {
    from: {},
    to: { couldNotResolve: true },
  }),
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...workspaceRules, ...layerRules, ...libraryRules, ...hygieneRules],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types', 'style'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
}
