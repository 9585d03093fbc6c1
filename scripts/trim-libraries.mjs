// node scripts/trim-libraries.mjs <workspace> …
// For the images: of an installed node_modules keeps what these workspaces load, and of that no sources, types or maps.
import { readFileSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Direct dependencies that no server loads, with why they are there at all. */
const unloaded = new Map([
  ['pdfjs-dist', 'documents are read by unpdf, which carries its own'],
  ['@electric-sql/pglite', 'the embedded database: images work on a server'],
  ['@electric-sql/pglite-pgvector', 'as above'],
])

/** Files that Node never loads from a library: it strips no types there, and takes builds for browsers for none. */
const unread =
  /\.(?:[cm]?ts|map|md|markdown|flow|tsbuildinfo)$|\.(?:umd|iife|min|bundle)\.c?js$|\/(?:amd|umd|iife)\//

/** Folders of a library that are for who makes it: its tests, its examples, the tools of its repository. */
const ofMakers = /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/.][^/]*\/(?:\.[^/]+|tests?|__tests__|examples?)\//

/**
 * Builds and tables of single libraries that what is loaded of them leaves alone: LangChain takes the tokenizer
 * without its vocabularies, the language of a text is told by the smallest table, spreadsheets are read by the build
 * for Node.
 */
const unused = new RegExp(
  `(?:^|/)(?:${[
    'js-tiktoken/dist/(?:ranks/.*|index\\.c?js)',
    'pdfkit/js/pdfkit\\.(?:standalone|browser).*',
    'eld/src/ngrams/(?:small|medium|large)\\.js',
    '@e965/xlsx/dist/xlsx\\..*',
    'mammoth/mammoth\\.browser\\.js',
    'fontkit/dist/browser.*',
    'luxon/build/(?:global|cjs-browser)/.*',
    'docx/dist/(?:layout|html|shapes|bibliography)\\..*',
  ].join('|')})$`,
)

/** Where a package that is asked for from a path of the lockfile lies, as Node looks for it. */
function locate(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (path in packages) return path
    if (folder === '') return undefined
  }
}

/** What a package asks for: a workspace also counts what it only builds and tests with as not asked for. */
const asked = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true),
]

/**
 * Paths of the lockfile (`node_modules/…`) that the workspaces load.
 * @param packages - of package-lock.json
 * @param workspaces - folders of the repository
 */
export function listLoaded(packages, workspaces) {
  const reached = new Set(workspaces)
  for (const path of reached) {
    const { link, resolved, ...entry } = packages[path] ?? {}
    if (link === true) reached.add(resolved)
    const isOurs = !path.includes('node_modules/')
    for (const name of asked(entry)) {
      const found = isOurs && unloaded.has(name) ? undefined : locate(packages, path, name)
      if (found !== undefined) reached.add(found)
    }
  }
  return [...reached].filter((path) => path.includes('node_modules/'))
}

/** Whether a file of a library is for people and tools alone. */
export const isUnread = (file) => [unread, ofMakers, unused].some((pattern) => pattern.test(file))

async function trim(root, workspaces) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const loaded = new Set(listLoaded(packages, workspaces))
  const idle = Object.keys(packages).filter((path) => path.includes('node_modules/') && !loaded.has(path))
  // The longer path first: what lies inside of a package that goes may be needed by nobody else.
  for (const path of idle.sort((one, other) => other.length - one.length))
    rmSync(join(root, path), { recursive: true, force: true })
  const files = await readdir(join(root, 'node_modules'), { recursive: true, withFileTypes: true })
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    if (file.isFile() && isUnread(path)) rmSync(path, { force: true })
  }
  return { kept: loaded.size, gone: idle.length }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const { kept, gone } = await trim(root, process.argv.slice(2))
  console.log(`${kept} packages kept, ${gone} left out`)
}
