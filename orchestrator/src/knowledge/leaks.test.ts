import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Isolation } from '@parley/server-kit/testing/test-database.ts'
import type { Caller } from '../caller.ts'
import type { NewArtifact } from '../ingestion/testing/knowledge-tenants.ts'
import { createScriptedClient } from '../models/testing/scripted-provider.ts'
import { createEchoProvider } from './testing/echo-provider.ts'
import { createKnowledgeWorld, type KnowledgeWorld } from './testing/knowledge-world.ts'

const question = 'What is the budget of the Zephyr warehouse programme?'
/** Every place's text shares the question's words and holds a word of its own. */
const textOf = (place: string): string =>
  `# Zephyr\n\nThe budget of the Zephyr warehouse programme is EUR 410,000 under the code canary-${place}.`
const canaries = (value: unknown): string[] => [
  ...new Set([...JSON.stringify(value).matchAll(/canary-(\w+)/g)].map(([, place]) => place ?? '')),
]

interface Principal {
  caller: Caller
  sees: string[]
}

async function addPlaces(world: KnowledgeWorld): Promise<void> {
  const { firmId, otherFirmId, acme, helios, borealis } = world.tenants
  const places: Record<string, Omit<NewArtifact, 'fileName' | 'content'>> = {
    acme: { firmId, clientId: acme.clientId },
    initiative: { firmId, clientId: acme.clientId, initiativeId: acme.initiativeId },
    secret: { firmId, clientId: acme.clientId, initiativeId: acme.secretInitiativeId },
    helios: { firmId, clientId: helios.clientId, initiativeId: helios.initiativeId },
    borealis: { firmId: otherFirmId, clientId: borealis.clientId, initiativeId: borealis.initiativeId },
    internal: { firmId },
    shared: { firmId, useInClientWork: true },
    foreign: { firmId: otherFirmId, useInClientWork: true },
  }
  for (const [place, artifact] of Object.entries(places)) {
    await world.addDocument({ ...artifact, fileName: `canary-${place}.md`, content: textOf(place) })
    const { initiativeId, clientId } = artifact
    if (initiativeId === undefined || clientId === undefined) continue
    await world.database.asOwner('update initiative set name = $1 where id = $2', [
      `Zephyr canary-${place}`,
      initiativeId,
    ])
    await world.database.asOwner(
      `insert into initiative_summary (id, firm_id, client_id, initiative_id, summary, vendor_choices, outcomes) values (gen_random_uuid(), $1, $2, $3, 'Done', array[$4], $4)`,
      [artifact.firmId, clientId, initiativeId, `Vendor canary-${place}`],
    )
  }
}

async function addPrincipals(world: KnowledgeWorld): Promise<Record<string, Principal>> {
  const { firmId, otherFirmId, acme, helios, borealis } = world.tenants
  const principal = async (
    place: Parameters<KnowledgeWorld['addAsker']>[0],
    sees: string[],
  ): Promise<Principal> => ({ caller: await world.addAsker(place), sees: sees.sort() })
  return {
    'a member of Acme': await principal({ firmId, clientId: acme.clientId }, [
      'acme',
      'initiative',
      'secret',
      'shared',
    ]),
    'a member of Helios': await principal({ firmId, clientId: helios.clientId }, ['helios', 'shared']),
    'a member of Borealis': await principal({ firmId: otherFirmId, clientId: borealis.clientId }, [
      'borealis',
      'foreign',
    ]),
    'the firm’s admin': await principal({ firmId }, ['acme', 'initiative', 'helios', 'internal', 'shared']),
    'a consultant of Acme': await principal({ firmId, clientIds: [acme.clientId] }, [
      'acme',
      'initiative',
      'internal',
      'shared',
    ]),
    'a consultant without clients': await principal({ firmId, clientIds: [] }, ['internal', 'shared']),
    'the other firm’s admin': await principal({ firmId: otherFirmId }, ['borealis', 'foreign']),
  }
}

