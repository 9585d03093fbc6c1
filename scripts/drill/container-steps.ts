import { join } from 'node:path'
import { run } from './compose.ts'
import type { Drilled } from './product-steps.ts'

/** The most that an image may take up, in bytes. */
const largestImage = 350_000_000

export async function measureImages({ product }: Drilled): Promise<string> {
  const sizes: string[] = []
  for (const service of ['bff', 'orchestrator']) {
    const image = `${product.project}-${service}`
    const told = await run('docker', ['image', 'inspect', '--format', '{{.Size}}', image])
    sizes.push(`${service} ${Math.round(Number(told) / 1_000_000)} MB`)
    if (Number(told) > largestImage) throw new Error(`The image of ${service} is more than 350 MB.`)
  }
  return sizes.join(', ')
}

/** What is for people is open, what is for the network inside is not, and Prometheus reads with its token. */
export async function tryDoors({ product, place }: Drilled): Promise<string> {
  for (const path of ['/metrics', '/readyz']) {
    const { status } = await fetch(`${place.origin}${path}`)
    if (status !== 404) throw new Error(`${path} is answered ${status} at the door.`)
  }
  const seen: string[] = []
  for (const [service, port] of [
    ['bff', 3000],
    ['orchestrator', 3100],
  ] as const) {
    const ask = `fetch('http://127.0.0.1:${port}/metrics', { headers: { authorization: 'Bearer ' + process.env.METRICS_TOKEN } }).then(async (r) => console.log(r.status, (await r.text()).split('\\n').filter((line) => line.startsWith('parley_')).length))`
    const [status = 'nothing', lines = '0'] = (
      await product.compose(['exec', '-T', service, 'node', '-e', ask])
    )
      .trim()
      .split(' ')
    if (status !== '200' || Number(lines) < 10)
      throw new Error(`/metrics of ${service} is answered ${status}.`)
    seen.push(`${lines} lines of ${service}`)
  }
  return `no /metrics and /readyz outside; inside ${seen.join(', ')}`
}

/** The bill of materials in each image, what it writes, and who it is. */
export async function tryContainers({ product }: Drilled): Promise<string> {
  const seen: string[] = []
  for (const service of ['bff', 'orchestrator']) {
    const bill = await product.compose(['exec', '-T', service, 'cat', '/srv/parley/parley.cdx.json'])
    const { components } = JSON.parse(bill) as { components: unknown[] }
    seen.push(`${service} lists ${components.length} packages`)
    const write = [
      'exec',
      '-T',
      service,
      'sh',
      '-c',
      'touch /srv/parley/x 2>/dev/null && echo written || id -un',
    ]
    const who = (await product.compose(write)).trim()
    if (who !== 'node') throw new Error(`${service}: its root can be written, or it is ${who}.`)
    const logs = await product.compose(['logs', '--no-log-prefix', '--tail', '300', service])
    if (logs.includes('"/healthz"')) throw new Error(`${service} logs the calls of its health check.`)
  }
  return `${seen.join(', ')}; as node, on a root that cannot be written`
}

/** The audit log against the heads that the orchestrators keep outside of the database. */
export async function tryAuditLog({ product, folder }: Drilled): Promise<string> {
  const heads = join(folder, 'anchors.jsonl')
  const kept = ['exec', '-T', 'orchestrator', 'cat', '/var/lib/parley/audit-anchors.jsonl']
  await product.compose(kept, { to: heads })
  const verify = ['exec', '-T', 'bff', 'parley', 'audit', 'verify', '--heads', '-']
  return (await product.compose(verify, { from: heads })).trim().split('\n').at(-1) ?? ''
}

/** What is added on request can be read with what .env has to say for it. */
export async function readOverlays({ product }: Drilled): Promise<string> {
  const overlays = ['deploy/proxy/tls.compose.yml', 'deploy/monitoring/compose.yml']
  const env = { PARLEY_SITE: 'parley.example.com', GRAFANA_PASSWORD: 'of-the-drill' }
  for (const overlay of overlays)
    await product.compose(['-f', 'docker-compose.yml', '-f', overlay, 'config', '--quiet'], { env })
  const COMPOSE_FILE = ['docker-compose.yml', ...overlays].join(':')
  const services = await product.compose(['config', '--services'], { env: { ...env, COMPOSE_FILE } })
  if (!services.split('\n').includes('grafana')) throw new Error('COMPOSE_FILE is not taken along.')
  return overlays.join(', ')
}
