import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { findDocumentErrors } from './check-docs.mjs'

describe('documents', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-docs-'))
    await mkdir(join(folder, 'docs'))
    await writeFile(join(folder, 'package.json'), '{ "scripts": { "size": "true" } }')
    await writeFile(join(folder, 'docs/page.md'), '# Page\n\n## One & two\n')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('are told of links and commands that lead nowhere', async () => {
    const text = '[a](docs/gone.md) [b](docs/page.md#gone) `npm run sise`\n'
    await writeFile(join(folder, 'README.md'), text)
    expect(findDocumentErrors(folder)).toEqual([
      'README.md: leads nowhere: docs/gone.md',
      'README.md: no such heading: docs/page.md#gone',
      'README.md: no such npm script: sise',
    ])
  })

  it('are told of folders that a table names wrongly or leaves out', async () => {
    for (const name of ['a', 'b']) await mkdir(join(folder, 'tree', name), { recursive: true })
    const text = '| folder of `tree` | what |\n| --- | --- |\n| `a/`, `gone/` | uses `b/` |\n\n`c/`\n'
    await writeFile(join(folder, 'README.md'), text)
    expect(findDocumentErrors(folder)).toEqual([
      'README.md: no such folder: tree/gone',
      'README.md: not in the table: tree/b',
    ])
  })

  it('may name what exists', async () => {
    const text = '[a](docs/page.md#one--two) [b](https://example.com) `npm run size` `npm start`\n'
    await writeFile(join(folder, 'README.md'), text)
    expect(findDocumentErrors(folder)).toEqual([])
  })

  it('of this repository hold', () => {
    expect(findDocumentErrors(dirname(import.meta.dirname))).toEqual([])
  })
})
