import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import {
  createTestDatabase,
  type Isolation,
  type TestDatabase,
} from '@parley/server-kit/testing/test-database.ts'
import { ingestArtifact } from '../ingestion/ingest-artifact.ts'
import {
  clientScope,
  createTenants,
  firmScope,
  KnowledgeFixture,
  type KnowledgeTenants,
  type NewArtifact,
} from '../ingestion/testing/knowledge-tenants.ts'
import { createBuiltinEmbeddings } from '../models/embeddings/builtin.ts'
import { createCalibrations } from './calibrations.ts'
import { loadChunks } from './load-chunks.ts'
import { conceptsOf } from './concepts.ts'
import { matchingChunks } from './matching-chunks.ts'
import { writePostings } from './postings.queries.ts'
import { searchPassages, type PassageSearch } from './search-passages.ts'
import type { FoundPassage } from './to-passage.ts'

const embeddings = createBuiltinEmbeddings()
const calibrationOf = createCalibrations()

/** Every document answers the same question, each with a word of its own. */
const documentOf = (word: string): string =>
  `# Retention\n\nAudit logs are retained for twelve months under rule ${word}.`
/** Stands in a firm's, a client's and an initiative's document. */
const twin = 'Invoices are paid within thirty days.'
const question = 'How long are audit logs retained?'

