import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

const root = dirname(import.meta.dirname)
interface Named {
  file: string
  title: string
}

/** Every `file`: “title”, “title” of the list. */
const testsIn = (list: string): Named[] =>
  Array.from(list.matchAll(/`([^`]+)`: ((?:“[^”]+”(?:, )?)+)/g), ([, file = '', titles = '']) =>
    Array.from(titles.matchAll(/“([^”]+)”/g), ([, title = '']) => ({ file, title })),
  ).flat()

const placesIn = (list: string): string[] =>
  Array.from(list.matchAll(/Enforced at (.+)/g), ([, files = '']) =>
    Array.from(files.matchAll(/`([^`]+)`/g), ([, file = '']) => file),
  ).flat()

const lists: [path: string, least: number][] = [
  ['docs/rules-document-1.md', 20],
  ['docs/rules-document-2.md', 20],
  ['docs/rules-document-3.md', 12],
  ['docs/security.md', 24],
]

describe.each(lists)('the list of rules (%s)', (path, least) => {
  const list = readFileSync(join(root, path), 'utf8')
  const tests = testsIn(list)
  const rules = list.split('\n- ').slice(1)

  it('says of every rule where it is enforced and which test holds it', () => {
    expect(rules.length).toBeGreaterThan(least)
    const lacking = rules.filter((rule) => !rule.includes('Enforced at `') || !/`: “/.test(rule))
    expect(lacking).toEqual([])
  })

  it('names files that exist', () => {
    const files = new Set([...placesIn(list), ...tests.map(({ file }) => file)])
    expect([...files].filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it('names tests that exist', () => {
    const sources = new Map(tests.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]))
    expect(tests.filter(({ file, title }) => !sources.get(file)?.includes(`'${title}'`))).toEqual([])
  })
})

describe('the table of security checks', () => {
  const table = readFileSync(join(root, 'docs/security-checks.md'), 'utf8')
  const rows = table.split('\n').filter((line) => /^\| \d/.test(line))

  it('has a test for each check of the gate', () => {
    const checks = new Set(rows.map((row) => Number(/^\| (\d+)/.exec(row)?.[1])))
    expect([...checks]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(rows.filter((row) => testsIn(row).length === 0)).toEqual([])
  })

  it('names tests that exist', () => {
    const missing = testsIn(table).filter(
      ({ file, title }) => !readFileSync(join(root, file), 'utf8').includes(`'${title}'`),
    )
    expect(missing).toEqual([])
  })
})
