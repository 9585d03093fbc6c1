import { expect, it } from '@jest/globals'
import { commands } from '@parley/contracts/internal/orchestrator.ts'
import { newId } from '@parley/contracts/ids.ts'
import { signServiceToken } from '@parley/server-kit/http/service-token.ts'
import { metricsToken } from './process-world.ts'
import { get, type Product } from './product.ts'

/** What holds as soon as the processes are started. */
export function testStarting(product: Product): void {
  it('start at once on an empty database: one migrates, one writes the demo', async () => {
    const { world } = product
    const migrated = world.processes.filter(({ log }) =>
      log.some(({ msg }) => msg === 'the database was migrated'),
    )
    expect(migrated).toHaveLength(1)
    expect(await world.database.rows('select name from consulting_firm')).toHaveLength(2)
  })

  it('say that they live, that they can serve, and how they fare', async () => {
    for (const server of product.world.processes) {
      expect(await get(server.origin(), '/healthz')).toEqual({
        status: 200,
        text: expect.stringContaining('"status":"up"'),
      })
      const ready = await get(server.origin(), '/readyz')
      const parts = { status: 'up', database: 'up', queue: 'up', files: 'up' }
      expect([ready.status, JSON.parse(ready.text)]).toEqual([
        200,
        server.name === 'bff' ? { ...parts, orchestrator: 'up' } : parts,
      ])
      expect((await get(server.origin(), '/metrics')).status).toBe(401)
      const scraped = await get(server.origin(), '/metrics', { authorization: `Bearer ${metricsToken}` })
      expect(scraped.text).toContain('process_cpu_seconds_total')
      if (server.name === 'orchestrator') expect(scraped.text).toMatch(/^parley_runs\{state="running"\} \d/m)
    }
  })

  it('let no command in that a bff of theirs did not sign', async () => {
    const strange = 'the secret of another installation'
    const scope = {
      role: 'app',
      actorKind: 'system',
      userId: null,
      firmId: newId(),
      clientIds: 'all',
    } as const
    const strangers = [
      {},
      bearer('nonsense'),
      bearer(await signServiceToken({ requestId: 'r', scope }, strange)),
    ]
    for (const { path } of Object.values(commands)) {
      const address = `${product.orchestrators[0]?.origin() ?? ''}/internal${path.replace(/:\w+/g, newId())}`
      for (const headers of strangers) {
        const response = await fetch(address, { method: 'POST', headers })
        expect([path, response.status]).toEqual([path, 401])
        expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED' })
      }
    }
  })
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
