// npm run sbom [-- <file> [<workspace> …]]
// Writes the bill of materials (CycloneDX) of what the product runs on, from the lockfile alone: works on a clone
// without node_modules, and without the network. `parley.cdx.json` unless a file is named. With workspaces (bff cli):
// of the image that loads these.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listLoaded } from './trim-libraries.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** `name@version` of all that the lockfile installs without the tools, the workspaces included; or of what some load. */
function productVersions(workspaces) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const loaded = workspaces.length === 0 ? undefined : new Set(listLoaded(packages, workspaces))
  return new Set(
    Object.entries(packages)
      .filter(([path, { dev }]) => dev !== true && loaded?.has(path) !== false)
      .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`),
  )
}

/**
 * The document as npm makes it, without what only tools need: npm's own `--omit dev` would also leave out what both a
 * tool and the product ask for.
 * @param workspaces - whose packages alone are listed; everything's where none is named
 * @throws Error where npm cannot
 */
export function createBillOfMaterials(workspaces = []) {
  const output = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const document = JSON.parse(output.toString())
  const ofProduct = productVersions(workspaces)
  const components = document.components.filter((component) => ofProduct.has(component['bom-ref']))
  const { component } = document.metadata
  const known = new Set([component, ...components].map((part) => part['bom-ref']))
  const dependencies = document.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => known.has(other)) }))
  // npm names the whole after the folder that the clone is in.
  return {
    ...document,
    metadata: { ...document.metadata, component: { ...component, name: 'parley' } },
    components,
    dependencies,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = resolve(process.argv[2] ?? 'parley.cdx.json')
  const document = createBillOfMaterials(process.argv.slice(3))
  writeFileSync(path, `${JSON.stringify(document, null, 2)}\n`)
  console.log(`${document.components.length} packages in ${path}`)
}
