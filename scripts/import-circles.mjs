// Finds features, and files, that need each other, whether for values, for types alone or for what is loaded later
// (docs/architecture.md). `node scripts/import-circles.mjs [folder]`; exits 1 and names each circle with its imports.
// Tests and tools for tests may reach everywhere and are left out.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

const workspaces = ['decks', 'bff/src', 'orchestrator/src', 'ui-kit', 'app-ui/src', 'admin-ui/src']
/** What counts as a feature of a workspace, by the folder that a file lies in. */
const features = [
  /^decks\/[^/]+(?=\/)/,
  /^bff\/src\/features\/[^/]+(?=\/)/,
  /^bff\/src\/(?!features)[^/]+(?=\/)/,
  /^orchestrator\/src\/[^/]+(?=\/)/,
  /^ui-kit\/[^/]+(?=\/)/,
  /^app-ui\/src\/features\/[^/]+\/[^/]+(?=\/)/,
  /^app-ui\/src\/(?!features)[^/]+(?=\/)/,
  /^admin-ui\/src\/resources\/[^/]+(?=\/)/,
  /^admin-ui\/src\/(?!resources)[^/]+(?=\/)/,
]
const featureOf = (file) => features.map((feature) => feature.exec(file)?.[0]).find((found) => found)

const isProduct = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file)

function sourcesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : sourcesIn(root, path)
    return isProduct(path) ? [path] : []
  })
}

/** Files that a file imports, by a path or through its workspace's name. */
function importsOf(root, file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true)
  return importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('.')) return [relative(root, resolve(root, dirname(file), fileName))]
    return fileName.startsWith('@parley/') ? [fileName.slice('@parley/'.length)] : []
  })
}

/** Sets of nodes of which each leads to each other (Tarjan). */
function circlesOf(graph) {
  const order = new Map()
  const lowest = new Map()
  const open = []
  const circles = []
  const visit = (node) => {
    order.set(node, order.size)
    lowest.set(node, order.get(node))
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)))
    }
    if (lowest.get(node) !== order.get(node)) return
    const circle = open.splice(open.indexOf(node))
    if (circle.length > 1) circles.push(circle)
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return circles
}

function graphOf(edges) {
  const graph = new Map()
  for (const { from, to } of edges) if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

const root = resolve(process.argv[2] ?? dirname(import.meta.dirname))
const files = workspaces.flatMap((folder) => sourcesIn(root, folder))
const known = new Set(files)
const imports = files.flatMap((from) =>
  importsOf(root, from).flatMap((to) => (known.has(to) ? [{ from, to, by: `${from} → ${to}` }] : [])),
)
const between = imports.flatMap(({ from, to, by }) => {
  const [one, other] = [featureOf(from), featureOf(to)]
  return one !== undefined && other !== undefined ? [{ from: one, to: other, by }] : []
})

function reportCircles(what, edges) {
  const circles = circlesOf(graphOf(edges))
  for (const circle of circles) {
    console.error(`${circle.length} ${what} need each other: ${circle.toSorted().join(', ')}`)
    for (const { from, to, by } of edges)
      if (from !== to && circle.includes(from) && circle.includes(to)) console.error(`  ${by}`)
  }
  return circles.length
}

const circles = reportCircles('features', between) + reportCircles('files', imports)
const count = new Set(files.map(featureOf).filter((feature) => feature !== undefined)).size
console.log(`${files.length} files, ${count} features, ${circles} circles`)
process.exitCode = circles === 0 ? 0 : 1
