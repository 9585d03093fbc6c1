import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

const root = dirname(import.meta.dirname)
const list = readFileSync(join(root, 'docs/rules-document-2.md'), 'utf8')

interface Named {
  file: string
  title: string
}

/** Every `file`: “title”, “title” of the list. */
const tests: Named[] = Array.from(
  list.matchAll(/`([^`]+)`: ((?:“[^”]+”(?:, )?)+)/g),
  ([, file = '', titles = '']) =>
    Array.from(titles.matchAll(/“([^”]+)”/g), ([, title = '']) => ({ file, title })),
).flat()
const enforcedAt = Array.from(list.matchAll(/Enforced at (.+)/g), ([, files = '']) =>
  Array.from(files.matchAll(/`([^`]+)`/g), ([, file = '']) => file),
).flat()
const rules = list.split('\n- ').slice(1)

describe('the list of rules (docs/rules-document-2.md)', () => {
  it('says of every rule where it is enforced and which test holds it', () => {
    expect(rules.length).toBeGreaterThan(30)
    const lacking = rules.filter((rule) => !rule.includes('Enforced at `') || !/`: “/.test(rule))
    expect(lacking).toEqual([])
  })

  it('names files that exist', () => {
    const files = new Set([...enforcedAt, ...tests.map(({ file }) => file)])
    expect([...files].filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it('names tests that exist', () => {
    const sources = new Map(tests.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]))
    expect(tests.filter(({ file, title }) => !sources.get(file)?.includes(`'${title}'`))).toEqual([])
  })
})
