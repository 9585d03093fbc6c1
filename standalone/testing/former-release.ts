import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The release before this one, as a git ref: what is rolled over from in the test of upgrades and in the drill. Moved
 * on with each release, to the commit that the tag of the former one names (a clone may come without tags).
 */
export const formerRelease = 'd226625525323151e4475da99c94091a88c1a87d'

const root = fileURLToPath(new URL('../..', import.meta.url))
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 1 << 30 })

/** A release of before as a folder whose servers can be started. */
export interface CheckedOut {
  folder: string
  remove(): Promise<void>
}

/**
 * Writes a commit's own code into a folder, over the libraries that are installed here.
 * @throws Error where the history of the clone does not reach so far
 */
export async function checkOut(ref = formerRelease): Promise<CheckedOut> {
  try {
    git('cat-file', '-e', `${ref}^{commit}`)
  } catch (cause) {
    const message = `The history of this clone has no ${ref}, the former release: upgrades cannot be tested without it (git fetch --unshallow).`
    throw new Error(message, { cause })
  }
  const folder = await mkdtemp(join(tmpdir(), 'parley-former-'))
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', '--format=tar', ref) })
  await linkLibraries(folder)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The libraries of today, and below their scope the workspaces of then. */
async function linkLibraries(folder: string): Promise<void> {
  const libraries = join(folder, 'node_modules')
  await mkdir(join(libraries, '@parley'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@parley') await symlink(join(root, 'node_modules', name), join(libraries, name))
  for (const name of await readdir(join(root, 'node_modules/@parley'))) {
    if (existsSync(join(folder, name))) await symlink(join(folder, name), join(libraries, '@parley', name))
    const own = join(root, name, 'node_modules')
    if (existsSync(own)) await symlink(own, join(folder, name, 'node_modules'))
  }
}