for (const isolation of ['both', 'row-level-security', 'scoping'] satisfies Isolation[]) {
  describe(`questions with ${isolation}`, () => {
    let world: KnowledgeWorld
    let principals: Record<string, Principal>

    beforeAll(async () => {
      // The model says all that it was told, so that nothing that it gets can hide.
      world = await createKnowledgeWorld({ isolation, models: createScriptedClient(createEchoProvider()) })
      await addPlaces(world)
      principals = await addPrincipals(world)
    })
    afterAll(() => world.close())

    it('show each principal all of their own, and nothing of anybody else’s', async () => {
      for (const [name, { caller, sees }] of Object.entries(principals))
        for (const filters of [null, ['document' as const], ['conversation' as const]]) {
          world.heard.length = 0
          const answer = await world.ask(caller, question, {
            maxResults: 50,
            relevanceThreshold: 0,
            filters,
            streamId: newId(),
          })
          await new Promise((resolve) => setTimeout(resolve, 20))
          const expected = filters?.[0] === 'conversation' ? [] : sees
          expect([name, canaries(answer).sort()]).toEqual([name, expected])
          expect([name, canaries(world.heard).sort()]).toEqual([name, expected])
          expect(world.heard.every(({ userId }) => userId === caller.scope.userId)).toBe(true)
          const { metadata, results } = answer
          expect(metadata.ragResultsCount).toBe(results.length)
          expect(metadata.documentCount).toBe(expected.length)
        }
    })

    it('are remembered for their asker alone', async () => {
      const { caller: one } = principals['a member of Acme'] as Principal
      const { firmId, acme } = world.tenants
      const colleague = await world.addAsker({ firmId, clientId: acme.clientId })
      await world.ask(one, 'Who is canary-asker of the Zephyr programme?', { requestKey: 'the-key' })
      const own = await world.history(one)
      expect(canaries(own)).toContain('asker')
      for (const { caller } of [...Object.values(principals), { caller: colleague }]) {
        if (caller === one) continue
        const theirs = await world.history(caller, { before: own.turns.at(-1)?.id ?? '' })
        expect(canaries(theirs)).not.toContain('asker')
        const again = await world.ask(caller, 'What is the budget?', { requestKey: 'the-key' })
        expect(canaries(again)).not.toContain('asker')
        await world.clear(caller)
      }
      expect((await world.history(one)).turns).toHaveLength(own.turns.length)
      // The same person in another place: a firm's conversation is not the client's.
      const elsewhere = {
        ...one,
        scope: { ...one.scope, actorKind: 'firm' as const, clientIds: 'all' as const },
      }
      expect((await world.history(elsewhere)).turns).toEqual([])
    })

    it('keep their answers only as long as their sources may be shown', async () => {
      const { caller } = principals['the firm’s admin'] as Principal
      const { helios } = world.tenants
      await world.clear(caller)
      await world.ask(caller, question, { maxResults: 50, relevanceThreshold: 0 })
      expect(canaries(await world.history(caller))).toContain('helios')
      await world.database.asOwner('update initiative set is_confidential = true where id = $1', [
        helios.initiativeId,
      ])
      expect(canaries(await world.history(caller))).not.toContain('helios')
      await world.database.asOwner('update initiative set is_confidential = false where id = $1', [
        helios.initiativeId,
      ])
      expect(canaries(await world.history(caller))).toContain('helios')
      const member = (principals['a member of Acme'] as Principal).caller
      await world.clear(member)
      await world.ask(member, question, { maxResults: 50, relevanceThreshold: 0 })
      await world.database.asOwner(`update artifact set use_in_client_work = false where scope = 'firm'`)
      expect(canaries(await world.history(member)).sort()).toEqual(['acme', 'initiative', 'secret'])
      const consultant = (principals['a consultant of Acme'] as Principal).caller
      await world.ask(consultant, question, { maxResults: 50, relevanceThreshold: 0 })
      expect(canaries(await world.history(consultant))).toContain('acme')
      const without = { ...consultant, scope: { ...consultant.scope, clientIds: [] } }
      expect(canaries(await world.history(without)).sort()).toEqual(['internal', 'shared'])
    })
  })
}