for (const isolation of ['both', 'row-level-security', 'scoping'] satisfies Isolation[]) {
  describe(`search with ${isolation}`, () => {
    let database: TestDatabase<DB>
    let tenants: KnowledgeTenants
    let acme: Scope

    beforeAll(async () => {
      database = await createTestDatabase<DB>({ isolation })
      tenants = await createTenants(database)
      acme = clientScope(tenants.firmId, tenants.acme.clientId)
      const fixture = new KnowledgeFixture(database)
      const { firmId, otherFirmId } = tenants
      const { clientId, initiativeId, secretInitiativeId } = tenants.acme
      const artifacts: [string, Omit<NewArtifact, 'fileName' | 'content'>][] = [
        ['initiative', { firmId, clientId, initiativeId }],
        ['secret', { firmId, clientId, initiativeId: secretInitiativeId }],
        ['clientwide', { firmId, clientId }],
        ['helios', { firmId, ...tenants.helios }],
        ['shared', { firmId, useInClientWork: true }],
        ['internal', { firmId }],
        ['borealis', { firmId: otherFirmId, ...tenants.borealis }],
        ['foreign', { firmId: otherFirmId, useInClientWork: true }],
      ]
      for (const [word, artifact] of artifacts) {
        const job = await fixture.add({ ...artifact, fileName: `${word}.md`, content: documentOf(word) })
        expect(await ingestArtifact(fixture.dependencies(), job)).toBe('indexed')
      }
      const menu = await fixture.add({
        firmId,
        clientId,
        fileName: 'menu.txt',
        content: 'The canteen serves lunch at noon.',
      })
      await ingestArtifact(fixture.dependencies(), menu)
      for (const place of [{ useInClientWork: true }, { clientId }, { clientId, initiativeId }]) {
        const job = await fixture.add({ firmId, ...place, fileName: 'terms.txt', content: twin })
        await ingestArtifact(fixture.dependencies(), job)
      }
    })
    afterAll(() => database.close())

    const search = async (scope: Scope, changes: Partial<PassageSearch> = {}): Promise<FoundPassage[]> => {
      const query = changes.query ?? question
      const [vector = new Float32Array(768)] = await embeddings.embed([query], { kind: 'query' })
      const embedding = { model: embeddings.model, vector, calibration: await calibrationOf(embeddings) }
      const defaults = {
        clientId: tenants.acme.clientId,
        includeFirmSources: true,
        limit: 10,
        minRelevance: 0.7,
      }
      return database.tenantRead(scope, (tx) =>
        searchPassages(tx, scope, { ...defaults, ...changes, query, embedding }),
      )
    }
    const words = (passages: FoundPassage[]): string[] =>
      passages.map((passage) => /rule (\w+)/u.exec(passage.text)?.[1] ?? passage.text).sort()

    it('finds what is about the question, with its place, and nothing else', async () => {
      const found = await search(acme, { initiativeId: tenants.acme.initiativeId })
      expect(words(found)).toEqual(['clientwide', 'initiative', 'shared'])
      expect(found.map((passage) => passage.sourceKind).sort()).toEqual(['client', 'firm', 'initiative'])
      expect(found.find((passage) => passage.sourceKind === 'initiative')).toMatchObject({
        name: 'initiative.md',
        page: 1,
        label: 'Retention',
        heading: 'Retention',
        startOffset: 0,
        trust: 'document',
        sourceType: 'artifact',
        clientId: tenants.acme.clientId,
        initiativeId: tenants.acme.initiativeId,
      })
      for (const passage of found) expect(passage.relevance).toBeGreaterThanOrEqual(0.7)
    })

    it('gives the same text once, from the closest source', async () => {
      const found = await search(acme, { query: 'Within how many days are invoices paid?' })
      expect(found).toMatchObject([{ text: twin, sourceKind: 'initiative', artifactId: expect.any(String) }])
      const elsewhere = await search(acme, {
        query: 'Within how many days are invoices paid?',
        initiativeId: tenants.acme.secretInitiativeId,
      })
      expect(elsewhere).toMatchObject([{ text: twin, sourceKind: 'client' }])
    })

    it('leaves firm sources out unless asked for, and takes only those marked for client work', async () => {
      expect(words(await search(acme, { includeFirmSources: false }))).toEqual([
        'clientwide',
        'initiative',
        'secret',
      ])
      expect(words(await search(acme))).toEqual(['clientwide', 'initiative', 'secret', 'shared'])
      const consultant = firmScope(tenants.firmId, [tenants.acme.clientId])
      expect(words(await search(consultant, { initiativeId: tenants.acme.initiativeId }))).toEqual([
        'clientwide',
        'initiative',
        'shared',
      ])
    })

    it('finds pieces of the wanted kinds of sources alone', async () => {
      const { clientId } = tenants.acme
      const menu = `artifact_id = (select id from artifact where name = 'menu.txt' and client_id = $1)`
      await database.asOwner(`update knowledge_chunk set source_kind = 'interview' where ${menu}`, [clientId])
      const types = async (sourceTypes: PassageSearch['sourceTypes']): Promise<string[]> => {
        const found = await search(acme, { minRelevance: 0, ...(sourceTypes && { sourceTypes }) })
        return [...new Set(found.map(({ sourceType }) => sourceType))].sort()
      }
      expect(await types(undefined)).toEqual(['artifact', 'interview'])
      expect(await types(['artifact', 'summary'])).toEqual(['artifact'])
      expect(await types(['interview', 'conversation'])).toEqual(['interview'])
      expect(await types([])).toEqual([])
      await database.asOwner(`update knowledge_chunk set source_kind = 'artifact' where ${menu}`, [clientId])
    })

    it('finds words in the forms of the language that a chunk is written in', async () => {
      const { clientId } = tenants.acme
      const sourceId = '018f0000-0000-7000-8000-000000000001'
      const texts: [string, string | null][] = [
        ['Die Rechnungen werden binnen dreißig Tagen bezahlt.', 'de-AT'],
        ['Les factures sont réglées à trente jours.', 'fr'],
        ['Laskut maksetaan kolmessakymmenessä päivässä.', 'fi'],
      ]
      for (const [position, [text, language]] of texts.entries())
        await database.asOwner(
          `insert into knowledge_chunk (id, firm_id, client_id, source_kind, source_id, position, text, language) values (gen_random_uuid(), $1, $2, 'summary', $3, $4, $5, $6)`,
          [tenants.firmId, clientId, sourceId, position, text, language],
        )
      const owner = { firmId: tenants.firmId, clientId }
      await database.tenantTransaction(acme, (tx) => writePostings(tx, owner, { sourceId }))
      const matching = async (query: string): Promise<number[]> => {
        const place = {
          firmId: tenants.firmId,
          clientId,
          includeFirmSources: false,
          sourceTypes: ['summary'] as const,
        }
        const found = await database.tenantRead(acme, async (tx) => {
          const { chunks } = await matchingChunks(tx, { ...place, concepts: conceptsOf(query), count: 5 })
          return loadChunks(tx, { nearest: [], matching: chunks, embedding: undefined })
        })
        return found.map(({ position }) => position)
      }
      expect(await matching('Wann ist eine Rechnung zu bezahlen?')).toEqual([0])
      expect(await matching('le règlement d’une facture')).toEqual([1])
      expect(await matching('laskut')).toEqual([2])
      expect(await matching('lasku')).toEqual([])
      await database.asOwner('delete from knowledge_chunk where source_id = $1', [sourceId])
    })

    it('never shows a client what is of another, whatever is asked for', async () => {
      expect(await search(acme, { clientId: tenants.helios.clientId })).toEqual([])
      expect(await search(acme, { clientId: tenants.borealis.clientId })).toEqual([])
      expect(await search(acme, { clientId: null })).toEqual([])
      const foreign = { clientId: tenants.acme.clientId, initiativeId: tenants.helios.initiativeId }
      expect(words(await search(acme, foreign))).toEqual(['clientwide', 'shared'])
      const borealis = clientScope(tenants.otherFirmId, tenants.borealis.clientId)
      expect(words(await search(borealis, { clientId: tenants.borealis.clientId }))).toEqual([
        'borealis',
        'foreign',
      ])
    })

    it('keeps confidential initiatives out of the firm’s search, and clients that a consultant may not access', async () => {
      const all = firmScope(tenants.firmId, 'all')
      expect(words(await search(all, { clientId: null }))).toEqual([
        'clientwide',
        'helios',
        'initiative',
        'internal',
        'shared',
      ])
      const consultant = firmScope(tenants.firmId, [tenants.acme.clientId])
      expect(words(await search(consultant, { clientId: null }))).toEqual([
        'clientwide',
        'initiative',
        'internal',
        'shared',
      ])
    })

    it('hides at once what becomes confidential or is no longer for client work', async () => {
      await database.asOwner('update initiative set is_confidential = true where id = $1', [
        tenants.acme.initiativeId,
      ])
      await database.asOwner(`update artifact set use_in_client_work = false where name = 'shared.md'`)
      try {
        const all = firmScope(tenants.firmId, 'all')
        expect(words(await search(all, { clientId: null }))).toEqual([
          'clientwide',
          'helios',
          'internal',
          'shared',
        ])
        expect(words(await search(acme))).toEqual(['clientwide', 'initiative', 'secret'])
      } finally {
        await database.asOwner('update initiative set is_confidential = false where id = $1', [
          tenants.acme.initiativeId,
        ])
        await database.asOwner(`update artifact set use_in_client_work = true where name = 'shared.md'`)
      }
    })

    it('answers nothing where nothing is found', async () => {
      expect(await search(acme, { query: 'Which horses won the derby?' })).toEqual([])
      expect(await search(acme, { query: '   ' })).toEqual([])
      expect(
        await search(acme, { query: `'); drop table artifact; -- & | ! :* <->`, minRelevance: 0.7 }),
      ).toEqual([])
      expect(await search(acme, { limit: 0 })).toEqual([])
    })

    it('keeps to the limit and shows the most relevant first', async () => {
      const found = await search(acme, { limit: 2, minRelevance: 0 })
      expect(found).toHaveLength(2)
      const every = await search(acme, { minRelevance: 0 })
      const relevances = every.map((passage) => passage.relevance)
      expect(relevances).toEqual(relevances.toSorted((left, right) => right - left))
      expect(every.some((passage) => passage.text.includes('canteen'))).toBe(true)
      expect(every[0]?.text).toContain('Audit logs')
    })
  })
}
