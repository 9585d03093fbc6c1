// Which tests are worth running again on real servers: all that reach server-kit's test database, directly or
// through the testing folder of another workspace, and those named *.services.test.ts. Found by following
// imports, so that no list has to be kept.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const kitTesting = /\/server-kit\/testing\//
const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

function listTests(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listTests(path)
    return entry.name.endsWith('.test.ts') ? [path] : []
  })
}

/** Files of the repository that a file imports and that lie in a `testing` folder. */
function testingImports(root, file) {
  const names = [...readFileSync(file, 'utf8').matchAll(importPattern)].map((match) => match[1])
  const paths = names.map((name) => {
    if (name.startsWith('@parley/')) return join(root, name.slice('@parley/'.length))
    return name.startsWith('.') ? resolve(dirname(file), name) : ''
  })
  return paths.filter((path) => /\/testing\//.test(path) && existsSync(path))
}

function reachesTestDatabase(root, file, seen = new Set()) {
  if (seen.has(file)) return false
  seen.add(file)
  return testingImports(root, file).some(
    (path) =>
      (kitTesting.test(path) && readFileSync(path, 'utf8').includes('createTestDatabase')) ||
      reachesTestDatabase(root, path, seen),
  )
}

/** Absolute paths of the integration tests in the given workspaces of the repository at `root`. */
export function listIntegrationTests(root, workspaces) {
  return workspaces
    .flatMap((workspace) => listTests(join(root, workspace)))
    .filter((file) => file.endsWith('.services.test.ts') || reachesTestDatabase(root, file))
}
