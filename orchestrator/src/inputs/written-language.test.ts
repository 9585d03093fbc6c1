import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { findPhaseContext } from '../agents/phase-context.ts'
import { createEngineWorld, type EngineWorld, type Place } from '../testing/engine-world.ts'

let world: EngineWorld
let phase: Place

beforeAll(async () => {
  world = await createEngineWorld()
  const field = { type: 'textarea', description: '', required: false } as const
  phase = await world.addPhase({
    requiredInputs: {
      groups: [],
      fields: [
        { ...field, name: 'goal', label: 'Goal' },
        { ...field, name: 'system', label: 'System' },
      ],
    },
  })
})
afterAll(() => world.database.close())

const language = async () => {
  const { phaseId } = phase
  const context = await world.database.tenantRead(workerScope(phase), (tx) => findPhaseContext(tx, phaseId))
  return context?.language
}
const set = (text: string, ...values: unknown[]) => world.database.asOwner(text, values)

describe('the language that the agents of a phase write in', () => {
  it('is English, that of the inputs, the client’s, the initiative’s', async () => {
    const { clientId, initiativeId, phaseId } = phase
    expect(await language()).toBe('en')
    const inputs = { goal: 'Das neue System soll bis Ende März in allen Werken laufen.', system: 'SAP R/3' }
    await set('update initiative_phase set inputs = $2 where id = $1', phaseId, JSON.stringify(inputs))
    expect(await language()).toBe('de')
    await set(`update client set settings = '{"language": "en"}' where id = $1`, clientId)
    expect(await language()).toBe('en')
    await set(`update initiative set language = 'de' where id = $1`, initiativeId)
    expect(await language()).toBe('de')
  })
})
