import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Isolation } from '@parley/server-kit/testing/test-database.ts'
import { createIndexedSources, type IndexedSources } from './testing/indexed-sources.ts'

describe.each(['both', 'row-level-security'] satisfies Isolation[])('sources with %s', (isolation) => {
  let sources: IndexedSources
  beforeAll(async () => {
    sources = await createIndexedSources(isolation)
  })
  afterAll(() => sources.database.close())

  describe('a conversation', () => {
    it('holds people’s words at once, and standing answers and the summary once the run is complete', async () => {
      const engagement = sources.engagement()
      await engagement.addPhase(10)
      const runId = await engagement.addRun()
      const first = await engagement.addAnswer(runId, 'A first draft.')
      const second = await engagement.addAnswer(runId, 'The second draft stands [1].', first)
      expect(await sources.rings(engagement.phaseId)).toBe(0)
      const message = await engagement.addMessage('Please look at payroll.')
      expect(await sources.index(engagement, engagement.phaseId)).toBe('indexed')
      const all = () => sources.chunks(runId, first, second, message)
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
      expect(await sources.index(engagement, engagement.phaseId)).toBe('indexed')
      const agent = { source_kind: 'conversation', trust: 'agent', embeddings: 1 }
      expect(await all()).toMatchObject([
        { ...agent, label: 'Discovery, conversation: Business Analyst', text: 'The second draft stands.' },
        { ...agent, label: 'Discovery, conversation: final summary', text: 'Payroll decides.' },
        said,
      ])
    })

    it('forgets a message, an answer and all of it at once', async () => {
      const engagement = sources.engagement()
      await engagement.addPhase(11)
      const runId = await engagement.addRun('COMPLETED', 'The summary.')
      const answer = await engagement.addAnswer(runId, 'An answer.')
      const [one, other] = [
        await engagement.addMessage('The first.'),
        await engagement.addMessage('The second.'),
      ]
      const texts = async () =>
        (await sources.chunks(runId, answer, one, other)).map(({ text }) => text).sort()
      await sources.index(engagement, engagement.phaseId)
      expect(await texts()).toEqual(['An answer.', 'The first.', 'The second.', 'The summary.'])
      await engagement.write((tx) =>
        tx.updateTable('hitl_message').set({ content: 'Changed.' }).where('id', '=', one).execute(),
      )
      expect(await texts()).toEqual(['An answer.', 'The second.', 'The summary.'])
      await sources.index(engagement, engagement.phaseId)
      await sources.remove(engagement, 'hitl_message', other)
      expect(await texts()).toEqual(['An answer.', 'Changed.', 'The summary.'])
      // As clearing does: the run takes its answers with it.
      await engagement.write((tx) => tx.deleteFrom('sequence_run').where('id', '=', runId).execute())
      expect(await texts()).toEqual(['Changed.'])
      await sources.index(engagement, engagement.phaseId)
      expect(await texts()).toEqual(['Changed.'])
    })
  })
})
