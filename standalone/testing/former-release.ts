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
const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 60_000,
  })

/** A release of before as a folder whose servers can be started. */
export interface CheckedOut {
  folder: string
  remove(): Promise<void>
}

const isHere = (ref: string): boolean => {
  try {
    git('cat-file', '-e', `${ref}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** Whether the history of this clone reaches to the former release; a shallow one is deepened where it can be. */
export function hasFormerRelease(): boolean {
  if (isHere(formerRelease)) return true
  try {
    git('fetch', '--quiet', '--unshallow')
  } catch {
    return false
  }
  return isHere(formerRelease)
}

/**
 * Writes a commit's own code into a folder, over the libraries that are installed here.
 * @throws Error where the history of the clone does not reach so far
 */
export async function checkOut(ref = formerRelease): Promise<CheckedOut> {
  if (!isHere(ref))
    throw new Error(`The history of this clone has no ${ref}, the former release (git fetch --unshallow).`)
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
