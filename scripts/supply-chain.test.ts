import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { judgeAudit } from './audit-packages.mjs'
import { findTableErrors, licenceOf, listDirect } from './list-dependencies.mjs'
import { createBillOfMaterials } from './sbom.mjs'
import { isUnread, listLoaded } from './trim-libraries.mjs'

const root = join(import.meta.dirname, '..')
interface Locked {
  version: string
  license?: string
  dev?: boolean
  link?: boolean
  optional?: boolean
  deprecated?: string
}
const lock = (
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }
).packages
const installed = Object.entries(lock).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
)
const ofProduct = installed.filter(([, { dev }]) => dev !== true)

describe('the table of dependencies', () => {
  it('names every direct dependency with its version and licence, and none too many', () => {
    const text = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
    expect(findTableErrors(root, text)).toEqual([])
    expect(findTableErrors(root, text.replace(/^\| `zod`.*$/m, ''))).toEqual(['zod is not listed'])
    expect(findTableErrors(root, text.replace('| `zod`', '| `left-pad`')).sort()).toEqual([
      'left-pad is listed, and not used',
      'zod is not listed',
    ])
  })
})

describe('the packages', () => {
  it('are none that their keepers have given up', () => {
    const deprecated = installed.filter(([, { deprecated: why }]) => why !== undefined)
    expect(deprecated.map(([path, { deprecated: why }]) => `${path}: ${why ?? ''}`)).toEqual([])
  })

  it('of the product are under no licence that asks for the source of what uses them', () => {
    // A choice that has another way ("MIT OR GPL") is none.
    const asks = (licence: string): boolean =>
      licence
        .split(/ OR /i)
        .every((choice) => /A?GPL|SSPL|BUSL|unknown|UNLICENSED/.test(choice) && !choice.includes('LGPL'))
    const found = ofProduct.map(
      ([path, { license }]) => [path, licenceOf(join(root, path), license)] as const,
    )
    expect(found.length).toBeGreaterThan(500)
    expect(found.filter(([, licence]) => asks(licence))).toEqual([])
    expect(['AGPL-3.0', '(GPL-2.0)', 'unknown'].every(asks)).toBe(true)
    expect(asks('(MIT OR GPL-3.0-or-later)')).toBe(false)
  })
})

