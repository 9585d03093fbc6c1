// To load the product and to warm it up takes a test file three seconds, most of them more than its tests. So a whole
// run loads several files at once: each group is one file for Jest, generated here, which runs the tests of its files
// one file after the other. Whoever names a file (`npm run test:unit -- <path>`) gets it by itself.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const groupsFolder = '.parley-tests'

/** Files that want a process to themselves: they measure it, change it, or take long enough as it is. */
const alone =
  /\.services\.test\.ts$|^(scripts|bench|standalone)\/|isolation|leaks|api-scan|audit-coverage|permission-matrix|hostile-uploads|readiness|features\/live\//
/** Files of a group; more would leave a worker without work at the end. A test of the console takes as long as three. */
const groupSizes = { 'admin-ui': 5 }
const groupSize = 28

function listTests(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return listTests(root, path)
    return /\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/** What tests of a workspace load has little in common with what those of another one do. */
const workspaceOf = (file) => /^(bff|orchestrator|app-ui|admin-ui)\//.exec(file)?.[1] ?? 'others'

/** Deals the files of each workspace out, the largest first, always to the group that has the least. */
function deal(root, files) {
  return Object.entries(Object.groupBy(files, workspaceOf)).flatMap(([workspace, own]) =>
    dealOf(root, own, groupSizes[workspace] ?? groupSize),
  )
}

function dealOf(root, files, most) {
  const groups = Array.from({ length: Math.ceil(files.length / most) }, () => ({ size: 0, files: [] }))
  const sized = files.map((file) => ({ file, size: statSync(join(root, file)).size }))
  for (const { file, size } of sized.sort((a, b) => b.size - a.size || a.file.localeCompare(b.file))) {
    const least = groups.reduce((best, group) => (group.size < best.size ? group : best))
    // What a file costs before its first test counts like some lines of tests.
    least.size += size + 2000
    least.files.push(file)
  }
  return groups.map((group) => group.files)
}

const headOf = [
  "import { createRequire } from 'node:module'",
  "import { together } from '../scripts/test-together.mjs'",
  '',
  'together(createRequire(import.meta.url), [',
]

/**
 * Writes the groups of some test files.
 * @param {string} root of the repository
 * @param {string} name of the groups
 * @param {string[]} files from the root
 * @returns {string[]} what Jest is to run instead: the groups' files, and those that run alone; absolute
 */
export function writeGroups(root, name, files) {
  const single = files.filter((file) => alone.test(file))
  const grouped = files.filter((file) => !alone.test(file))
  mkdirSync(join(root, groupsFolder), { recursive: true })
  for (const file of readdirSync(join(root, groupsFolder)))
    if (file.startsWith(`${name}-`)) rmSync(join(root, groupsFolder, file))
  const written = deal(root, grouped).map((group, index) => {
    const path = join(root, groupsFolder, `${name}-${String(index + 1).padStart(2, '0')}.test.mjs`)
    writeFileSync(
      path,
      [...headOf, ...group.map((file) => `  ${JSON.stringify(file)},`), '])', ''].join('\n'),
    )
    return path
  })
  return [...written, ...single.map((file) => join(root, file))]
}

/** Test files in the given folders, from the root. */
export const testsIn = (root, folders) => folders.flatMap((folder) => listTests(root, folder))
