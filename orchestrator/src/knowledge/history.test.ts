import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Caller } from '../caller.ts'
import { citationMark } from '../models/citations.ts'
import { createBuiltinProvider } from '../models/builtin/builtin-provider.ts'
import { createScriptedClient, createScriptedProvider } from '../models/testing/scripted-provider.ts'
import { createKnowledgeWorld, type KnowledgeWorld } from './testing/knowledge-world.ts'

const question = 'How much do the Altavia licences cost?'
let world: KnowledgeWorld
let member: Caller
let artifactId: string
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

beforeAll(async () => {
  world = await createKnowledgeWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  const { firmId, acme } = world.tenants
  await world.database.asOwner('delete from artifact')
  member = await world.addAsker({ firmId, clientId: acme.clientId })
  artifactId = await world.addDocument({
    firmId,
    clientId: acme.clientId,
    fileName: 'licences.md',
    content: '# Licences\n\nThe Altavia licences cost EUR 410,000 over five years.',
  })
})

describe('the history', () => {
  it('holds question and answer in order, survives, and is read page by page', async () => {
    const first = await world.ask(member, question)
    await world.ask(member, 'Who plays the violin on Neptune?')
    const { turns, hasEarlier } = await world.history(member)
    expect(turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
    expect(turns[0]).toMatchObject({ content: question, answer: null })
    expect(turns[1]?.answer).toEqual(first)
    expect(hasEarlier).toBe(false)
    const last = await world.history(member, { limit: 1 })
    expect(last).toMatchObject({ turns: [{ id: turns[3]?.id }], hasEarlier: true })
    const before = await world.history(member, { limit: 2, before: turns[3]?.id ?? '' })
    expect(before.turns.map(({ id }) => id)).toEqual([turns[1]?.id, turns[2]?.id])
  })

  it('is deleted for real', async () => {
    await world.ask(member, question)
    expect(await world.clear(member)).toEqual({ cleared: 2 })
    expect((await world.history(member)).turns).toEqual([])
    const rows = await world.database.asOwner('select id from knowledge_turn where user_id = $1', [
      member.scope.userId,
    ])
    expect(rows).toEqual([])
    const audit = await world.database.asOwner<{ action: string }>(
      `select action from audit_event where entity = 'knowledge_turn' order by id desc limit 2`,
    )
    expect(audit.map(({ action }) => action)).toEqual(['knowledge.history_cleared', 'knowledge.asked'])
  })

  it('shows nothing of a document that is gone, and says so', async () => {
    const answer = await world.ask(member, question)
    expect(answer.content).toContain('410,000')
    await world.database.asOwner('delete from artifact where id = $1', [artifactId])
    const [, turn] = (await world.history(member)).turns
    expect(turn?.content).toMatch(/^This answer is not shown any more: the sources .* deleted/)
    expect(turn?.answer).toMatchObject({
      content: turn?.content,
      citations: [],
      results: [],
      conflicts: [],
      metadata: { ragResultsCount: 0, documentCount: 0, clientCount: 0 },
    })
    expect(JSON.stringify(turn)).not.toContain('410,000')
  })

  it('keeps of a language model’s answer the quotes that still hold, not its words', async () => {
    const { firmId, acme } = world.tenants
    const other = await world.addDocument({
      firmId,
      clientId: acme.clientId,
      fileName: 'support.md',
      content: '# Support\n\nSupport of the Altavia licences costs EUR 90,000 a year.',
    })
    const provider = createScriptedProvider()
    provider.enqueue((request) =>
      request.evidence.passages
        .map(({ chunkId, text }) =>
          text.includes('90,000')
            ? `Support of the Altavia licences is ninety thousand EUR a year. ${citationMark(chunkId)}`
            : `The Altavia licences cost 410,000 over five years. ${citationMark(chunkId)}`,
        )
        .join('\n'),
    )
    const { models } = world.ports
    world.ports.models = createScriptedClient(provider)
    const answer = await world.ask(member, question)
    world.ports.models = models
    expect(answer.citations).toHaveLength(2)
    await world.database.asOwner('delete from artifact where id = $1', [other])
    const [, turn] = (await world.history(member)).turns
    expect(turn?.content).toMatch(/not shown in full any more/)
    expect(turn?.content).toContain('“The Altavia licences cost EUR 410,000 over five years.” [1]')
    expect(turn?.answer?.citations).toHaveLength(1)
    expect(JSON.stringify(turn)).not.toMatch(/ninety|90,000/)
  })

  it('answers a repeated request with what is stored, and refuses its key to another', async () => {
    const first = await world.ask(member, question, { requestKey: 'key-1' })
    expect(await world.ask(member, question, { requestKey: 'key-1' })).toEqual(first)
    expect((await world.history(member)).turns).toHaveLength(2)
    await expect(world.ask(member, 'Something else?', { requestKey: 'key-1' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await world.database.asOwner('delete from artifact where id = $1', [artifactId])
    expect((await world.ask(member, question, { requestKey: 'key-1' })).citations).toEqual([])
  })

  it('stores one answer of two equal requests at once', async () => {
    const both = await Promise.all([1, 2].map(() => world.ask(member, question, { requestKey: 'key-2' })))
    expect(both[0]?.id).toBe(both[1]?.id)
    expect((await world.history(member)).turns).toHaveLength(2)
  })
})

describe('citations', () => {
  it('are words of their chunk, whatever a model writes', async () => {
    const { firmId, acme } = world.tenants
    const rows = Array.from({ length: 60 }, (_, index) => `| Altavia module ${index} | EUR ${index},500 |`)
    await world.addDocument({
      firmId,
      clientId: acme.clientId,
      fileName: 'prices.md',
      content: `# Prices\n\n| Module | Licences cost |\n| --- | --- |\n${rows.join('\n')}`,
    })
    const provider = createScriptedProvider()
    for (const told of [
      'Module and licences cost',
      'The Altavia module licences cost a lot',
      '“Altavia licences”',
    ])
      provider.enqueue((request) =>
        request.evidence.passages
          .map(({ chunkId, text }) => `${told} ${text.slice(0, 80)} ${citationMark(chunkId)}`)
          .join('\n'),
      )
    const models = [
      createScriptedClient(provider),
      createScriptedClient(provider),
      createScriptedClient(provider),
    ]
    models.push(createScriptedClient(createBuiltinProvider({ tokensPerSecond: 0 })))
    const { models: usual } = world.ports
    let checked = 0
    for (const model of models) {
      world.ports.models = model
      const answer = await world.ask(member, 'What do the Altavia module licences cost?', { maxResults: 20 })
      for (const { chunkId, quote } of [
        ...answer.citations,
        ...answer.results.map(({ chunkId: id, snippet }) => ({ chunkId: id, quote: snippet })),
      ]) {
        const [chunk] = await world.database.asOwner<{ text: string }>(
          'select text from knowledge_chunk where id = $1',
          [chunkId],
        )
        expect(plain(quote)).not.toBe('')
        expect(plain(chunk?.text ?? '')).toContain(plain(quote))
        checked += 1
      }
    }
    world.ports.models = usual
    expect(checked).toBeGreaterThan(8)
  })
})
