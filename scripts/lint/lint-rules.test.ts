import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

const root = dirname(dirname(import.meta.dirname))
const syntax = 'eslint-js(no-restricted-syntax)'
const inComponent = (text: string): string => `export function Part() {\n${text}\n}\n`

/** A file, its text, and the rule that has to object. */
const violations: [file: string, text: string, rule: string][] = [
  ['bff/src/chooses.ts', "export const say = (l: string) => (l === 'de' ? 'ja' : 'yes')", syntax],
  ['decks/says.ts', "export const words = { en: 'yes', de: 'ja' }", syntax],
  [
    'ui-kit/components/Retries.tsx',
    'export const Again = (q: Query) => <Button onClick={q.refetch} />',
    syntax,
  ],
  ['app-ui/src/Fails.tsx', 'export const Failed = () => <ErrorState onRetry={again} />', syntax],
  ['app-ui/src/Deletes.tsx', inComponent('useRouteMutation(deleteClient)'), syntax],
  ['app-ui/src/stale.ts', "export const isStale = (code: string) => code === 'STALE_UPDATE'", syntax],
  ['app-ui/src/Form.tsx', 'export const Form = () => <form />', syntax],
  ['app-ui/src/Box.tsx', 'export const Box = () => <Part component="form" />', syntax],
  ['app-ui/src/Address.tsx', inComponent('const [now, setNow] = useSearchParams()'), syntax],
  [
    'app-ui/src/uses.ts',
    "import { useForm } from 'react-hook-form'\nuseForm()",
    'eslint(no-restricted-imports)',
  ],
  ['bff/src/reads.ts', 'export const home = process.env.HOME', 'eslint(no-restricted-properties)'],
  ['bff/src/tells.ts', "console.log('said')", 'eslint(no-console)'],
  ['scripts/many.mjs', 'export const many = (a, b, c, d) => [a, b, c, d]', 'eslint(max-params)'],
  ['bff/src/any.ts', 'export const any = (a: any): string => String(a)', 'typescript(no-explicit-any)'],
  ['admin-ui/src/Random.tsx', 'export const Draw = () => <b>{Math.random()}</b>', 'react(purity)'],
  ['ui-kit/lib/use-late.ts', inComponent('if (later) useState(0)'), 'react-hooks(rules-of-hooks)'],
]

/** What the same rules leave alone. */
const allowed: [file: string, text: string][] = [
  ['bff/src/chooses.test.ts', "export const words = { en: 'yes', de: 'ja' }"],
  ['bff/src/says.ts', "export const words = inLanguages({ en: 'yes', de: 'ja' })"],
  ['ui-kit/components/RetryNotice.tsx', 'export const Again = (q: Query) => <Button onClick={q.refetch} />'],
  ['app-ui/src/features/records/editing/Form.tsx', 'export const Form = () => <form />'],
  ['bff/src/env.ts', 'export const home = process.env.HOME'],
  ['scripts/tells.ts', "console.log('said')"],
]

interface Report {
  diagnostics: { code: string; filename: string }[]
}

describe('lint rules', () => {
  let above = ''
  let folder = ''
  const reported = new Map<string, string[]>()

  async function write(file: string, text: string) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }

  function lint(): Promise<Report> {
    const program = join(root, 'node_modules/oxlint/bin/oxlint')
    return new Promise((resolve, reject) => {
      // Fails wherever a rule objects; only an empty output is a failure of the program itself.
      execFile(process.execPath, [program, '--format', 'json'], { cwd: folder }, (_error, output, errors) => {
        if (output === '') reject(new Error(errors))
        else resolve(JSON.parse(output) as Report)
      })
    })
  }

  beforeAll(async () => {
    above = await mkdtemp(join(tmpdir(), 'parley-lint-rules-'))
    folder = join(above, 'product')
    // Beside the folder and not in it, where the linter would read it.
    await symlink(join(root, 'node_modules'), join(above, 'node_modules'))
    await mkdir(join(folder, 'scripts/lint'), { recursive: true })
    for (const file of ['oxlint.config.ts', 'scripts/lint/house-rules.ts', 'scripts/lint/rules.ts'])
      await copyFile(join(root, file), join(folder, file))
    for (const [file, text] of [...violations, ...allowed]) await write(file, text)
    const { diagnostics } = await lint()
    for (const { code, filename } of diagnostics)
      reported.set(filename, [...(reported.get(filename) ?? []), code])
  })

  afterAll(() => rm(above, { recursive: true, force: true }))

  it.each(violations)('%s must not say %j (%s)', (file, _text, rule) => {
    expect(reported.get(file)).toContain(rule)
  })

  it.each(allowed)('%s may say %j', (file) => {
    expect(reported.get(file)).toBeUndefined()
  })
})
