import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

const root = dirname(import.meta.dirname)
const workspaces = [
  'contracts',
  'server-kit',
  'migrations',
  'decks',
  'bff',
  'orchestrator',
  'standalone',
  'cli',
  'ui-kit',
  'app-ui',
  'admin-ui',
]
const libraries = [
  'zod',
  'express',
  'bullmq',
  'kysely',
  'openai',
  '@anthropic-ai/sdk',
  '@google/generative-ai',
  '@opentelemetry/api',
]
const langchain = ['langchain', '@langchain/core', '@langchain/textsplitters']

/** Importing file, what it imports, and the rule that has to object. */
const violations: [file: string, imported: string, rule: string][] = [
  ['contracts/uses-library.ts', 'kysely', 'contracts-import-zod-alone'],
  ['contracts/uses-node.ts', 'node:fs', 'contracts-import-zod-alone'],
  ['contracts/uses-kit.ts', '@parley/server-kit/clock.ts', 'contracts-import-zod-alone'],
  ['ui-kit/components/uses-app.ts', '@parley/app-ui/src/page.ts', 'kit-of-screens-imports-contracts-alone'],
  ['ui-kit/calls/uses-server.ts', '@parley/server-kit/clock.ts', 'kit-of-screens-imports-contracts-alone'],
  ['app-ui/src/uses-server.ts', '@parley/bff/src/dependencies.ts', 'screens-import-contracts-and-kit'],
  ['app-ui/src/uses-kit.ts', '@parley/server-kit/clock.ts', 'screens-import-contracts-and-kit'],
  ['app-ui/src/uses-console.ts', '../../admin-ui/src/page.ts', 'screens-import-contracts-and-kit'],
  [
    'admin-ui/src/uses-rows.ts',
    '@parley/migrations/generated/database.ts',
    'screens-import-contracts-and-kit',
  ],
  ['admin-ui/src/uses-app.ts', '@parley/app-ui/src/page.ts', 'screens-import-contracts-and-kit'],
  ['server-kit/clock-of-service.ts', '@parley/bff/src/dependencies.ts', 'server-kit-knows-no-domain'],
  ['server-kit/database/rows.ts', '@parley/migrations/generated/database.ts', 'server-kit-knows-no-domain'],
  ['migrations/demo/service.ts', '@parley/orchestrator/src/dependencies.ts', 'migrations-know-no-service'],
  [
    'bff/src/calls-in-process.ts',
    '@parley/orchestrator/src/dependencies.ts',
    'services-never-import-each-other',
  ],
  ['orchestrator/src/calls-back.ts', '../../bff/src/dependencies.ts', 'services-never-import-each-other'],
  ['bff/src/features/a/a.migration.ts', '@parley/migrations/list.ts', 'services-take-generated-types-alone'],
  ['decks/reads-rows.ts', '@parley/migrations/generated/database.ts', 'decks-know-no-rows'],
  ['decks/asks.ts', '@parley/orchestrator/src/exports/run-export.ts', 'decks-know-no-rows'],
  ['bff/src/features/a/a.deck.ts', '@parley/decks/renderers.ts', 'bff-writes-no-decks'],
  ['standalone/reaches-in.ts', '@parley/bff/src/features/b/index.ts', 'standalone-through-dependencies'],
  ['cli/calls-service.ts', '@parley/bff/src/dependencies.ts', 'cli-knows-no-service'],
  ['bff/src/features/a/a.fake.ts', '@parley/server-kit/testing/fake.ts', 'product-imports-no-tests'],
  ['standalone/starts-other.ts', '@parley/bff/src/main.ts', 'nothing-imports-main'],
  ['bff/src/features/a/a.composes.ts', '../../dependencies.ts', 'lower-layers-know-no-upper'],
  ['bff/src/http/knows-feature.ts', '../features/b/index.ts', 'http-and-authorization-know-no-feature'],
  [
    'bff/src/authorization/knows-feature.ts',
    '../features/b/index.ts',
    'http-and-authorization-know-no-feature',
  ],
  ['orchestrator/src/sequences/composes.ts', '../dependencies.ts', 'orchestrator-parts-know-no-composition'],
  ['bff/src/features/a/a.service.ts', '../b/b.queries.ts', 'features-meet-through-index'],
  ['orchestrator/src/sequences/reaches-in.ts', '../exports/run-export.ts', 'folders-meet-through-index'],
  ['orchestrator/src/composes.ts', './exports/run-export.ts', 'folders-meet-through-index'],
  [
    'app-ui/src/features/home/a/reaches-in.ts',
    '../../firm/b/Form.ts',
    'features-of-the-app-meet-through-public-files',
  ],
  ['app-ui/src/features/home/a/leads.ts', '../../../pages/page.ts', 'features-know-no-page'],
  ['app-ui/src/editor/knows.ts', '../features/firm/b/index.ts', 'editor-knows-no-feature'],
  ['ui-kit/calls/shows.ts', '../components/Button.ts', 'calls-of-the-kit-know-no-component'],
  [
    'admin-ui/src/resources/a/reaches-in.ts',
    '../b/Form.ts',
    'parts-of-the-console-meet-through-public-files',
  ],
  [
    'admin-ui/src/lists/reaches-in.ts',
    '../resources/b/Form.ts',
    'parts-of-the-console-meet-through-public-files',
  ],
  ['bff/src/features/ring/one.ts', './two.ts', 'no-circular'],
  ['bff/src/features/a/a.openai.ts', 'openai', 'openai-sdk-in-its-adapter'],
  ['orchestrator/src/models/openai/other.ts', '@anthropic-ai/sdk', 'anthropic-sdk-in-its-adapter'],
  ['orchestrator/src/sequences/asks.ts', '@google/generative-ai', 'google-sdk-in-its-adapter'],
  ['orchestrator/src/sequences/chain.ts', 'langchain', 'langchain-in-its-places'],
  ['orchestrator/src/retrieval/chain.ts', '@langchain/core/retrievers', 'langchain-in-its-places'],
  ['bff/src/features/a/a.queue.ts', 'bullmq', 'bullmq-in-queue-and-workers'],
  ['orchestrator/src/sequences/queue.ts', 'bullmq', 'bullmq-in-queue-and-workers'],
  ['orchestrator/src/sequences/spans.ts', '@opentelemetry/api', 'opentelemetry-in-tracing'],
  ['server-kit/tracing/span.ts', '@opentelemetry/api', 'opentelemetry-loaded-when-on'],
  ['bff/src/features/b/b.service.ts', 'express', 'express-in-routes-and-http'],
  ['bff/src/features/b/b.policy.ts', 'kysely', 'sql-in-queries-and-views'],
  ['bff/src/features/a/a.broken.ts', './gone.ts', 'resolvable'],
]

