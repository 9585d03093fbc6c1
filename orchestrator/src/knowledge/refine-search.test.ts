import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Caller } from '../caller.ts'
import {
  createScriptedClient,
  createScriptedProvider,
  type ScriptedProvider,
} from '../models/testing/scripted-provider.ts'
import { createKnowledgeWorld, type KnowledgeWorld } from './testing/knowledge-world.ts'

const question = 'How are warehouse robots paid for?'

describe('a search that a language model helps with', () => {
  let world: KnowledgeWorld
  let member: Caller
  let provider: ScriptedProvider

  beforeAll(async () => {
    world = await createKnowledgeWorld({ hasLanguageModel: true })
    const { firmId, acme, helios } = world.tenants
    const { clientId } = acme
    member = await world.addAsker({ firmId, clientId })
    const documents = {
      'robots.md': 'Warehouse robots are paid for by the sponsor.',
      'second.md': 'Warehouse robots are paid for in two rates.',
      'lease.md': 'Zeppelin leasing covers everything on wheels.',
    }
    for (const [fileName, content] of Object.entries(documents))
      await world.addDocument({ firmId, clientId, fileName, content })
    const secret = 'Zeppelin leasing at Helios costs EUR 9.'
    await world.addDocument({ firmId, clientId: helios.clientId, fileName: 'helios.md', content: secret })
  })
  afterAll(() => world.close())
  beforeEach(() => {
    provider = createScriptedProvider()
    world.ports.models = createScriptedClient(provider)
  })

  const named = async (maxResults = 5): Promise<string[]> => {
    const { results } = await world.ask(member, question, { maxResults })
    return results.map(({ name }) => name)
  }
  const tasks = (): string[] => provider.requests.map(({ task }) => task)
  const idOf = async (name: string): Promise<string> => {
    const [row] = await world.database.asOwner<{ id: string }>(
      'select c.id from knowledge_chunk c join artifact a on a.id = c.artifact_id where a.name = $1',
      [name],
    )
    return row?.id ?? ''
  }

  it('asks in other words too, of the asker’s own documents', async () => {
    provider.enqueue({ answer: '1. What does zeppelin leasing cover?\n\n- zeppelin' }, 'query-variants')
    const found = await named()
    expect(found).toContain('lease.md')
    expect(found).not.toContain('helios.md')
    expect(tasks()).toEqual(['query-variants', 'rerank', 'knowledge-answer'])
    const [call] = await world.database.asOwner<{ state: string }>(
      `select state from provider_call where task = 'rerank' order by created_at desc limit 1`,
    )
    expect(call?.state).toBe('settled')
  })

  it('takes the model’s order of what was found, and nothing that was not', async () => {
    const second = await idOf('second.md')
    const foreign = await idOf('helios.md')
    provider.enqueue({ answer: { order: [foreign, second] } }, 'rerank')
    expect((await named())[0]).toBe('second.md')
    expect(await named()).not.toContain('helios.md')
    provider.enqueue({ answer: { order: [second] } }, 'rerank')
    expect(await named(1)).toEqual(['second.md'])
  })

  it('stays as it was where the model fails', async () => {
    const before = await named()
    provider.enqueue({ fail: 'refused' }, 'query-variants')
    provider.enqueue({ fail: 'refused' }, 'rerank')
    expect(await named()).toEqual(before)
  })

  it('asks nobody where no language model is configured', async () => {
    world.ports.hasLanguageModel = false
    await named()
    world.ports.hasLanguageModel = true
    expect(tasks()).toEqual(['knowledge-answer'])
  })
})
