import { execFileSync } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { createArchiveSigner } from '@parley/orchestrator/src/client-archives/archive-signature.ts'

const root = dirname(import.meta.dirname)
const read = (file: string) => readFile(join(root, file), 'utf8')

/** A fenced block, whatever list it stands in; one that names its language is a file, not commands. */
const block = /^( *)```(\w*)\n([\s\S]*?)^ *```$/gm

const blocks = [...(await read('docs/operations.md')).matchAll(block)]
  .filter(([, , language]) => language === '')
  .map(([, indent = '', , text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trimEnd())

/** Where each command of the guide is run: a file, and the words in it that run it. */
const runBy: [command: RegExp, file: string, words: string][] = [
  [/^npm start$/, 'e2e/start-product.ts', 'standalone/main.ts'],
  [/^cp \.env\.example \.env\n/, 'scripts/documented-commands.test.ts', "execFileSync('sh'"],
  [
    /^docker compose up --build --detach --wait$/,
    'scripts/drill/product-steps.ts',
    "'up', '--detach', '--wait'",
  ],
  [
    /^docker compose up --detach --wait --scale bff=2 --scale orchestrator=2$/,
    'scripts/drill/product-steps.ts',
    '{ bff: scale, orchestrator: scale, proxy: doors }',
  ],
  [
    /^PROXY_PORTS=3000-3001 docker compose up --detach --scale proxy=2$/,
    'scripts/drill/run-drill.ts',
    "'PROXY_PORTS', `${port + 2}-${port + 3}`",
  ],
  [
    /^docker compose exec bff parley admin create --email \S+ --first-name Ana --last-name Ruiz$/,
    'scripts/drill/product-steps.ts',
    "'exec', '-T', 'bff', 'parley', 'admin', 'create'",
  ],
  [
    /^docker compose -f docker-compose\.yml -f deploy\/(?:proxy\/tls|monitoring\/)\.?compose\.yml up --detach$/,
    'scripts/drill/container-steps.ts',
    "'-f', overlay, 'config'",
  ],
  [
    /^docker compose exec proxy caddy reload --config \S+$/,
    'scripts/drill/proxy-reload.ts',
    "'caddy', 'reload', '--config', '/etc/caddy/Caddyfile'",
  ],
  [/^helm upgrade --install parley deploy\/helm\/parley /, 'scripts/helm.test.ts', "'template'"],
  [
    /^docker compose run --rm -T migrate parley backup --to /,
    'scripts/drill/product-steps.ts',
    "'parley', 'backup'",
  ],
  [
    /^docker compose run --rm -T migrate tar -C \S+ -c backup-1 > /,
    'scripts/drill/product-steps.ts',
    "'-c', 'backup-1'",
  ],
  [
    /^docker compose run --rm -T migrate rm -r \S+$/,
    'scripts/drill/product-steps.ts',
    "'rm', '-r', `${kept}/backup-1`",
  ],
  [
    /^docker compose run --rm -T migrate tar -C \S+ -x < /,
    'scripts/drill/product-steps.ts',
    "'tar', '-C', kept, '-x'",
  ],
  [
    /^docker compose run --rm -T migrate parley restore --from /,
    'scripts/drill/product-steps.ts',
    "'parley', 'restore'",
  ],
  [/^openssl pkeyutl -verify /, 'scripts/documented-commands.test.ts', "'openssl pkeyutl -verify'"],
  [/^openssl pkey -pubin .* \| sha256sum$/, 'scripts/documented-commands.test.ts', 'signer.fingerprint'],
  [/^npm run audit:(?:verify|heads)/, 'cli/audit/report.test.ts', "'--heads', heads"],
  [
    /^docker compose exec -T bff parley audit heads > /,
    'scripts/drill/product-steps.ts',
    "'parley', 'audit', 'heads'], { to:",
  ],
  [
    /^docker compose exec -T bff parley audit verify --heads - < /,
    'scripts/drill/product-steps.ts',
    "'parley', 'audit', 'verify', '--heads', '-'",
  ],
  [
    /^docker compose exec -T orchestrator cat \S+ \| docker compose exec -T bff parley audit verify --heads -$/,
    'scripts/drill/container-steps.ts',
    "'cat', '/var/lib/parley/audit-anchors.jsonl'",
  ],
  [/^npm run services:(?:start|stop|remove)$/, 'scripts/test-services.mjs', 'startServices'],
  [/^npm run drill/, 'scripts/drill/drill.test.ts', 'scripts/drill.mjs'],
]

const commands = blocks.flatMap((text) => (text.startsWith('cp ') ? [text] : text.split('\n')))

describe('the guide to operations', () => {
  it('has no command that neither the drill nor a test runs', async () => {
    expect(commands.length).toBeGreaterThan(15)
    expect(commands.filter((command) => !runBy.some(([known]) => known.test(command)))).toEqual([])
    const gone = runBy.filter(([known]) => !commands.some((command) => known.test(command)))
    expect(gone.map(([known]) => known.source)).toEqual([])
    const runs = await Promise.all(
      runBy.map(async ([, file, words]) => (await read(file)).replaceAll(/\s+/g, ' ').includes(words)),
    )
    const idle = runBy.filter((_entry, index) => runs[index] !== true)
    expect(idle.map(([, file, words]) => `${file}: ${words}`)).toEqual([])
  })

  it('verifies the archive of a client as openssl does', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-guide-'))
    try {
      const signer = createArchiveSigner('a secret of at least 32 characters')
      const manifest = Buffer.from('{"rows":{}}')
      await writeFile(join(folder, 'manifest.json'), manifest)
      await writeFile(join(folder, 'manifest.json.sig'), signer.sign(manifest))
      await writeFile(join(folder, 'public-key.pem'), signer.publicKey)
      const said = blocks
        .find((text) => text.startsWith('openssl pkeyutl -verify'))
        ?.split('\n')
        .map((command) => execFileSync('sh', ['-euc', command], { cwd: folder }).toString())
      expect(said).toEqual(['Signature Verified Successfully\n', `${signer.fingerprint}  -\n`])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  it('makes an .env with every secret that is needed, for its owner alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-guide-'))
    try {
      await copyFile(join(root, '.env.example'), join(folder, '.env.example'))
      const script = blocks.find((text) => text.startsWith('cp .env.example')) ?? ''
      execFileSync('sh', ['-euc', script], { cwd: folder })
      const made = await readFile(join(folder, '.env'), 'utf8')
      const names = ['PARLEY_SECRET', 'POSTGRES_PASSWORD', 'POSTGRES_SERVERS_PASSWORD', 'REDIS_PASSWORD']
      for (const name of [...names, 'S3_SECRET_ACCESS_KEY', 'METRICS_TOKEN', 'GRAFANA_PASSWORD'])
        expect(made).toMatch(new RegExp(`^${name}=[0-9a-f]{64}$`, 'm'))
      expect((await stat(join(folder, '.env'))).mode & 0o077).toBe(0)
      expect(new Set(made.match(/[0-9a-f]{64}/g)).size).toBe(7)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