/** The same libraries and workspaces, imported where they belong: no rule may object. */
const allowed: [file: string, imported: string][] = [
  ['contracts/http/fine.ts', 'zod'],
  ['app-ui/src/fine.ts', '@parley/contracts/http/fine.ts'],
  ['app-ui/src/features/firm/b/index.ts', './Form.ts'],
  ['app-ui/src/features/firm/b/parts.ts', './Form.ts'],
  ['app-ui/src/features/home/a/fine.ts', '../../firm/b/index.ts'],
  ['app-ui/src/features/home/a/shows.ts', '../../firm/b/parts.ts'],
  ['app-ui/src/pages/fine.ts', '../features/firm/b/Form.ts'],
  ['admin-ui/src/resources/b/index.ts', './Form.ts'],
  ['admin-ui/src/resources/a/fine.ts', '../b/index.ts'],
  ['admin-ui/src/app/fine.ts', '../resources/b/Form.ts'],
  ['ui-kit/components/fine.ts', '../calls/session-store.ts'],
  ['app-ui/src/shows.ts', '@parley/ui-kit/components/Button.ts'],
  ['admin-ui/src/fine.ts', '@parley/ui-kit/calls/session-store.ts'],
  ['server-kit/fine.ts', '@parley/contracts/http/fine.ts'],
  ['server-kit/queue/fine.ts', 'bullmq'],
  ['server-kit/tracing/otlp-tracer.ts', '@opentelemetry/api'],
  ['server-kit/testing/fake.ts', '@parley/migrations/list.ts'],
  ['migrations/list.ts', '@parley/server-kit/clock.ts'],
  ['bff/src/main.ts', '@parley/migrations/list.ts'],
  ['bff/src/dependencies.ts', './features/b/index.ts'],
  ['bff/src/http/fine.ts', 'express'],
  ['bff/src/features/b/index.ts', './b.queries.ts'],
  ['bff/src/features/b/b.queries.ts', 'kysely'],
  ['bff/src/features/b/b.routes.ts', 'express'],
  ['bff/src/features/a/a.fine.ts', '../b/index.ts'],
  ['bff/src/features/a/a.test.ts', '@parley/server-kit/testing/fake.ts'],
  ['orchestrator/src/dependencies.ts', '@parley/migrations/generated/database.ts'],
  ['orchestrator/src/workers.ts', 'bullmq'],
  ['orchestrator/src/exports/index.ts', './run-export.ts'],
  ['orchestrator/src/sequences/fine.ts', '../exports/index.ts'],
  ['orchestrator/src/exports/speaks.ts', '../models/port.ts'],
  ['orchestrator/src/sequences/fine.test.ts', '../exports/run-export.ts'],
  ['orchestrator/src/models/openai/fine.ts', 'openai'],
  ['orchestrator/src/models/anthropic/fine.ts', '@anthropic-ai/sdk'],
  ['orchestrator/src/models/google/fine.ts', '@google/generative-ai'],
  ['orchestrator/src/models/prompts/fine.ts', '@langchain/core/prompts'],
  ['orchestrator/src/ingestion/text-splitting.ts', '@langchain/textsplitters'],
  ['orchestrator/src/exports/writes.ts', '@parley/decks/renderers.ts'],
  ['standalone/main.ts', '@parley/bff/src/dependencies.ts'],
]

