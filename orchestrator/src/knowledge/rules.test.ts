import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Caller } from '../caller.ts'
import { createBuiltinProvider } from '../models/builtin/builtin-provider.ts'
import { createScriptedClient, createScriptedProvider } from '../models/testing/scripted-provider.ts'
import { createKnowledgeWorld, type KnowledgeWorld } from './testing/knowledge-world.ts'

const question = 'How long are audit logs retained in the archive?'
let world: KnowledgeWorld
let member: Caller
let admin: Caller

const retained = (months: string): string =>
  `# Retention\n\nAudit logs are retained for ${months} months in the archive of the data centre.`

beforeAll(async () => {
  world = await createKnowledgeWorld()
  const { firmId, acme, helios } = world.tenants
  member = await world.addAsker({ firmId, clientId: acme.clientId })
  admin = await world.addAsker({ firmId })
  const documents = [
    ['initiative.md', '12', { firmId, clientId: acme.clientId, initiativeId: acme.initiativeId }],
    ['client.md', '18', { firmId, clientId: acme.clientId }],
    ['firm.md', '24', { firmId, useInClientWork: true }],
    ['helios.md', '36', { firmId, clientId: helios.clientId }],
  ] as const
  for (const [fileName, months, place] of documents)
    await world.addDocument({ ...place, fileName, content: retained(months) })
  await world.database.asOwner(
    `insert into initiative_summary (id, firm_id, client_id, initiative_id, summary, vendor_choices, outcomes)
     values (gen_random_uuid(), $1, $2, $3, 'Audit', array['Altavia', 'Norvane'], 'Logs are kept')`,
    [firmId, acme.clientId, acme.initiativeId],
  )
})
afterAll(() => world.close())

const budgetOf = (table: 'client' | 'consulting_firm', id: string, maxTokens: number | null) =>
  world.database.asOwner(
    `update ${table} set settings = jsonb_set(settings, '{budget}', $2::jsonb) where id = $1`,
    [id, JSON.stringify(maxTokens === null ? {} : { month: { maxTokens } })],
  )
const counted = async (kind: string, id: string): Promise<number> => {
  const [row] = await world.database.asOwner<{ used: string; reserved: string }>(
    'select used_tokens as used, reserved_tokens as reserved from usage_counter where subject_kind = $1 and subject_id = $2',
    [kind, id],
  )
  expect(Number(row?.reserved ?? 0)).toBe(0)
  return Number(row?.used ?? 0)
}

describe('sources that disagree (decisions D4)', () => {
  it('are named, the initiative’s before the client’s before the firm’s', async () => {
    const { conflicts } = await world.ask(member, question)
    expect(conflicts.map(({ first, second }) => [first.scope, second.scope])).toEqual(
      expect.arrayContaining([['initiative', 'client']]),
    )
    for (const { first, second } of conflicts) {
      expect(first.quote).not.toBe(second.quote)
      const order = ['initiative', 'client', 'firm']
      expect(order.indexOf(first.scope)).toBeLessThan(order.indexOf(second.scope))
    }
  })

  it('are no conflict between two clients', async () => {
    const { conflicts, results } = await world.ask(admin, question, { maxResults: 20 })
    expect(results.map(({ name }) => name)).toContain('helios.md')
    const pairs = conflicts.map(({ first, second }) => [first.artifactName, second.artifactName].sort())
    expect(pairs).not.toContainEqual(['client.md', 'helios.md'])
    expect(pairs).not.toContainEqual(['helios.md', 'initiative.md'])
  })
})