describe('the bill of materials', () => {
  it('lists what the product runs on, and nothing of the tools', () => {
    const { bomFormat, components, metadata } = createBillOfMaterials()
    expect(bomFormat).toBe('CycloneDX')
    expect(metadata.component.name).toBe('parley')
    const names = new Set(
      components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`)),
    )
    const direct = [...listDirect(root)].filter(([, { runs }]) => runs).map(([name]) => name)
    expect(direct.filter((name) => !names.has(name))).toEqual([])
    expect(['jest', 'oxlint', '@playwright/test'].filter((name) => names.has(name))).toEqual([])
  })

  it('of an image lists what its servers load, and nothing that the other one alone does', () => {
    const names = createBillOfMaterials(['bff', 'cli']).components.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['express', 'bullmq', 'openid-client']))
    expect(names.filter((name) => /^(openai|docx|pdfkit|react|langchain|pglite)/.test(name))).toEqual([])
  })
})

type Exports = string | false | null | Exports[] | { [condition: string]: Exports }
interface Entry {
  main?: string | false
  exports?: Exports
}

/** The file behind the name of a package, as Node takes it for these conditions. */
function fileOf(exports: Exports | undefined, conditions: string[]): string | undefined {
  if (typeof exports === 'string') return exports
  if (typeof exports !== 'object' || exports === null) return undefined
  if (Array.isArray(exports)) return exports.map((one) => fileOf(one, conditions)).find(Boolean)
  const taken = Object.keys(exports).find((key) => key === '.' || conditions.includes(key))
  return taken === undefined ? undefined : fileOf(exports[taken], conditions)
}

/** Files that `import` and `require` of a package begin with. */
const beginsOf = ({ main, exports }: Entry): string[] =>
  exports === undefined
    ? [main || 'index.js']
    : ['import', 'require'].flatMap((way) => fileOf(exports, ['node', way, 'default']) ?? [])

describe('the libraries of the images', () => {
  const loadedBy = (...workspaces: string[]) => listLoaded(lock, workspaces)

  it('are what each process loads, however deep, and nothing of the other one', () => {
    const [bff, orchestrator] = [loadedBy('bff', 'cli'), loadedBy('orchestrator')]
    expect(bff).toEqual(expect.arrayContaining(['node_modules/express', 'node_modules/@node-rs/argon2']))
    const models = [
      'node_modules/openai',
      'node_modules/@anthropic-ai/sdk',
      'node_modules/@google/generative-ai',
    ]
    expect([bff.filter((path) => models.includes(path)), orchestrator]).toEqual([
      [],
      expect.arrayContaining(models),
    ])
  })

  it('leave out what only tools and people read', () => {
    const files = [
      'index.js',
      'index.d.ts',
      'index.mjs.map',
      'README.md',
      'LICENSE',
      'index.umd.cjs',
      'a.wasm',
      'node_modules/js-tiktoken/dist/lite.js',
      'node_modules/js-tiktoken/dist/index.cjs',
      'node_modules/js-tiktoken/dist/ranks/gpt2.js',
      'node_modules/pdfkit/js/pdfkit.node.mjs',
      'node_modules/pdfkit/js/pdfkit.standalone.js',
      'node_modules/eld/src/ngrams/extrasmall.js',
      'node_modules/eld/src/ngrams/large.js',
      'node_modules/bintrees/test/perf/100k',
      'node_modules/@scope/some/.yarn/yarn.cjs',
      'node_modules/some/lib/test/index.js',
      'node_modules/pako/dist/pako.min.js',
      'node_modules/csv-parse/dist/iife/index.js',
    ]
    expect(files.filter(isUnread)).toEqual([
      'index.d.ts',
      'index.mjs.map',
      'README.md',
      'index.umd.cjs',
      'node_modules/js-tiktoken/dist/index.cjs',
      'node_modules/js-tiktoken/dist/ranks/gpt2.js',
      'node_modules/pdfkit/js/pdfkit.standalone.js',
      'node_modules/eld/src/ngrams/large.js',
      'node_modules/bintrees/test/perf/100k',
      'node_modules/@scope/some/.yarn/yarn.cjs',
      'node_modules/pako/dist/pako.min.js',
      'node_modules/csv-parse/dist/iife/index.js',
    ])
  })

  it('leave out no file that a library begins with, for import or for require', () => {
    const begins = loadedBy('bff', 'cli', 'orchestrator').flatMap((path) => {
      if (!existsSync(join(root, path, 'package.json'))) return []
      const entry = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as Entry
      return beginsOf(entry).map((file) => join(path, file))
    })
    expect(begins.length).toBeGreaterThan(200)
    // The vocabularies of the tokenizer, see below.
    const known = ['node_modules/js-tiktoken/dist/index.js', 'node_modules/js-tiktoken/dist/index.cjs']
    expect(begins.filter((file) => !/\.d\.[cm]?ts$/.test(file) && isUnread(file)).sort()).toEqual(
      known.sort(),
    )
  })

  it('leave the vocabularies of the tokenizer out only while LangChain asks for none', () => {
    const file = 'node_modules/@langchain/core/dist/utils/tiktoken.js'
    const asked = [...readFileSync(join(root, file), 'utf8').matchAll(/from "(js-tiktoken[^"]*)"/g)]
    expect(asked.map(([, name]) => name)).toEqual(['js-tiktoken/lite'])
  })

  it('leave out only what no server imports', async () => {
    const folders = ['bff/src', 'orchestrator/src', 'server-kit', 'migrations', 'cli', 'contracts']
    const files = (
      await Promise.all(
        folders.map(async (folder) =>
          (await readdir(join(root, folder), { recursive: true })).map((file) => join(root, folder, file)),
        ),
      )
    ).flat()
    const sources = files.filter(
      (file) =>
        file.endsWith('.ts') &&
        !/\.test\.ts$|generate-types\.ts$|\/(testing|builders|node_modules)\//.test(file),
    )
    const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')))
    const importers = sources.filter((_file, index) =>
      /^(?!import type).*(?:from|import\() ?'(?:langchain|pdfjs-dist|@electric-sql\/pglite|eld'|eld\/(?!extra)|docx\/(?!charts)|@e965\/xlsx\/)/m.test(
        texts[index] ?? '',
      ),
    )
    expect(importers.map((file) => file.slice(root.length + 1))).toEqual(['server-kit/database/pglite.ts'])
    const held = sources.filter((_file, index) =>
      /^import .*database\/pglite\.ts'|^import .*'\.\/pglite\.ts'/m.test(texts[index] ?? ''),
    )
    expect(held.map((file) => file.slice(root.length + 1))).toEqual([])
  })
})

describe('the audit', () => {
  it('fails for grave weaknesses, and says where nothing is known', () => {
    const weak = (severity: string) =>
      JSON.stringify({ vulnerabilities: { a: { name: 'a', severity, range: '<2' } } })
    expect(judgeAudit(weak('high'))).toMatchObject({
      failed: true,
      lines: ['high: a <2', '1 weak packages, 1 of them high or critical'],
    })
    expect(judgeAudit(weak('low')).failed).toBe(false)
    expect(judgeAudit('{"vulnerabilities":{}}').failed).toBe(false)
    expect(judgeAudit('{"message":"405 Method Not Allowed"}')).toMatchObject({
      failed: false,
      lines: [expect.stringContaining('405')],
    })
    expect(judgeAudit('')).toMatchObject({
      failed: false,
      lines: [expect.stringContaining('nothing is known')],
    })
  })
})
