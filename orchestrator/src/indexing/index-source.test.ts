import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import {
  createTestDatabase,
  type Isolation,
  type TestDatabase,
} from '@parley/server-kit/testing/test-database.ts'
import { createTenants, type KnowledgeTenants } from '../ingestion/testing/knowledge-tenants.ts'
import { languageOf } from '../ingestion/language.ts'
import { createBuiltinEmbeddings } from '../models/embeddings/builtin.ts'
import type { EmbeddingProvider } from '../models/port.ts'
import { createEmbedders } from '../embedding/embedders.ts'
import { type IndexingPorts, indexSource } from './index-source.ts'
import { Engagement } from './testing/engagement.ts'

interface StoredChunk {
  id: string
  source_id: string
  source_kind: string
  label: string
  text: string
  trust: string
  embeddings: number
}

describe.each(['both', 'row-level-security'] satisfies Isolation[])('sources with %s', (isolation) => {
  let database: TestDatabase<DB>
  let tenants: KnowledgeTenants
  let ports: IndexingPorts
  beforeAll(async () => {
    database = await createTestDatabase<DB>({ isolation })
    tenants = await createTenants(database)
    ports = { database, embedders: createEmbedders(createBuiltinEmbeddings()), languageOf }
  })
  afterAll(() => database.close())

  const chunks = (...sourceIds: string[]): Promise<StoredChunk[]> =>
    database.asOwner<StoredChunk>(
      `select id, source_id, source_kind, label, text, trust, (select count(*)::int from knowledge_embedding e where e.chunk_id = c.id) as embeddings
       from knowledge_chunk c where source_id = any($1::uuid[]) order by label, position`,
      [sourceIds],
    )
  const rings = async (sourceId: string): Promise<number> =>
    (
      await database.asOwner<{ id: string }>(
        `select id from outbox where topic = 'source.index' and entity_id = $1`,
        [sourceId],
      )
    ).length
  const statusOf = async (sourceId: string): Promise<string | undefined> =>
    (
      await database.asOwner<{ status: string }>('select status from knowledge_source where id = $1', [
        sourceId,
      ])
    )[0]?.status
  const index = (engagement: Engagement, sourceId: string) => indexSource(ports, engagement.job(sourceId))
  const remove = (
    engagement: Engagement,
    table: 'interview' | 'initiative_summary' | 'hitl_message',
    id: string,
  ) => engagement.write((tx) => tx.deleteFrom(table).where('id', '=', id).execute())

  describe('an interview', () => {
    it('is found by its words once it was held, under the names of those asked', async () => {
      const engagement = new Engagement(database, tenants)
      const stakeholderId = await engagement.addStakeholder('Anita', 'Desai')
      const id = await engagement.addInterview('Planners repair data on two days a week.', { stakeholderId })
      expect(await rings(id)).toBe(1)
      expect(await index(engagement, id)).toBe('indexed')
      const written = { source_kind: 'interview', trust: 'person', embeddings: 1 }
      expect(await chunks(id)).toMatchObject([
        { ...written, label: 'Interview with Anita Desai', text: 'Planners repair data on two days a week.' },
      ])
      expect(await index(engagement, id)).toBe('not-due')

      await engagement.write((tx) =>
        tx.updateTable('stakeholder').set({ last_name: 'Rao' }).where('id', '=', stakeholderId).execute(),
      )
      expect(await index(engagement, id)).toBe('indexed')
      expect(await chunks(id)).toMatchObject([{ ...written, label: 'Interview with Anita Rao' }])
    })

    it('is not found before it was held, nor after that was taken back', async () => {
      const engagement = new Engagement(database, tenants)
      const id = await engagement.addInterview('Not yet said.', { status: 'PLANNED' })
      expect(await rings(id)).toBe(0)
      await engagement.setStatus(id, 'COMPLETED')
      await index(engagement, id)
      expect(await chunks(id)).toHaveLength(1)
      await engagement.setStatus(id, 'PLANNED')
      expect(await chunks(id)).toEqual([])
      await index(engagement, id)
      expect(await chunks(id)).toEqual([])
    })

    it('loses its words with the transaction that changes or deletes it, and keeps them if that fails', async () => {
      const engagement = new Engagement(database, tenants)
      const id = await engagement.addInterview('The password is tulip.')
      await index(engagement, id)
      await expect(
        engagement.write(async (tx) => {
          await tx.deleteFrom('interview').where('id', '=', id).execute()
          throw new Error('changed my mind')
        }),
      ).rejects.toThrow('changed my mind')
      expect(await chunks(id)).toHaveLength(1)
      const words = 'The password was changed.'
      await engagement.write((tx) =>
        tx
          .updateTable('interview')
          .set({ summary_text: words, summary: null })
          .where('id', '=', id)
          .execute(),
      )
      expect(await chunks(id)).toEqual([])
      await index(engagement, id)
      expect(await chunks(id)).toMatchObject([{ text: words }])
      await remove(engagement, 'interview', id)
      expect(await chunks(id)).toEqual([])
      expect(await statusOf(id)).toBeUndefined()
    })

    it('that is deleted or changed while it is indexed leaves nothing of before', async () => {
      const engagement = new Engagement(database, tenants)
      const builtin = createBuiltinEmbeddings()
      for (const isDeleted of [true, false]) {
        const id = await engagement.addInterview('The first words.')
        const meddling: EmbeddingProvider = {
          model: builtin.model,
          embed: async (texts, options) => {
            if (isDeleted) await remove(engagement, 'interview', id)
            else
              await engagement.write((tx) =>
                tx.updateTable('interview').set({ additional_notes: 'Later' }).where('id', '=', id).execute(),
              )
            return builtin.embed(texts, options)
          },
        }
        const job = engagement.job(id)
        expect(await indexSource({ ...ports, embedders: createEmbedders(meddling) }, job)).toBe('lost')
        expect(await chunks(id)).toEqual([])
        expect(await statusOf(id)).toBe(isDeleted ? undefined : 'PENDING')
        expect(await index(engagement, id)).toBe(isDeleted ? 'not-due' : 'indexed')
        expect(await chunks(id)).toHaveLength(isDeleted ? 0 : 1)
      }
    })

    it('ends the same wherever its indexing was killed', async () => {
      const engagement = new Engagement(database, tenants)
      const long = Array.from(
        { length: 40 },
        (_, at) => `Plant ${at} closes its books. ${'Words. '.repeat(120)}`,
      )
      const id = await engagement.addInterview(long.join('\n'))
      await index(engagement, id)
      const whole = await chunks(id)
      expect(whole.length).toBeGreaterThan(32)
      const again = () =>
        database
          .asOwner(`delete from knowledge_chunk where source_id = $1`, [id])
          .then(() => database.asOwner(`update knowledge_source set status = 'PENDING' where id = $1`, [id]))
      for (let commits = 1; commits <= 5; commits += 1) {
        await again()
        let left = commits
        const dying: IndexingPorts['database'] = {
          ...database,
          tenantTransaction: (scope, work) => {
            if (left <= 0) return Promise.reject(new Error('killed'))
            left -= 1
            return database.tenantTransaction(scope, work)
          },
        }
        const outcome = await indexSource({ ...ports, database: dying }, engagement.job(id)).catch(
          () => 'killed',
        )
        if (outcome === 'killed') {
          expect(await index(engagement, id)).toBe('not-due')
          await database.asOwner(
            `update knowledge_source set lease_until = now() - interval '1 second' where id = $1`,
            [id],
          )
          expect(await index(engagement, id)).toBe('indexed')
        }
        expect(await chunks(id)).toEqual(whole)
      }
    })
  })

  it('a summary is found by all its parts, under the name of its initiative', async () => {
    const engagement = new Engagement(database, tenants)
    const id = newId()
    await engagement.write((tx) =>
      tx
        .insertInto('initiative_summary')
        .values({
          ...engagement.place,
          id,
          summary: 'Two vendors were compared.',
          key_findings: 'Interfaces cost most.',
          vendor_choices: ['Contoso ERP'],
        })
        .execute(),
    )
    expect(await index(engagement, id)).toBe('indexed')
    const found = await chunks(id)
    expect(Object.fromEntries(found.map(({ label, text }) => [label, text]))).toEqual({
      'Summary of Initiative, Summary': 'Two vendors were compared.',
      'Summary of Initiative, Key findings': 'Interfaces cost most.',
      'Summary of Initiative, Vendor choices': 'Vendors chosen in Initiative: Contoso ERP.',
    })
    expect(found[0]).toMatchObject({ source_kind: 'summary', trust: 'person', embeddings: 1 })
    await engagement.write((tx) =>
      tx
        .updateTable('initiative')
        .set({ name: 'ERP choice' })
        .where('id', '=', engagement.place.initiative_id)
        .execute(),
    )
    await index(engagement, id)
    expect((await chunks(id)).map(({ label }) => label)).toContain('Summary of ERP choice, Summary')
    await remove(engagement, 'initiative_summary', id)
    expect(await chunks(id)).toEqual([])
  })

  describe('a conversation', () => {
    it('holds people’s words at once, and standing answers and the summary once the run is complete', async () => {
      const engagement = new Engagement(database, tenants)
      await engagement.addPhase(10)
      const runId = await engagement.addRun()
      const first = await engagement.addAnswer(runId, 'A first draft.')
      const second = await engagement.addAnswer(runId, 'The second draft stands [1].', first)
      expect(await rings(engagement.phaseId)).toBe(0)
      const message = await engagement.addMessage('Please look at payroll.')
      expect(await index(engagement, engagement.phaseId)).toBe('indexed')
      const all = () => chunks(runId, first, second, message)
      const said = {
        source_id: message,
        trust: 'person',
        label: 'Discovery, conversation: message',
        embeddings: 1,
      }
      expect(await all()).toMatchObject([said])

      await engagement.write((tx) =>
        tx
          .updateTable('sequence_run')
          .set({ status: 'COMPLETED', summary: 'Payroll decides.' })
          .where('id', '=', runId)
          .execute(),
      )
      expect(await index(engagement, engagement.phaseId)).toBe('indexed')
      const agent = { source_kind: 'conversation', trust: 'agent', embeddings: 1 }
      expect(await all()).toMatchObject([
        { ...agent, label: 'Discovery, conversation: Business Analyst', text: 'The second draft stands.' },
        { ...agent, label: 'Discovery, conversation: final summary', text: 'Payroll decides.' },
        said,
      ])
    })

    it('forgets a message, an answer and all of it at once', async () => {
      const engagement = new Engagement(database, tenants)
      await engagement.addPhase(11)
      const runId = await engagement.addRun('COMPLETED', 'The summary.')
      const answer = await engagement.addAnswer(runId, 'An answer.')
      const [one, other] = [
        await engagement.addMessage('The first.'),
        await engagement.addMessage('The second.'),
      ]
      const texts = async () => (await chunks(runId, answer, one, other)).map(({ text }) => text).sort()
      await index(engagement, engagement.phaseId)
      expect(await texts()).toEqual(['An answer.', 'The first.', 'The second.', 'The summary.'])
      await engagement.write((tx) =>
        tx.updateTable('hitl_message').set({ content: 'Changed.' }).where('id', '=', one).execute(),
      )
      expect(await texts()).toEqual(['An answer.', 'The second.', 'The summary.'])
      await index(engagement, engagement.phaseId)
      await remove(engagement, 'hitl_message', other)
      expect(await texts()).toEqual(['An answer.', 'Changed.', 'The summary.'])
      // As clearing does: the run takes its answers with it.
      await engagement.write((tx) => tx.deleteFrom('sequence_run').where('id', '=', runId).execute())
      expect(await texts()).toEqual(['Changed.'])
      await index(engagement, engagement.phaseId)
      expect(await texts()).toEqual(['Changed.'])
    })
  })

  it('goes with its initiative', async () => {
    const id = newId()
    const engagement = new Engagement(database, tenants, id)
    const { firm_id, client_id } = engagement.place
    await engagement.write((tx) =>
      tx.insertInto('initiative').values({ id, firm_id, client_id, name: 'Short-lived' }).execute(),
    )
    await engagement.addPhase()
    const runId = await engagement.addRun('COMPLETED', 'The summary.')
    const interview = await engagement.addInterview('An interview.')
    const message = await engagement.addMessage('A message.')
    await index(engagement, engagement.phaseId)
    await index(engagement, interview)
    expect(await chunks(runId, interview, message)).toHaveLength(3)
    await engagement.write((tx) => tx.deleteFrom('initiative').where('id', '=', id).execute())
    expect(await chunks(runId, interview, message)).toEqual([])
    expect([await statusOf(interview), await statusOf(engagement.phaseId)]).toEqual([undefined, undefined])
  })

  it('is nobody else’s to index', async () => {
    const engagement = new Engagement(database, tenants)
    const id = await engagement.addInterview('Acme’s words.')
    const foreign = { firmId: tenants.firmId, clientId: tenants.helios.clientId, sourceId: id }
    expect(await indexSource(ports, foreign)).toBe('not-due')
    const other = { firmId: tenants.otherFirmId, clientId: tenants.borealis.clientId, sourceId: id }
    expect(await indexSource(ports, other)).toBe('not-due')
  })
})
