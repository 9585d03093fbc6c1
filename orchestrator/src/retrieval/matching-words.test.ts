import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { writeFirmPostings } from '../indexing/write-firm-postings.ts'
import { clientScope, createTenants, type KnowledgeTenants } from '../ingestion/testing/knowledge-tenants.ts'
import { conceptsOf } from './concepts.ts'
import { matchingChunks } from './matching-chunks.ts'

interface NewText {
  text: string
  heading?: string
  language?: string
  /** Of the document that it stands in. */
  name?: string
}

describe('words that are looked for', () => {
  let database: TestDatabase<DB>
  let tenants: KnowledgeTenants
  beforeAll(async () => {
    database = await createTestDatabase<DB>()
    tenants = await createTenants(database)
  })
  afterAll(() => database.close())

  /** Texts that a question finds, best first, by their number. */
  async function order(texts: readonly NewText[], question: string) {
    const { firmId } = tenants
    const { clientId } = tenants.acme
    await database.asOwner('delete from knowledge_chunk where firm_id = $1', [firmId])
    const ids: string[] = []
    for (const { text, heading = '', language = 'en', name } of texts) {
      const id = newId()
      ids.push(id)
      if (name !== undefined)
        await database.asOwner(
          `insert into artifact (id, firm_id, client_id, name, file_name, mime_type, size, storage_key, content_hash, scope) values ($1, $2, $3, $4, $4, '', 1, '', '', 'client')`,
          [id, firmId, clientId, name],
        )
      await database.asOwner(
        `insert into knowledge_chunk (id, firm_id, client_id, artifact_id, source_id, position, text, heading, language) values ($1, $2, $3, $4, $1, 0, $5, $6, $7)`,
        [id, firmId, clientId, name === undefined ? null : id, text, heading, language],
      )
    }
    await writeFirmPostings(database, { firmId })
    const scope = clientScope(firmId, clientId)
    const { chunks } = await database.tenantRead(scope, (tx) =>
      matchingChunks(tx, {
        firmId,
        clientId,
        includeFirmSources: false,
        concepts: conceptsOf(question),
        count: 9,
      }),
    )
    return chunks.map(({ id }) => ids.indexOf(id))
  }

  it('are numbers and codes whole, however they are written', async () => {
    const texts = [
      { text: 'Principal: GBP 1,720 a day' },
      { text: 'Leiter: 1.720 Pfund', language: 'de' },
      { text: 'Room 720 is on floor 1' },
      { text: 'See requirement A-4711' },
      { text: 'Certified by ISO 27001' },
    ]
    expect((await order(texts, 'Who costs 1720?')).sort()).toEqual([0, 1])
    expect(await order(texts, 'A4711')).toEqual([3])
    expect(await order(texts, 'ISO-27001')).toEqual([4])
  })

  it('are those of the other language and parts of compounds', async () => {
    const texts = [
      { text: 'Der Tagessatz steigt.', language: 'de' },
      { text: 'The day rate rises.' },
      { text: 'The canteen is shut.' },
    ]
    expect(await order(texts, 'What is the day rate?')).toEqual([1, 0])
    expect((await order(texts, 'Wie hoch ist der Tagessatz?')).sort()).toEqual([0, 1])
    expect((await order(texts, 'Welcher Satz gilt?')).sort()).toEqual([0, 1])
  })

  it('count more in names and headings, and more the rarer they are', async () => {
    const other = 'budget of the pilot and nothing else that matters here'
    expect(
      await order([{ text: `risk ${other}` }, { text: other, heading: 'Plan › Risks' }], 'risks'),
    ).toEqual([1, 0])
    expect(
      await order([{ text: 'ferry budget' }, { text: 'budget budget' }, { text: 'budget' }], 'ferry budget'),
    ).toEqual([0, 1, 2])
  })

  it('find a row of a table by its header too', async () => {
    const rows = [
      { text: '| Principal | 1,720 |', heading: 'Rate card\n| Grade | GBP a day |' },
      { text: '| Principal | 12 |', heading: 'Staff\n| Grade | Number |' },
    ]
    expect(await order(rows, 'GBP of a principal')).toEqual([0, 1])
  })

  it('are a document’s name, and the new one where it is renamed', async () => {
    const texts = [{ text: 'Nothing to see', name: 'ferret.md' }]
    expect(await order(texts, 'ferret')).toEqual([0])
    await database.asOwner(`update artifact set name = 'badger.md' where name = 'ferret.md'`)
    await writeFirmPostings(database, { firmId: tenants.firmId })
    const { clientId } = tenants.acme
    const ask = (question: string) =>
      database.tenantRead(clientScope(tenants.firmId, clientId), (tx) =>
        matchingChunks(tx, {
          firmId: tenants.firmId,
          clientId,
          includeFirmSources: false,
          concepts: conceptsOf(question),
          count: 9,
        }),
      )
    expect((await ask('ferret')).chunks).toEqual([])
    expect((await ask('badger')).chunks).toHaveLength(1)
  })
})
