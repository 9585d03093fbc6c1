import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Isolation } from '@parley/server-kit/testing/test-database.ts'
import { createEmbedders } from '../embedding/embedders.ts'
import { createBuiltinEmbeddings } from '../models/embeddings/builtin.ts'
import type { EmbeddingProvider } from '../models/port.ts'
import { type IndexingPorts, indexSource } from './index-source.ts'
import { createIndexedSources, type IndexedSources } from './testing/indexed-sources.ts'

describe.each(['both', 'row-level-security'] satisfies Isolation[])('sources with %s', (isolation) => {
  let sources: IndexedSources
  beforeAll(async () => {
    sources = await createIndexedSources(isolation)
  })
  afterAll(() => sources.database.close())

  describe('an interview', () => {
    it('is found by its words once it was held, under the names of those asked', async () => {
      const engagement = sources.engagement()
      const stakeholderId = await engagement.addStakeholder('Anita', 'Desai')
      const id = await engagement.addInterview('Planners repair data on two days a week.', { stakeholderId })
      expect(await sources.rings(id)).toBe(1)
      expect(await sources.index(engagement, id)).toBe('indexed')
      const written = { source_kind: 'interview', trust: 'person', embeddings: 1 }
      expect(await sources.chunks(id)).toMatchObject([
        { ...written, label: 'Interview with Anita Desai', text: 'Planners repair data on two days a week.' },
      ])
      expect(await sources.index(engagement, id)).toBe('not-due')

      await engagement.write((tx) =>
        tx.updateTable('stakeholder').set({ last_name: 'Rao' }).where('id', '=', stakeholderId).execute(),
      )
      expect(await sources.index(engagement, id)).toBe('indexed')
      expect(await sources.chunks(id)).toMatchObject([{ ...written, label: 'Interview with Anita Rao' }])
    })

    it('is not found before it was held, nor after that was taken back', async () => {
      const engagement = sources.engagement()
      const id = await engagement.addInterview('Not yet said.', { status: 'PLANNED' })
      expect(await sources.rings(id)).toBe(0)
      await engagement.setStatus(id, 'COMPLETED')
      await sources.index(engagement, id)
      expect(await sources.chunks(id)).toHaveLength(1)
      await engagement.setStatus(id, 'PLANNED')
      expect(await sources.chunks(id)).toEqual([])
      await sources.index(engagement, id)
      expect(await sources.chunks(id)).toEqual([])
    })

    it('loses its words with the transaction that changes or deletes it, and keeps them if that fails', async () => {
      const engagement = sources.engagement()
      const id = await engagement.addInterview('The password is tulip.')
      await sources.index(engagement, id)
      await expect(
        engagement.write(async (tx) => {
          await tx.deleteFrom('interview').where('id', '=', id).execute()
          throw new Error('changed my mind')
        }),
      ).rejects.toThrow('changed my mind')
      expect(await sources.chunks(id)).toHaveLength(1)
      const words = 'The password was changed.'
      await engagement.write((tx) =>
        tx
          .updateTable('interview')
          .set({ summary_text: words, summary: null })
          .where('id', '=', id)
          .execute(),
      )
      expect(await sources.chunks(id)).toEqual([])
      await sources.index(engagement, id)
      expect(await sources.chunks(id)).toMatchObject([{ text: words }])
      await sources.remove(engagement, 'interview', id)
      expect(await sources.chunks(id)).toEqual([])
      expect(await sources.statusOf(id)).toBeUndefined()
    })

    it('that is deleted or changed while it is indexed leaves nothing of before', async () => {
      const engagement = sources.engagement()
      const builtin = createBuiltinEmbeddings()
      for (const isDeleted of [true, false]) {
        const id = await engagement.addInterview('The first words.')
        const meddling: EmbeddingProvider = {
          model: builtin.model,
          embed: async (texts, options) => {
            if (isDeleted) await sources.remove(engagement, 'interview', id)
            else
              await engagement.write((tx) =>
                tx.updateTable('interview').set({ additional_notes: 'Later' }).where('id', '=', id).execute(),
              )
            return builtin.embed(texts, options)
          },
        }
        const job = engagement.job(id)
        expect(await indexSource({ ...sources.ports, embedders: createEmbedders(meddling) }, job)).toBe(
          'lost',
        )
        expect(await sources.chunks(id)).toEqual([])
        expect(await sources.statusOf(id)).toBe(isDeleted ? undefined : 'PENDING')
        expect(await sources.index(engagement, id)).toBe(isDeleted ? 'not-due' : 'indexed')
        expect(await sources.chunks(id)).toHaveLength(isDeleted ? 0 : 1)
      }
    })

    it('ends the same wherever its indexing was killed', async () => {
      const engagement = sources.engagement()
      const long = Array.from(
        { length: 40 },
        (_, at) => `Plant ${at} closes its books. ${'Words. '.repeat(120)}`,
      )
      const id = await engagement.addInterview(long.join('\n'))
      await sources.index(engagement, id)
      const whole = await sources.chunks(id)
      expect(whole.length).toBeGreaterThan(32)
      const again = () =>
        sources.database
          .asOwner(`delete from knowledge_chunk where source_id = $1`, [id])
          .then(() =>
            sources.database.asOwner(`update knowledge_source set status = 'PENDING' where id = $1`, [id]),
          )
      for (let commits = 1; commits <= 5; commits += 1) {
        await again()
        let left = commits
        const dying: IndexingPorts['database'] = {
          ...sources.database,
          tenantTransaction: (scope, work) => {
            if (left <= 0) return Promise.reject(new Error('killed'))
            left -= 1
            return sources.database.tenantTransaction(scope, work)
          },
        }
        const outcome = await indexSource({ ...sources.ports, database: dying }, engagement.job(id)).catch(
          () => 'killed',
        )
        if (outcome === 'killed') {
          expect(await sources.index(engagement, id)).toBe('not-due')
          await sources.database.asOwner(
            `update knowledge_source set lease_until = now() - interval '1 second' where id = $1`,
            [id],
          )
          expect(await sources.index(engagement, id)).toBe('indexed')
        }
        expect(await sources.chunks(id)).toEqual(whole)
      }
    })
  })

  it('a summary is found by all its parts, under the name of its initiative', async () => {
    const engagement = sources.engagement()
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
    expect(await sources.index(engagement, id)).toBe('indexed')
    const found = await sources.chunks(id)
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
    await sources.index(engagement, id)
    expect((await sources.chunks(id)).map(({ label }) => label)).toContain('Summary of ERP choice, Summary')
    await sources.remove(engagement, 'initiative_summary', id)
    expect(await sources.chunks(id)).toEqual([])
  })

  it('goes with its initiative', async () => {
    const id = newId()
    const engagement = sources.engagement(id)
    const { firm_id, client_id } = engagement.place
    await engagement.write((tx) =>
      tx.insertInto('initiative').values({ id, firm_id, client_id, name: 'Short-lived' }).execute(),
    )
    await engagement.addPhase()
    const runId = await engagement.addRun('COMPLETED', 'The summary.')
    const interview = await engagement.addInterview('An interview.')
    const message = await engagement.addMessage('A message.')
    await sources.index(engagement, engagement.phaseId)
    await sources.index(engagement, interview)
    expect(await sources.chunks(runId, interview, message)).toHaveLength(3)
    await engagement.write((tx) => tx.deleteFrom('initiative').where('id', '=', id).execute())
    expect(await sources.chunks(runId, interview, message)).toEqual([])
    expect([await sources.statusOf(interview), await sources.statusOf(engagement.phaseId)]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('is nobody else’s to index', async () => {
    const engagement = sources.engagement()
    const id = await engagement.addInterview('Acme’s words.')
    const foreign = {
      firmId: sources.tenants.firmId,
      clientId: sources.tenants.helios.clientId,
      sourceId: id,
    }
    expect(await indexSource(sources.ports, foreign)).toBe('not-due')
    const other = {
      firmId: sources.tenants.otherFirmId,
      clientId: sources.tenants.borealis.clientId,
      sourceId: id,
    }
    expect(await indexSource(sources.ports, other)).toBe('not-due')
  })
})
