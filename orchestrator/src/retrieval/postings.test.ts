import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import {
  createTestDatabase,
  type Isolation,
  type TestDatabase,
} from '@parley/server-kit/testing/test-database.ts'
import {
  clientScope,
  createTenants,
  firmScope,
  type KnowledgeTenants,
} from '../ingestion/testing/knowledge-tenants.ts'
import { writeFirmPostings } from '../indexing/write-firm-postings.ts'
import { conceptsOf } from './concepts.ts'
import type { SearchPlace } from './knowledge-filter.ts'
import { type MatchingChunks, matchingChunks } from './matching-chunks.ts'
import { readsOf } from '../testing/explain.ts'

interface NewChunk {
  firmId: string
  clientId?: string
  initiativeId?: string
  confidential?: boolean
  shared?: boolean
  text: string
  heading?: string
  language?: string
}

for (const isolation of ['both', 'row-level-security', 'scoping'] satisfies Isolation[]) {
  describe(`postings with ${isolation}`, () => {
    let database: TestDatabase<DB>
    let tenants: KnowledgeTenants
    /** By chunk, its first word. */
    const words = new Map<string, string>()

    const add = async (chunk: NewChunk): Promise<string> => {
      const id = newId()
      words.set(id, chunk.text.split(/[ \n]/u)[0] ?? '')
      await database.asOwner(
        `insert into knowledge_chunk (id, firm_id, client_id, initiative_id, source_kind, source_id, position, text, heading, language, is_confidential, use_in_client_work)
         values ($1, $2, $3, $4, 'summary', $1, 0, $5, $6, $7, $8, $9)`,
        [
          id,
          chunk.firmId,
          chunk.clientId ?? null,
          chunk.initiativeId ?? null,
          chunk.text,
          chunk.heading ?? '',
          chunk.language ?? 'en',
          chunk.confidential ?? false,
          chunk.shared ?? false,
        ],
      )
      return id
    }
    const write = async (): Promise<void> => {
      for (const firmId of [tenants.firmId, tenants.otherFirmId])
        await writeFirmPostings(database, { firmId })
    }
    const match = (
      scope: Scope,
      question: string,
      place: Partial<SearchPlace> = {},
    ): Promise<MatchingChunks> =>
      database.tenantRead(scope, (tx) =>
        matchingChunks(tx, {
          firmId: scope.firmId ?? '',
          clientId: null,
          includeFirmSources: true,
          ...place,
          concepts: conceptsOf(question),
          count: 20,
        }),
      )
    const found = async (...asked: Parameters<typeof match>): Promise<string[]> =>
      (await match(...asked)).chunks.map(({ id }) => words.get(id) ?? '').sort()
    const inAcme = (question: string, place: Partial<SearchPlace> = {}): Promise<string[]> => {
      const { clientId } = tenants.acme
      return found(clientScope(tenants.firmId, clientId), question, { clientId, ...place })
    }
    const inFirm = (question: string): Promise<string[]> => found(firmScope(tenants.firmId, 'all'), question)

    beforeAll(async () => {
      database = await createTestDatabase<DB>({ isolation })
      tenants = await createTenants(database)
      const { firmId, otherFirmId, acme, helios, borealis } = tenants
      const own = { firmId, clientId: acme.clientId }
      await add({ ...own, text: 'Open zebra crossing' })
      await add({ ...own, initiativeId: acme.initiativeId, text: 'Initiative zebra' })
      await add({
        ...own,
        initiativeId: acme.secretInitiativeId,
        confidential: true,
        text: 'Secret zebra',
      })
      await add({ firmId, clientId: helios.clientId, text: 'Helios zebra' })
      await add({ firmId, shared: true, text: 'Shared zebra' })
      await add({ firmId, text: 'Internal zebra' })
      await add({ firmId: otherFirmId, clientId: borealis.clientId, text: 'Borealis zebra' })
      await add({ firmId: otherFirmId, shared: true, text: 'Foreign zebra' })
      await write()
    })
    afterAll(() => database.close())

    it('find in each context what belongs there and nothing else', async () => {
      const { acme, helios, borealis, firmId, otherFirmId } = tenants
      expect(await inAcme('zebras')).toEqual(['Initiative', 'Open', 'Secret', 'Shared'])
      expect(await inAcme('zebras', { includeFirmSources: false })).toEqual(['Initiative', 'Open', 'Secret'])
      expect(await inAcme('zebras', { initiativeId: acme.initiativeId })).toEqual([
        'Initiative',
        'Open',
        'Shared',
      ])
      expect(await inAcme('zebras', { clientId: helios.clientId })).toEqual(['Shared'])
      expect(await inFirm('zebras')).toEqual(['Helios', 'Initiative', 'Internal', 'Open', 'Shared'])
      const consultant = firmScope(firmId, [acme.clientId])
      expect(await found(consultant, 'zebras')).toEqual(['Initiative', 'Internal', 'Open', 'Shared'])
      const foreign = clientScope(otherFirmId, borealis.clientId)
      expect(await found(foreign, 'zebras', { clientId: borealis.clientId })).toEqual(['Borealis', 'Foreign'])
      expect(await found(foreign, 'zebras', { clientId: acme.clientId, firmId })).toEqual([])
    })

    it('are counted among what may be found alone', async () => {
      const count = async (scope: Scope, place: Partial<SearchPlace>) => {
        const { statistics } = await match(scope, 'zebra crossing', place)
        return [statistics.chunks, statistics.having.get('zebra'), statistics.having.get('cross')]
      }
      const { firmId, acme, helios } = tenants
      const { clientId } = acme
      expect(await count(clientScope(firmId, clientId), { clientId })).toEqual([4, 4, 1])
      expect(await count(clientScope(firmId, helios.clientId), { clientId: helios.clientId })).toEqual([
        2,
        2,
        undefined,
      ])
      expect(await count(firmScope(firmId, 'all'), {})).toEqual([5, 5, 1])
    })

    it('follow their chunk to another place at once', async () => {
      const change = (id: string, set: string, value: unknown) =>
        database.asOwner(`update knowledge_chunk set ${set} = $2 where id = $1`, [id, value])
      const own = await add({ firmId: tenants.firmId, clientId: tenants.acme.clientId, text: 'Own giraffe' })
      const shared = await add({ firmId: tenants.firmId, shared: true, text: 'Lent giraffe' })
      await write()
      expect([await inAcme('giraffe'), await inFirm('giraffe')]).toEqual([
        ['Lent', 'Own'],
        ['Lent', 'Own'],
      ])
      await change(own, 'is_confidential', true)
      await change(shared, 'use_in_client_work', false)
      expect([await inAcme('giraffe'), await inFirm('giraffe')]).toEqual([['Own'], ['Lent']])
      await change(own, 'initiative_id', tenants.acme.secretInitiativeId)
      await change(shared, 'use_in_client_work', true)
      const { initiativeId } = tenants.acme
      expect([await inAcme('giraffe', { initiativeId }), await inFirm('giraffe')]).toEqual([
        ['Lent'],
        ['Lent'],
      ])
    })

    it('go with their chunk, and with words that change, and come by themselves', async () => {
      const place = { firmId: tenants.firmId, clientId: tenants.acme.clientId }
      const [kept, gone] = [
        await add({ ...place, text: 'Kept walrus' }),
        await add({ ...place, text: 'Gone walrus' }),
      ]
      expect(await inAcme('walrus')).toEqual([])
      await write()
      expect(await inAcme('walrus')).toEqual(['Gone', 'Kept'])
      await database.asOwner('delete from knowledge_chunk where id = $1', [gone])
      await database.asOwner(`update knowledge_chunk set text = 'Kept pelican' where id = $1`, [kept])
      expect(await inAcme('walrus pelican')).toEqual([])
      await write()
      expect([await inAcme('walrus'), await inAcme('pelican')]).toEqual([[], ['Kept']])
      const left = await database.asOwner('select 1 from posting_to_write')
      const orphans = await database.asOwner(
        'select 1 from posting where group_id not in (select id from posting_group) or group_id in (select id from posting_group where $1 = any (chunk_ids))',
        [gone],
      )
      expect([left, orphans]).toEqual([[], []])
    })

    it('are found by an index where row security is at work', async () => {
      const { firmId, helios } = tenants
      await database.asOwner(
        `insert into posting (firm_id, client_id, group_id, use_in_client_work, term, entries)
         select $1, $2, -n, false, 'word' || n, '{1}' from generate_series(1, 4000) n`,
        [firmId, helios.clientId],
      )
      await database.asOwner('analyze posting, posting_group')
      const { clientId } = tenants.acme
      const { scans, indexes } = await database.tenantRead(clientScope(firmId, clientId), (tx) =>
        readsOf(tx, (explained) =>
          matchingChunks(explained, {
            firmId,
            clientId,
            includeFirmSources: true,
            concepts: conceptsOf('zebra crossing'),
            count: 20,
          }),
        ),
      )
      expect(indexes).toContain('posting_by_term')
      expect(scans).not.toContain('posting')
    })
  })
}
