// First-load budgets: gzipped JavaScript that a browser has to load before it shows a page, found by following the
// static imports in Vite's manifest from the entry and from the page.
import { existsSync, readFileSync } from 'node:fs'

function readBuild(output) {
  const manifestFile = `${output}/.vite/manifest.json`
  if (!existsSync(manifestFile)) {
    throw new Error(
      `${manifestFile} is missing: build with "npm run build:uis" (build.manifest has to be on).`,
    )
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))

  function findKeys(matches, description) {
    const keys = Object.keys(manifest).filter((key) => matches(manifest[key], key))
    if (keys.length === 0) throw new Error(`No ${description} in ${manifestFile}.`)
    return keys
  }

  /** JavaScript files of the named chunks and all that they import statically, without duplicates. */
  function filesOf(keys, seen = new Set()) {
    for (const key of keys) {
      if (seen.has(key)) continue
      seen.add(key)
      filesOf(manifest[key].imports ?? [], seen)
    }
    const files = [...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'))
    return [...new Set(files)].map((file) => `${output}/${file}`)
  }

  return { findKeys, filesOf, entry: findKeys((chunk) => chunk.isEntry === true, 'entry') }
}

const app = readBuild('app-ui/dist')
const admin = readBuild('admin-ui/dist')
const signIn = app.findKeys((_chunk, key) => /\/LoginPage\.tsx$/.test(key), 'LoginPage.tsx')
const initiative = app.findKeys(
  (_chunk, key) => /\/initiative\/InitiativePage\.tsx$/.test(key),
  'InitiativePage.tsx',
)

export default [
  {
    name: 'app-ui before sign-in',
    path: app.filesOf([...app.entry, ...signIn]),
    limit: '200 kB',
    gzip: true,
  },
  {
    name: 'app-ui initiative page',
    path: app.filesOf([...app.entry, ...initiative]),
    limit: '350 kB',
    gzip: true,
  },
  { name: 'admin-ui', path: admin.filesOf(admin.entry), limit: '455 kB', gzip: true },
]