const leaves = [
  'orchestrator/src/exports/run-export.ts',
  'decks/renderers.ts',
  'orchestrator/src/models/port.ts',
  'server-kit/clock.ts',
  'migrations/generated/database.ts',
  'admin-ui/src/page.ts',
  'admin-ui/src/resources/b/Form.ts',
  'app-ui/src/page.ts',
  'app-ui/src/features/firm/b/Form.ts',
  'app-ui/src/pages/page.ts',
  'ui-kit/components/Button.ts',
  'ui-kit/calls/session-store.ts',
]

interface Report {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

describe('import rules', () => {
  let folder = ''
  const reported = new Map<string, string[]>()

  async function write(file: string, text: string) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }

  async function writeRepository() {
    await write('tsconfig.base.json', '{}')
    for (const workspace of workspaces) {
      await write(`${workspace}/package.json`, '{ "type": "module", "exports": { "./*": "./*" } }')
      await mkdir(join(folder, 'node_modules/@parley'), { recursive: true })
      await symlink(join(folder, workspace), join(folder, 'node_modules/@parley', workspace))
    }
    for (const library of [...libraries, ...langchain]) {
      await write(
        `node_modules/${library}/package.json`,
        '{ "exports": { ".": "./index.js", "./*": "./index.js" } }',
      )
      await write(`node_modules/${library}/index.js`, 'export const value = 1\n')
    }
    for (const file of leaves) await write(file, 'export const value = 1\n')
    for (const [file, imported] of [...violations, ...allowed]) {
      await write(file, `import { value } from '${imported}'\nexport const again = value\n`)
    }
    await write(
      'bff/src/features/ring/two.ts',
      "import { again } from './one.ts'\nexport const value = again\n",
    )
  }

  function cruise(): Promise<Report> {
    const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
    const options = [
      '--config',
      join(root, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
      ...workspaces,
    ]
    return new Promise((resolve, reject) => {
      // The exit code is the number of violations; only an empty output is a failure of the program itself.
      execFile(
        process.execPath,
        [program, ...options],
        { cwd: folder, maxBuffer: 1e8 },
        (_error, output, errors) => {
          if (output === '') reject(new Error(errors))
          else resolve(JSON.parse(output) as Report)
        },
      )
    })
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-import-rules-'))
    await writeRepository()
    const report = await cruise()
    for (const { from, rule } of report.summary.violations) {
      reported.set(from, [...(reported.get(from) ?? []), rule.name])
    }
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(violations)('%s must not import %s (%s)', (file, _imported, rule) => {
    expect(reported.get(file)).toContain(rule)
  })

  it.each(allowed)('%s may import %s', (file) => {
    expect(reported.get(file)).toBeUndefined()
  })

  it('has a fixture for every rule', async () => {
    const config = (await import(join(root, '.dependency-cruiser.cjs'))) as {
      default: { forbidden: { name: string }[] }
    }
    const proven = new Set(violations.map(([, , rule]) => rule))
    expect(config.default.forbidden.map((rule) => rule.name).filter((name) => !proven.has(name))).toEqual([])
  })
})
