// node scripts/list-dependencies.mjs            checks docs/dependencies.md against what is installed; exit 1 if it differs
// node scripts/list-dependencies.mjs --write    writes it anew: versions, licences and keepers from what is installed,
//                                               the words by hand kept, the date of a version that is new asked of the
//                                               registry where it answers
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const columns = ['Package', 'Version', 'What for', 'Kept by', 'Released', 'Licence']
const opening = '<!-- written by scripts/list-dependencies.mjs; the column "What for" is kept -->'
const closing = '<!-- end of the list -->'
const toFill = 'TO BE FILLED IN'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Direct dependencies of all workspaces: name to its installed version and whether the product runs on it. */
export function listDirect(root) {
  const lock = readJson(join(root, 'package-lock.json')).packages
  const { workspaces } = readJson(join(root, 'package.json'))
  const direct = new Map()
  for (const workspace of ['', ...workspaces]) {
    const { dependencies = {}, devDependencies = {} } = readJson(join(root, workspace, 'package.json'))
    const isProduct = !['e2e', 'bench'].includes(workspace)
    const add = (names, runs) => {
      for (const name of Object.keys(names).filter((known) => !known.startsWith('@parley/'))) {
        const place = [`${workspace}/node_modules/${name}`, `node_modules/${name}`].find(
          (path) => path in lock,
        )
        const old = direct.get(name)
        direct.set(name, { place, version: lock[place]?.version, runs: runs || old?.runs === true })
      }
    }
    add(dependencies, isProduct)
    add(devDependencies, false)
  }
  return direct
}

/** The licence of an installed package; old packages name several, or say it only in their file. */
export function licenceOf(folder, inLock) {
  const { license, licenses } = existsSync(join(folder, 'package.json'))
    ? readJson(join(folder, 'package.json'))
    : {}
  const named = inLock ?? license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ')
  if (named) return named
  const file = ['LICENSE', 'LICENSE.md', 'license'].map((name) => join(folder, name)).find(existsSync)
  return file !== undefined &&
    /permission is hereby granted, free of charge/i.test(readFileSync(file, 'utf8'))
    ? 'MIT'
    : 'unknown'
}

function keeperOf(folder) {
  const { repository, author } = readJson(join(folder, 'package.json'))
  const address = typeof repository === 'string' ? repository : (repository?.url ?? '')
  const found = /(?:github(?:\.com)?[:/]|^)([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[#/].*)?$/.exec(address)
  if (found) return `[${found[1]}](https://github.com/${found[1]})`
  return typeof author === 'string' ? author.replace(/<.*>/, '').trim() : (author?.name ?? 'unknown')
}

/** Rows of the document by package; the first list is of what the product runs on. */
export function readRows(text) {
  const rows = [...text.matchAll(/^\| `([^`]+)` *\|(.+)\|$/gm)]
  return new Map(
    rows.map(([, name, rest]) => {
      const [version, purpose, keeper, released, licence] = rest.split('|').map((cell) => cell.trim())
      return [name, { version, purpose, keeper, released, licence }]
    }),
  )
}

function askReleased(name, version) {
  try {
    const output = execFileSync('npm', ['view', `${name}@${version}`, 'time', '--json'], {
      timeout: 20_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return JSON.parse(output.toString())[version]?.slice(0, 10) ?? 'not known'
  } catch {
    return 'not known'
  }
}

/** What the table should say of each package. `ask` tells the date of a version that the table has not. */
export function describe(root, rows, ask = () => 'not known') {
  const lock = readJson(join(root, 'package-lock.json')).packages
  return [...listDirect(root)]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, { place, version, runs }]) => {
      const row = rows.get(name)
      const folder = join(root, place)
      const isKnown = row !== undefined && row.version === version && row.released !== 'not known'
      const real = lock[place].name ?? name
      return {
        name,
        runs,
        version,
        purpose: row?.purpose ?? toFill,
        keeper: keeperOf(folder),
        released: isKnown ? row.released : ask(real, version),
        licence: licenceOf(folder, lock[place].license),
      }
    })
}

const table = (entries) =>
  [
    `| ${columns.join(' | ')} |`,
    `|${' --- |'.repeat(columns.length)}`,
    ...entries.map(
      ({ name, version, purpose, keeper, released, licence }) =>
        `| \`${name}\` | ${version} | ${purpose} | ${keeper} | ${released} | ${licence} |`,
    ),
  ].join('\n')

function write(root, path) {
  const text = readFileSync(path, 'utf8')
  const entries = describe(root, readRows(text), askReleased)
  const lists = [
    ['What the product runs on', entries.filter(({ runs }) => runs)],
    ['What builds, checks and measures it', entries.filter(({ runs }) => !runs)],
  ].map(([title, list]) => `## ${title}\n\n${table(list)}`)
  const [before, rest] = text.split(opening)
  const after = rest.split(closing)[1]
  writeFileSync(path, `${before}${opening}\n\n${lists.join('\n\n')}\n\n${closing}${after}`)
  execFileSync(join(root, 'node_modules/.bin/prettier'), ['--write', path], { stdio: 'ignore' })
}

/** What the document says wrongly, in lines of text. */
export function findTableErrors(root, text) {
  const rows = readRows(text)
  const direct = listDirect(root)
  return [
    ...[...rows.keys()].filter((name) => !direct.has(name)).map((name) => `${name} is listed, and not used`),
    ...describe(root, rows).flatMap(({ name, version, purpose, licence }) => {
      const row = rows.get(name)
      if (row === undefined) return [`${name} is not listed`]
      return [
        row.version === version ? [] : [`${name} is ${version}, not ${row.version}`],
        row.licence === licence ? [] : [`${name} is under ${licence}, not ${row.licence}`],
        purpose === toFill ? [`${name} says not what it is for`] : [],
      ].flat()
    }),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const path = join(root, 'docs/dependencies.md')
  if (process.argv.includes('--write')) write(root, path)
  const errors = findTableErrors(root, readFileSync(path, 'utf8'))
  for (const error of errors) console.error(error)
  process.exitCode = errors.length === 0 ? 0 : 1
}
