import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

const program = join(import.meta.dirname, 'import-circles.mjs')
const workspaces = ['decks', 'bff/src', 'orchestrator/src', 'ui-kit', 'app-ui/src', 'admin-ui/src']

describe('circles among features and files', () => {
  let folder = ''

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-import-circles-'))
    for (const workspace of workspaces) await mkdir(join(folder, workspace), { recursive: true })
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  async function write(file: string, text: string) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }

  const look = () =>
    new Promise<{ code: number; told: string }>((resolve) => {
      execFile(process.execPath, [program, folder], (error, _output, told) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, told }),
      )
    })

  it.each([
    ['bff/src/features/a', 'bff/src/features/b'],
    ['orchestrator/src/a', 'orchestrator/src/b'],
    ['app-ui/src/features/room/a', 'app-ui/src/features/room/b'],
    ['ui-kit/lib', 'ui-kit/components'],
    ['app-ui/src/editor', 'app-ui/src/features/room/b'],
    ['admin-ui/src/resources/a', 'admin-ui/src/resources/b'],
    ['admin-ui/src/lists', 'admin-ui/src/resources/b'],
  ])('finds that %s and %s need each other', async (one, other) => {
    await write(`${one}/index.ts`, `export { x } from '${'../'.repeat(one.split('/').length)}${other}/x.ts'`)
    await write(
      `${other}/x.ts`,
      `import type { Y } from '${'../'.repeat(other.split('/').length)}${one}/y.ts'\nexport const x: Y = 1`,
    )
    await write(`${one}/y.ts`, 'export type Y = number')
    const { code, told } = await look()
    expect(code).toBe(1)
    expect(told).toContain(`${other}/x.ts → ${one}/y.ts`)
  })

  it('counts what is loaded later', async () => {
    await write('orchestrator/src/a/a.ts', "export const a = () => import('../b/b.ts')")
    await write('orchestrator/src/b/b.ts', "export * from '../c/c.ts'")
    await write('orchestrator/src/c/c.ts', "import '../a/a.ts'")
    const { code, told } = await look()
    expect(code).toBe(1)
    expect(told).toContain('3 features need each other')
  })

  it('finds files of one feature that need each other, if only for a type or later', async () => {
    await write('app-ui/src/features/room/a/Ring.tsx', "export const draw = () => import('./LazyRing.tsx')")
    await write(
      'app-ui/src/features/room/a/LazyRing.tsx',
      "import type { draw } from './Ring.tsx'\nexport type Drawn = typeof draw",
    )
    const { code, told } = await look()
    expect(code).toBe(1)
    expect(told).toContain('2 files need each other')
    expect(told).toContain('features/room/a/LazyRing.tsx → app-ui/src/features/room/a/Ring.tsx')
  })

  it('lets features stand one above the other, and tests reach everywhere', async () => {
    await write('orchestrator/src/a/a.ts', "import '../b/b.ts'")
    await write('orchestrator/src/b/b.ts', 'export const b = 1')
    await write('orchestrator/src/b/b.test.ts', "import '../a/a.ts'")
    expect(await look()).toEqual({ code: 0, told: '' })
  })
})
