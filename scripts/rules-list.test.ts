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
