import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'

const root = dirname(import.meta.dirname)
const read = (file: string) => readFile(join(root, file), 'utf8')
const dockerfile = await read('Dockerfile')
const compose = parse(await read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, { build?: { target: string } }>
}
const services = Object.entries(compose.services)

interface Stage {
  base: string
  text: string
  copied: string[]
}

/** Paths of the repository that a COPY takes. */
const copiedIn = (stage: string): string[] =>
  [...stage.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap((match) => match[1]?.split(/\s+/).slice(0, -1) ?? [])

const stages = new Map<string, Stage>()
for (const stage of dockerfile.split(/^FROM /m).slice(1)) {
  const [, base = '', name = ''] = /^(\S+) AS (\S+)/.exec(stage) ?? []
  const parent = stages.get(base)
  stages.set(name, {
    base,
    text: (parent?.text ?? '') + stage,
    copied: [...(parent?.copied ?? []), ...copiedIn(stage)],
  })
}

interface Manifest {
  workspaces?: string[]
  dependencies?: Record<string, string>
}
const manifest = async (folder: string) => JSON.parse(await read(join(folder, 'package.json'))) as Manifest

/** The workspaces that one stands on, itself included. */
async function workspacesOf(name: string): Promise<string[]> {
  const { dependencies = {} } = await manifest(name)
  const direct = Object.keys(dependencies).filter((library) => library.startsWith('@parley/'))
  const below = await Promise.all(direct.map((library) => workspacesOf(library.slice('@parley/'.length))))
  return [...new Set([name, ...below.flat()])]
}

describe('Dockerfile', () => {
  const images = services.flatMap(([, { build }]) => (build === undefined ? [] : [build.target]))

  it.each(images)(
    'makes %s: run by an ordinary user, as the first process, with a health check',
    async (image) => {
      const { base, text: steps = '' } = stages.get(image) ?? {}
      expect(base).toBe('server')
      expect(steps.match(/^USER .*$/gm)).toEqual(['USER node'])
      expect(steps).toMatch(/^HEALTHCHECK .*\\\n\s+CMD \["node", /m)
      // A shell in between would swallow the signal to stop.
      const command = /^CMD (.*)$/m.exec(steps)?.[1] ?? ''
      const [program, ...rest] = JSON.parse(command) as string[]
      const main = rest.find((part) => !part.startsWith('--')) ?? ''
      expect(program).toBe('node')
      expect(existsSync(join(root, main))).toBe(true)
      expect(stages.get(image)?.copied).toEqual(expect.arrayContaining(await workspacesOf(image)))
    },
  )

  it.each([
    ['bff', 'bff cli'],
    ['orchestrator', 'orchestrator'],
  ])('gives %s the libraries of its own process, with the list of them', (image, workspaces) => {
    const steps = stages.get(image)?.text ?? ''
    expect(steps.match(/--from=(\S+)-libraries/g)).toEqual([`--from=${image}-libraries`])
    expect(steps).toMatch(/^LABEL .*org\.cyclonedx\.sbom="\/srv\/parley\/parley\.cdx\.json"$/m)
    const made = stages.get(`${image}-libraries`)?.text ?? ''
    for (const workspace of workspaces.split(' ')) expect(made).toContain(` --workspace ${workspace}`)
    expect(made).toContain(`node scripts/trim-libraries.mjs ${workspaces} `)
    expect(made).toContain(`node scripts/sbom.mjs parley.cdx.json ${workspaces}\n`)
  })

  it('copies only what is there, and out of stages that are there', () => {
    const copied = [...stages.values()].flatMap((stage) => stage.copied)
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const sources = [...dockerfile.matchAll(/--from=(\S+)/g)].map((match) => match[1])
    expect([...stages.keys()]).toEqual(expect.arrayContaining(sources))
  })

  it('copies the manifest of every workspace, which npm ci asks for', async () => {
    const { workspaces = [] } = await manifest('.')
    for (const workspace of workspaces)
      expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`)
  })

  it('gives the servers folders that their user may write to', () => {
    const folder = /PARLEY_DATA_DIR=(\S+)/.exec(stages.get('server')?.text ?? '')?.[1]
    expect(folder).toMatch(/^\//)
    expect(stages.get('server')?.text).toContain(
      'install -d -o node -g node "$PARLEY_DATA_DIR" "$NODE_COMPILE_CACHE"',
    )
  })
})
