// npm run docs
// Checks what the documents promise: every relative link leads to a file and a heading that exist, every npm
// script that they name can be run, every table of a folder's folders (docs/architecture.md) has those that are there.
// Prints what is wrong; exit 1 if anything is.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const builtInCommands = new Set(['ci', 'install', 'start', 'test', 'run', 'view', 'audit'])

function listDocuments(root) {
  const inFolder = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return inFolder(path)
      return entry.name.endsWith('.md') ? [path] : []
    })
  const documents = existsSync(join(root, 'docs')) ? inFolder(join(root, 'docs')) : []
  const atRoot = ['README.md', 'CONTRIBUTING.md'].map((name) => join(root, name)).filter(existsSync)
  return [...atRoot, ...documents]
}

/** The anchors that a reader's link can name: headings in lower case, without punctuation, joined by hyphens. */
function anchorsOf(text) {
  const headings = [...text.matchAll(/^#{1,6}\s+(.+)$/gm)].map((match) => match[1])
  return headings.map((heading) =>
    heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
}

function brokenLink(document, target) {
  if (/^[a-z]+:/.test(target)) return undefined
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? document : resolve(dirname(document), decodeURI(path))
  if (!existsSync(file)) return `leads nowhere: ${target}`
  if (!anchor || !file.endsWith('.md')) return undefined
  return anchorsOf(readFileSync(file, 'utf8')).includes(anchor) ? undefined : `no such heading: ${target}`
}

/**
 * A table whose first head is "… of `folder`" names the folders in it, each as `name/` in its first column.
 * @returns what it names and is not there, and what is there and it does not name
 */
function treeErrors(root, text) {
  return [...text.matchAll(/^\|[^|`]* of `([^`]+)` +\|.*\n\|[ -|]*\n((?:\|.*\n)*)/gm)].flatMap(
    ([, folder, rows]) => {
      if (!existsSync(join(root, folder))) return [`no such folder: ${folder}`]
      const cells = rows.split('\n').map((row) => row.split('|')[1] ?? '')
      const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`/]+)\/`/g)].map(([, name]) => name))
      const there = readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
      return [
        ...named.filter((name) => !there.includes(name)).map((name) => `no such folder: ${folder}/${name}`),
        ...there.filter((name) => !named.includes(name)).map((name) => `not in the table: ${folder}/${name}`),
      ]
    },
  )
}

/** Everything wrong in the documents of the repository at `root`, as lines of text. */
export function findDocumentErrors(root) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return listDocuments(root).flatMap((document) => {
    const text = readFileSync(document, 'utf8')
    const prose = text.replace(/^```[\s\S]*?^```/gm, '')
    const links = [...prose.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)].map((match) => match[1])
    const commands = [...text.matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][\w:-]*)/g)].map(
      (match) => match[1],
    )
    const errors = [
      ...treeErrors(root, text),
      ...links.map((target) => brokenLink(document, target)),
      ...commands.map((name) =>
        name in scripts || builtInCommands.has(name) ? undefined : `no such npm script: ${name}`,
      ),
    ]
    return errors.filter(Boolean).map((error) => `${relative(root, document)}: ${error}`)
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const errors = findDocumentErrors(dirname(dirname(fileURLToPath(import.meta.url))))
  for (const error of errors) console.error(error)
  console.log(errors.length === 0 ? 'The documents hold.' : `${errors.length} wrong`)
  process.exitCode = errors.length === 0 ? 0 : 1
}
