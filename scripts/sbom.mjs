// npm run sbom [-- <file>]
// Writes the bill of materials (CycloneDX) of what the product runs on, from the lockfile alone: works on a clone
// without node_modules, and without the network. `parley.cdx.json` unless a file is named.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** `name@version` of all that the lockfile installs without the tools, the workspaces included. */
function productVersions() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return new Set(
    Object.entries(packages)
      .filter(([, { dev }]) => dev !== true)
      .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`),
  )
}

/**
 * The document as npm makes it, without what only tools need: npm's own `--omit dev` would also leave out what both a
 * tool and the product ask for.
 * @throws Error where npm cannot
 */
export function createBillOfMaterials() {
  const output = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const document = JSON.parse(output.toString())
  const ofProduct = productVersions()
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
  const document = createBillOfMaterials()
  writeFileSync(path, `${JSON.stringify(document, null, 2)}\n`)
  console.log(`${document.components.length} packages in ${path}`)
}
