import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Caller } from '../caller.ts'
import { createKnowledgeWorld, type KnowledgeWorld } from './testing/knowledge-world.ts'

let world: KnowledgeWorld
let member: Caller
let consultant: Caller

beforeAll(async () => {
  world = await createKnowledgeWorld()
  const { firmId, acme, helios } = world.tenants
  member = await world.addAsker({ firmId, clientId: acme.clientId })
  consultant = await world.addAsker({ firmId, clientIds: [acme.clientId] })
  await world.addDocument({
    firmId,
    clientId: acme.clientId,
    initiativeId: acme.initiativeId,
    fileName: 'licences.md',
    content:
      '# Licences\n\nThe Altavia licences cost EUR 410,000 over five years. They cover 320 named users.\n\n# Support\n\nThe hotline answers on working days from seven to nineteen hours.',
  })
  await world.addDocument({
    firmId,
    clientId: acme.clientId,
    fileName: 'retention.md',
    content: '# Retention\n\nAudit logs are retained for twelve months in the archive of the data centre.',
  })
  await world.addDocument({
    firmId,
    useInClientWork: true,
    fileName: 'retention-method.md',
    content: '# Method\n\nAudit logs are retained for 24 months in the archive of the data centre.',
  })
  await world.addDocument({
    firmId,
    clientId: helios.clientId,
    fileName: 'helios.md',
    content: '# Licences\n\nThe Helios licences cost EUR 990,000 over five years.',
  })
})
afterAll(() => world.close())

describe('an answer', () => {
  it('quotes verbatim, numbers its citations, and says what it rests on', async () => {
    const answer = await world.ask(member, 'How much do the Altavia licences cost?')
    expect(answer.foundNothing).toBe(false)
    expect(answer.content).toContain('EUR 410,000')
    expect(answer.content).toMatch(/\[1\]/)
    expect(answer.content).not.toContain('[[')
    expect(answer.citations[0]).toMatchObject({
      artifactName: 'licences.md',
      source: 'artifact',
      scope: 'initiative',
      initiativeId: world.tenants.acme.initiativeId,
    })
    expect(answer.metadata).toMatchObject({ initiativeCount: 1, clientCount: 1 })
    expect(answer.metadata.structuredData.clients).toEqual([
      { id: world.tenants.acme.clientId, name: 'Acme', initiativeCount: 1 },
    ])
    expect(answer).toMatchObject({ provider: 'builtin', unsupportedClaims: [] })
    expect(JSON.stringify(answer)).not.toContain('990,000')
  })

  it('reads a document from its beginning where it is asked for by its name, and nothing else', async () => {
    const answer = await world.ask(member, 'What does “retention” say?')
    expect(answer.content).toContain('twelve months')
    expect(answer.content).not.toContain('24 months')
    expect([...new Set(answer.results.map(({ name }) => name))]).toEqual(['retention.md'])
  })

  it('has no document of another client read, whoever knows its name', async () => {
    const answer = await world.ask(member, 'What does “helios” say?')
    expect(answer.foundNothing).toBe(true)
    expect(JSON.stringify(answer)).not.toContain('990,000')
    const seen = await world.ask(consultant, 'What does “helios” say?')
    expect(JSON.stringify(seen)).not.toContain('990,000')
  })

  it('asks no model where nothing reaches the threshold', async () => {
    const answer = await world.ask(member, 'Which giraffe won the regatta on Neptune?', {
      relevanceThreshold: 0.7,
    })
    expect(answer).toMatchObject({ foundNothing: true, provider: null, citations: [], results: [] })
    expect(answer.content).toMatch(/^I found nothing about this/)
  })

  it('shows what came closest where nothing answers, whatever the threshold, in the language of the question', async () => {
    const question = 'Wie viele Kräne haben die Altavia Lizenzen?'
    const answer = await world.ask(member, question, { relevanceThreshold: 0.99 })
    expect(answer).toMatchObject({ foundNothing: true, results: [] })
    expect(answer.content).toMatch(/^Dazu habe ich .*nichts gefunden/)
    expect(answer.nearest.length).toBeGreaterThan(0)
    const { turns } = await world.history(member)
    expect(turns.at(-1)?.answer?.nearest).toEqual(answer.nearest)
  })

  it('understands a follow-up by the question before it', async () => {
    const first = await world.ask(member, 'How many named users do the Altavia licences cover?')
    const answer = await world.ask(member, 'And what do they cost?', {
      context: [
        { role: 'user', content: 'How many named users do the Altavia licences cover?' },
        { role: 'assistant', content: first.content },
      ],
    })
    expect(answer.content).toContain('EUR 410,000')
  })

  it('streams to the asker alone', async () => {
    const streamId = newId()
    world.heard.length = 0
    const answer = await world.ask(member, 'How much do the Altavia licences cost?', { streamId })
    await new Promise((resolve) => setTimeout(resolve, 20))
    const told = world.heard.filter(({ type }) => type === 'KNOWLEDGE_TOKEN')
    expect(told.length).toBeGreaterThan(0)
    for (const message of told)
      expect(message).toMatchObject({
        userId: member.scope.userId,
        clientId: world.tenants.acme.clientId,
        data: { streamId },
      })
    const text = told.map(({ data }) => String(data.delta)).join('')
    expect(text.replace(/\s+/g, ' ')).toBe(answer.content.replace(/ \[\d+\]/g, '').replace(/\s+/g, ' '))
  })

  it('tells where sources disagree, the closer one first', async () => {
    const answer = await world.ask(member, 'How long are audit logs retained in the archive?')
    expect(answer.results.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['retention.md', 'retention-method.md']),
    )
  })

  it('is asked by the firm over the clients of its asker', async () => {
    const admin = await world.addAsker({ firmId: world.tenants.firmId })
    const all = await world.ask(admin, 'How much do the licences cost?', { maxResults: 10 })
    expect(all.metadata.clientCount).toBe(2)
    const one = await world.ask(consultant, 'How much do the licences cost?', { maxResults: 10 })
    expect(one.metadata.structuredData.clients.map(({ name }) => name)).toEqual(['Acme'])
    expect(JSON.stringify(one)).not.toContain('990,000')
  })
})
