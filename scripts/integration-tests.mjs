// Which tests are worth running again on real servers: all that reach server-kit's test database, directly or
// through the testing folder of another workspace, and those named *.services.test.ts. Found by following
// imports, so that no list has to be kept.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/**
 * Long tests of what is decided before the database is asked, each with what that is: on real servers they would
 * tell the same again.
 */
const onceIsEnough = {
  'bff/src/permission-matrix.test.ts': 'policies and guards of routes',
  'bff/src/audit-coverage.test.ts': 'which routes leave an entry',
  'bff/src/http/hostile-uploads.test.ts': 'files at the edge, and the disk',
  'bff/src/http/security-headers.test.ts': 'headers and origins',
  'bff/src/features/session/forged-tokens.test.ts': 'signatures of tokens',
}

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
    .filter((file) => !Object.hasOwn(onceIsEnough, relative(root, file)))
}

/** Run on real servers each time: processes, isolation, sign-in, sequences, and what is close to the database. */
const eachTime =
  /\.services\.test\.ts$|^(server-kit|migrations|standalone|cli)\/|isolation|leaks|api-scan|orchestrator\/src\/(sequences|retrieval|sweeper)\/|features\/(session|two-factor|sso|audit|registration)\//

/**
 * Of the other integration tests, every sixth one: all of them run on the embedded database anyway. Which ones is
 * drawn by the seed, so that a run can be repeated and the next one draws others.
 */
export function drawIntegrationTests(root, files, seed) {
  return files.filter((file) => {
    const name = relative(root, file)
    if (eachTime.test(name)) return true
    return createHash('sha256').update(`${seed}\n${name}`).digest().readUInt32BE() % 6 === 0
  })
}

/** All integration tests, or the sample whose seed scripts/test-services.mjs has given. */
export function integrationTestsOfRun(root, workspaces) {
  const all = listIntegrationTests(root, workspaces)
  const seed = process.env.PARLEY_SERVICES_SEED
  return seed === undefined ? all : drawIntegrationTests(root, all, seed)
}

/** Whether tests run in groups; whoever names a test gets it by itself (scripts/test-services.mjs). */
export const isGrouped = () => process.env.PARLEY_TEST_GROUPS === '1'