describe('what goes with an answer (Document 3, section 3)', () => {
  it('counts what was found and tells of the initiatives behind it', async () => {
    const { metadata } = await world.ask(member, question)
    expect(metadata).toMatchObject({
      ragResultsCount: 3,
      documentCount: 3,
      initiativeCount: 1,
      clientCount: 1,
      vendorChoices: ['Altavia', 'Norvane'],
      structuredData: {
        initiatives: [
          { clientName: 'Acme', vendorChoices: ['Altavia', 'Norvane'], outcomes: 'Logs are kept' },
        ],
      },
    })
  })

  it('is bounded by results, threshold and kinds of sources', async () => {
    const one = await world.ask(member, question, { maxResults: 1 })
    expect(one.results).toHaveLength(1)
    const high = await world.ask(member, question, { relevanceThreshold: 0.7 })
    expect(high.results.every(({ relevance }) => relevance >= 0.7)).toBe(true)
    const none = await world.ask(member, question, { filters: ['conversation'] })
    expect(none).toMatchObject({ foundNothing: true, results: [], provider: null })
    expect(none.content).toBe('I found nothing about this in the conversations that I searched.')
    const documents = await world.ask(member, question, { filters: ['document'] })
    expect(documents.results).toHaveLength(3)
  })

  it('tells who asked the firm in vain where else to ask, and nobody else', async () => {
    const unknown = 'Which giraffe won the regatta on Neptune?'
    const inside = 'What stands in the documents of a client’s initiatives is asked inside that client.'
    expect((await world.ask(admin, unknown)).content).toBe(
      `I found nothing about this in what the firm knows. ${inside}`,
    )
    expect((await world.ask(member, unknown)).content).not.toContain(inside)
  })

  it('is no answer where the model says that there is none', async () => {
    const provider = createScriptedProvider()
    provider.enqueue({ answer: 'I found nothing about this.' })
    const { models } = world.ports
    world.ports.models = createScriptedClient(provider)
    const answer = await world.ask(member, question)
    world.ports.models = models
    expect(answer).toMatchObject({ foundNothing: true, citations: [], conflicts: [], provider: 'openai' })
    expect(answer.content).toMatch(/^I found nothing about this: some passages touch the subject/)
  })
})

describe('where documents are still being read', () => {
  it('says so with what it did not find, to whoever may find them', async () => {
    const { firmId, acme, helios } = world.tenants
    const other = await world.addAsker({ firmId, clientId: helios.clientId })
    const contentFor = async (caller: Caller, query = 'Who owns the ferry?') =>
      (await world.ask(caller, query)).content
    const isUnread = /still being read: ask again/
    expect(await contentFor(member)).not.toMatch(isUnread)

    const secret = { firmId, clientId: acme.clientId, initiativeId: acme.secretInitiativeId }
    await world.fixture.add({ ...secret, fileName: 'secret.md', content: '# Secret' })
    expect(await contentFor(member)).toMatch(isUnread)
    expect(await contentFor(admin)).not.toMatch(isUnread)

    await world.fixture.add({ firmId, fileName: 'internal.md', content: '# Internal' })
    expect(await contentFor(other)).not.toMatch(isUnread)
    expect(await contentFor(admin)).toMatch(isUnread)

    await world.fixture.add({ firmId, useInClientWork: true, fileName: 'method.md', content: '# Method' })
    expect(await contentFor(other, 'Wem gehört die Fähre?')).toMatch(/werden noch gelesen/)
    expect(await contentFor(member, question)).not.toMatch(isUnread)

    await world.database.asOwner(`delete from artifact where indexing_status = 'PENDING'`)
    expect(await contentFor(other)).not.toMatch(isUnread)
  })

  it('says so of interviews, and not of a conversation that is read anew with every turn', async () => {
    const { firmId, acme } = world.tenants
    const add = (kind: string) =>
      world.database.asOwner(
        'insert into knowledge_source (id, firm_id, client_id, initiative_id, kind) values ($1, $2, $3, $4, $5)',
        [newId(), firmId, acme.clientId, acme.initiativeId, kind],
      )
    await add('conversation')
    expect((await world.ask(member, 'Who owns the ferry?')).content).not.toMatch(/still being read/)
    await add('interview')
    expect((await world.ask(member, 'Who owns the ferry?')).content).toMatch(/still being read/)
    await world.database.asOwner('delete from knowledge_source')
  })
})

