import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import {
  createTestDatabase,
  type Isolation,
  type TestDatabase,
} from '@parley/server-kit/testing/test-database.ts'
import { sql } from 'kysely'
import {
  clientScope,
  createTenants,
  firmScope,
  type KnowledgeTenants,
} from '../ingestion/testing/knowledge-tenants.ts'
import { nearestChunks } from './nearest-chunks.ts'
import { placeTenant } from './partitions.ts'
import { addRandomChunks, createRandom, randomModel, randomVector } from './testing/random-chunks.ts'

const random = createRandom(11)
const bounds = { promoteFrom: 30, demoteBelow: 10 }

for (const isolation of ['both', 'row-level-security', 'scoping'] satisfies Isolation[]) {
  describe(`partitions with ${isolation}`, () => {
    let database: TestDatabase<DB>
    let tenants: KnowledgeTenants
    /** Whose chunk it is, by its id. */
    const owners = new Map<string, string>()

    beforeAll(async () => {
      database = await createTestDatabase<DB>({ isolation })
      tenants = await createTenants(database)
      const { firmId, otherFirmId, acme, helios, borealis } = tenants
      const groups = [
        ['acme', { firmId, clientId: acme.clientId, initiativeId: acme.initiativeId }, 40],
        ['secret', { firmId, clientId: acme.clientId, initiativeId: acme.secretInitiativeId }, 10],
        ['helios', { firmId, clientId: helios.clientId }, 40],
        ['internal', { firmId, clientId: null }, 40],
        ['marked', { firmId, clientId: null, useInClientWork: true }, 10],
        ['borealis', { firmId: otherFirmId, clientId: borealis.clientId }, 40],
        ['foreign', { firmId: otherFirmId, clientId: null, useInClientWork: true }, 40],
      ] as const
      for (const [owner, place, count] of groups)
        for (const id of await addRandomChunks(database, place, { count, random })) owners.set(id, owner)
      for (const key of [firmId, otherFirmId, acme.clientId, helios.clientId])
        expect(await placeTenant(database, key, bounds)).toBe('moved-to-own')
    })
    afterAll(() => database.close())

    const seen = async (scope: Scope, clientId: string | null): Promise<string[]> => {
      const found = await database.tenantRead(scope, (tx) =>
        nearestChunks(tx, {
          firmId: scope.firmId ?? '',
          clientId,
          includeFirmSources: true,
          embedding: { model: randomModel, vector: randomVector(random) },
          count: 500,
          exactChunks: 5,
        }),
      )
      return [...new Set(found.map(({ id }) => owners.get(id) ?? 'nobody'))].sort()
    }

    it('finds in each context what belongs there and nothing else', async () => {
      const { firmId, otherFirmId, acme, helios, borealis } = tenants
      expect(await seen(clientScope(firmId, acme.clientId), acme.clientId)).toEqual([
        'acme',
        'marked',
        'secret',
      ])
      expect(await seen(clientScope(firmId, helios.clientId), helios.clientId)).toEqual(['helios', 'marked'])
      expect(await seen(clientScope(otherFirmId, borealis.clientId), borealis.clientId)).toEqual([
        'borealis',
        'foreign',
      ])
      expect(await seen(firmScope(firmId, 'all'), null)).toEqual(['acme', 'helios', 'internal', 'marked'])
      expect(await seen(firmScope(firmId, [helios.clientId]), null)).toEqual(['helios', 'internal', 'marked'])
    })

    it('shows nothing of a client that another asks for', async () => {
      const { firmId, acme, helios } = tenants
      expect(await seen(clientScope(firmId, acme.clientId), helios.clientId)).toEqual(['marked'])
      expect(await seen(clientScope(firmId, acme.clientId), null)).toEqual(['acme', 'marked'])
    })

    it('opens no partition by its own name, the own one as little as another', async () => {
      const { firmId, acme, helios } = tenants
      const parts = await database.asOwner<{ name: string }>(
        `select relname as name from pg_class where relispartition and relkind in ('r', 'p') and relname like 'knowledge_embedding%'`,
      )
      const names = parts.map(({ name }) => name)
      for (const key of [acme.clientId, helios.clientId])
        expect(names).toContain(`knowledge_embedding_${key.replaceAll('-', '')}`)
      for (const name of names) {
        const read = database.tenantRead(clientScope(firmId, acme.clientId), (tx) =>
          sql`select chunk_id from ${sql.id(name)}`.execute(tx),
        )
        await expect(read).rejects.toThrow(/permission denied/u)
      }
    })

    it('keeps row security forced on every partition', async () => {
      const open = await database.asOwner(
        `select relname from pg_class where relname like 'knowledge_embedding%' and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)`,
      )
      expect(open).toEqual([])
    })
  })
}
