import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from '@jest/globals'
import ts from 'typescript'

type Texts = Record<string, string>

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.includes('node_modules') && !name.startsWith('dist'))
    .map((name) => join(folder, name))

function flatten(value: unknown, path = ''): Texts {
  if (typeof value === 'string') return { [path]: value }
  if (typeof value !== 'object' || value === null) return {}
  const parts = Object.entries(value).map(([key, inner]) =>
    flatten(inner, path === '' ? key : `${path}.${key}`),
  )
  return Object.assign({}, ...parts) as Texts
}

const load = async (file: string): Promise<object> => (await import(pathToFileURL(file).href)) as object

/** English files of the app, and how the German one beside each is called. */
const germanOf = (file: string): string =>
  file
    .replace(/\/en\.ts$/, '/de.ts')
    .replace(/\.en\.ts$/, '.de.ts')
    .replace(/\/locales\/en\/([^/]+)$/, '/locales/de/$1')

interface Pair {
  file: string
  en: Texts
  de: Texts
}

async function pairsOfApp(): Promise<Pair[]> {
  const files = [...filesBelow('ui-kit', '.ts'), ...filesBelow('app-ui/src', '.ts')].filter(
    (file) => germanOf(file) !== file,
  )
  return Promise.all(
    files.map(async (file) => ({
      file,
      en: flatten(await load(file)),
      de: flatten(await load(germanOf(file))),
    })),
  )
}

/** The console keeps both languages in one file. */
async function pairsOfConsole(): Promise<Pair[]> {
  const files = filesBelow('admin-ui/src', 'texts.ts').filter((file) => !file.endsWith('define-texts.ts'))
  const loaded = await Promise.all(
    files.map(async (file) => ({ file, values: Object.values(await load(file)) })),
  )
  return loaded.flatMap(({ file, values }) =>
    values.flatMap((value: unknown) =>
      typeof value === 'object' && value !== null && 'en' in value && 'de' in value
        ? [{ file, en: flatten(value.en), de: flatten(value.de) }]
        : [],
    ),
  )
}

/** What stands for a value; a text for exactly one may do without its number. */
const placeholdersOf = (key: string, text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|%\{(\w+)\}/g)]
    .map(([, app, console]) => app ?? console ?? '')
    .filter((name) => !(key.endsWith('_one') && name === 'count') && name !== 'smart_count')
    .sort()

let pairs: Pair[]
beforeAll(async () => {
  pairs = [...(await pairsOfApp()), ...(await pairsOfConsole())]
})

describe('German', () => {
  it('has every text of the app and the console, and none that English lacks', () => {
    expect(pairs.length).toBeGreaterThan(50)
    const problems = pairs.flatMap(({ file, en, de }) => [
      ...Object.keys(en)
        .filter((key) => !(key in de))
        .map((key) => `${file}: ${key} is not in German`),
      ...Object.keys(de)
        .filter((key) => !(key in en))
        .map((key) => `${file}: ${key} is only in German`),
    ])
    expect(problems).toEqual([])
  })

  it('says the same values in each text', () => {
    const problems = pairs.flatMap(({ file, en, de }) =>
      Object.entries(en)
        .filter(
          ([key, text]) => placeholdersOf(key, text).join() !== placeholdersOf(key, de[key] ?? '').join(),
        )
        .map(([key]) => `${file}: ${key}`),
    )
    expect(problems).toEqual([])
  })

  it('calls things by the words of the glossary', () => {
    const others =
      /\b(Kunden?|Artefakte?n?|Sequenz(en)?|Validierung(en)?|Observation(en)?|(?<!-)Mails?|Dashboards?)\b/i
    const problems = pairs.flatMap(({ file, de }) =>
      Object.entries(de)
        .filter(([, text]) => others.test(text))
        .map(([key, text]) => `${file}: ${key}: ${text}`),
    )
    expect(problems).toEqual([])
  })

  it('sets three dots apart from the word before them', () => {
    const problems = pairs.flatMap(({ file, de }) =>
      Object.entries(de)
        .filter(([, text]) => /[\p{L}\d“]…/u.test(text))
        .map(([key, text]) => `${file}: ${key}: ${text}`),
    )
    expect(problems).toEqual([])
  })

  it('speaks to people formally', () => {
    const familiar = /\b(du|dich|dir|dein|deine|deinen|deinem|deiner|euch|euer)\b/
    const problems = pairs.flatMap(({ file, de }) =>
      Object.entries(de)
        .filter(([, text]) => familiar.test(text))
        .map(([key, text]) => `${file}: ${key}: ${text}`),
    )
    expect(problems).toEqual([])
  })
})

/** Attributes that people read or hear. */
const spoken = new Set([
  'aria-label',
  'placeholder',
  'title',
  'alt',
  'label',
  'helperText',
  'aria-description',
])
/** The same everywhere: names of the product and its parts, of languages and keys, and what addresses begin with. */
const sameEverywhere = new Set(['Parley', 'Parley Console', 'English', 'Deutsch', 'Esc', 'https://'])
const saysSomething = (text: string): boolean => /\p{L}{2,}/u.test(text) && !sameEverywhere.has(text.trim())

function wordsInCode(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const found: string[] = []
  const note = (node: ts.Node, text: string): void => {
    if (!saysSomething(text)) return
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${file}:${line + 1}: ${text.trim()}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text)
    if (
      ts.isJsxExpression(node) &&
      node.expression &&
      ts.isStringLiteral(node.expression) &&
      !ts.isJsxAttribute(node.parent)
    )
      note(node, node.expression.text)
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText()) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) note(node, node.initializer.text)
      else if (ts.isJsxExpression(node.initializer) && node.initializer.expression) {
        const { expression } = node.initializer
        if (ts.isStringLiteral(expression) || ts.isNoSubstitutionTemplateLiteral(expression))
          note(node, expression.text)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

describe('screens', () => {
  it('hold no words of their own: all come from the texts of both languages', () => {
    const files = [
      ...filesBelow('ui-kit', '.tsx'),
      ...filesBelow('app-ui/src', '.tsx'),
      ...filesBelow('admin-ui/src', '.tsx'),
    ].filter((file) => !file.includes('.test.') && !file.includes('/testing/'))
    expect(files.length).toBeGreaterThan(300)
    // The console looks labels up by their keys: `resources.users.fields.email`.
    const words = files.flatMap(wordsInCode).filter((found) => !/: [\w-]+(\.[\w-]+)+$/.test(found))
    expect(words).toEqual([])
  })
})