describe('what a question costs (decisions D4, D5)', () => {
  it('counts to the client’s month, or to the firm’s', async () => {
    const { firmId, acme } = world.tenants
    const [client, firm] = [await counted('client_month', acme.clientId), await counted('firm_month', firmId)]
    const asked = await world.ask(member, question)
    const used = (asked.usage?.inputTokens ?? 0) + (asked.usage?.outputTokens ?? 0)
    expect(used).toBeGreaterThan(0)
    expect(await counted('client_month', acme.clientId)).toBe(client + used)
    expect(await counted('firm_month', firmId)).toBe(firm)
    await world.ask(admin, question)
    expect(await counted('client_month', acme.clientId)).toBe(client + used)
    expect(await counted('firm_month', firmId)).toBeGreaterThan(firm)
    const calls = await world.database.asOwner<{ state: string; phase_id: null }>(
      `select distinct state, phase_id from provider_call where task = 'knowledge-answer'`,
    )
    expect(calls).toEqual([{ state: 'settled', phase_id: null }])
  })

  it('is refused where the month’s budget is spent, with a sentence', async () => {
    const { firmId, acme } = world.tenants
    await budgetOf('client', acme.clientId, 1)
    await expect(world.ask(member, question)).rejects.toMatchObject({
      code: 'BUDGET_EXCEEDED',
      status: 409,
      message: expect.stringMatching(/^This month’s budget of the client is used up\./),
    })
    await budgetOf('client', acme.clientId, null)
    await budgetOf('consulting_firm', firmId, 1)
    await expect(world.ask(admin, question)).rejects.toMatchObject({ code: 'BUDGET_EXCEEDED' })
    await budgetOf('consulting_firm', firmId, null)
    expect((await world.ask(admin, question)).foundNothing).toBe(false)
  })

  it('closes calls of a process that died', async () => {
    const { firmId, acme } = world.tenants
    const id = newId()
    await world.database.asOwner(
      `insert into provider_call (id, firm_id, client_id, task, provider, model, state, reserved_tokens, created_at)
       values ($1, $2, $3, 'knowledge-answer', 'openai', 'm', 'sent', 40, now() - interval '10 minutes')`,
      [id, firmId, acme.clientId],
    )
    await world.ask(member, question)
    const [call] = await world.database.asOwner('select state from provider_call where id = $1', [id])
    expect(call).toEqual({ state: 'unknown' })
  })

  it('stops with its asker, keeps nothing, and counts what was used', async () => {
    const leaving = new AbortController()
    const provider = createScriptedProvider()
    provider.enqueue({ answer: 'Too late', delayMs: 10_000 })
    const { models } = world.ports
    world.ports.models = createScriptedClient(provider)
    const before = (await world.history(member)).turns.length
    const asked = world.ask({ ...member, signal: leaving.signal }, question)
    setTimeout(() => leaving.abort(), 300)
    await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    world.ports.models = models
    expect((await world.history(member)).turns).toHaveLength(before)
    const [call] = await world.database.asOwner(
      `select state from provider_call where provider = 'openai' order by created_at desc, id desc limit 1`,
    )
    expect(call).toEqual({ state: 'unknown' })
  })

  it('asks the model that the client chose for reviewing', async () => {
    const { acme } = world.tenants
    await world.database.asOwner(
      `update client set settings = jsonb_set(settings, '{ai}', '{"llmPreparer": "gpt", "llmReviewer": "claude"}') where id = $1`,
      [acme.clientId],
    )
    const { models } = world.ports
    world.ports.models = createScriptedClient(
      createScriptedProvider({ id: 'openai' }),
      createScriptedProvider({ id: 'anthropic', model: 'claude-x' }),
      createBuiltinProvider({ tokensPerSecond: 0 }),
    )
    expect(await world.ask(member, question)).toMatchObject({ provider: 'anthropic', model: 'claude-x' })
    expect(await world.ask(admin, question)).toMatchObject({ provider: 'openai' })
    world.ports.models = models
  })
})
