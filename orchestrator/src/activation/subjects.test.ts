import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RagSources } from '@parley/contracts/http/activation.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { Place } from '../testing/engine-world.ts'
import { type ActivationWorld, createActivationWorld } from './testing/activation-world.ts'

const mandate =
  'Scope and mandate of the selection: one product for the three plants, decided by the steering committee.'
const hosting = 'The data centre in Leeds closes in May 2027, so that hosting has to move before then.'
const interfaces = 'Interfaces to the warehouse system are the most frequent cause of late projects.'
const unrelated = 'Bicycles may be parked in the yard behind the canteen.'

let world: ActivationWorld

beforeAll(async () => {
  world = await createActivationWorld()
  const { clientId } = world.tenant
  await world.addDocument({ clientId, fileName: 'it-plan.md', content: `${hosting}\n\n${unrelated}` })
  await world.addDocument({ useInClientWork: true, fileName: 'lessons.md', content: interfaces })
})
afterAll(() => world.database.close())

const agentsOf = async (titles: readonly string[]) =>
  (await world.addAgents(titles.map(() => 'CONTRIBUTOR' as const))).map((place, index) => ({
    ...place,
    chapterTitle: titles[index] ?? '',
  }))

async function addObservation(phase: Place, description: string): Promise<void> {
  await world.database.asOwner(
    `insert into observation (id, firm_id, client_id, initiative_id, phase_id, description, severity, status, observation_type)
     values ($1, $2, $3, $4, $5, $6, 'HIGH', 'OPEN', 'AI_CONVERSATION')`,
    [newId(), phase.firmId, phase.clientId, phase.initiativeId, phase.phaseId, description],
  )
}

/** Its description, an input and an observation have one subject each, which a document of another kind is about. */
async function addPhase(titles: readonly string[]): Promise<Place> {
  const phase = await world.addPhase({
    description: 'Scope and mandate of the selection are agreed.',
    requiredInputs: {
      groups: [],
      fields: [{ name: 'hosting', label: 'Hosting', type: 'text', required: true }],
    },
    aiAgents: await agentsOf(titles),
  })
  const { clientId, initiativeId } = phase
  await world.database.asOwner('update initiative_phase set inputs = $1 where id = $2', [
    JSON.stringify({ hosting: 'Leaves the data centre in Leeds' }),
    phase.phaseId,
  ])
  await world.addDocument({
    clientId,
    initiativeId,
    fileName: 'minutes.md',
    content: `${mandate}\n\n${unrelated}`,
  })
  await world.talk(phase)
  await addObservation(phase, 'Interfaces to the warehouse system have no owner.')
  return phase
}

const namesOf = (sources: RagSources) => ({
  initiative: sources.initiative.map(({ name }) => name),
  client: sources.client.map(({ name }) => name),
  firm: sources.firm.map(({ name }) => name),
})

describe('an activation’s sources', () => {
  it.each([
    ['', ''],
    ['Team', 'Decision'],
  ])('of all three kinds are found by subject and kept, with chapters %j', async (...titles) => {
    const stored = await world.activate(await addPhase(titles))
    expect(stored.status).toBe('COMPLETED')
    const sources = stored.rag_sources as unknown as RagSources
    expect(namesOf(sources)).toEqual({
      initiative: ['minutes.md'],
      client: ['it-plan.md'],
      firm: ['lessons.md'],
    })
    for (const quote of [mandate, hosting, interfaces]) expect(stored.enriched_context).toContain(quote)
    expect(stored.enriched_context).not.toContain(unrelated)
  })
})
