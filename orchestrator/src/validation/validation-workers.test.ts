import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Place } from '../testing/engine-world.ts'
import { checkOurFault } from './run-validation.ts'
import {
  createValidationWorld,
  resultOf,
  statementsOf,
  type ValidationWorld,
} from './testing/validation-world.ts'

let world: ValidationWorld

beforeAll(async () => {
  world = await createValidationWorld()
})
afterAll(() => world.database.close())

describe('a worker that dies', () => {
  class Died extends Error {}
  const answerTo = (statements: readonly { id: string }[] = []) => ({
    results: statements.map(({ id }) => resultOf(id, id !== 'm2' && id !== 'm6')),
  })

  /** Checks seven statements, in two batches, with a worker that dies at this boundary. */
  async function checkDying(at: ValidationWorld, phase: Place, dieAt: number): Promise<boolean> {
    const asked = at.ask(phase)
    const id = await at.atWork(phase)
    let points = 0
    const fault = (): void => {
      points += 1
      if (points === dieAt) throw new Died()
    }
    await at.work(id, fault).catch((error: unknown) => {
      if (!(error instanceof Died)) throw error
    })
    // The lease of a dead worker runs out.
    await at.database.asOwner(
      `update validation_run set lease_until = now() - interval '1 second' where id = $1 and status = 'RUNNING'`,
      [id],
    )
    if (points >= dieAt) await at.work(id)
    expect(await asked).toMatchObject({ validationId: id, done: true })
    return points >= dieAt
  }

  it('at any boundary leaves what an undisturbed check leaves', async () => {
    const at = await createValidationWorld(world.database)
    let point = 1
    for (let hasDied = true; hasDied; point += 1) {
      for (let call = 0; call < 3; call += 1)
        at.model.enqueue(({ evidence }) => answerTo(evidence.statements), 'mitigation-check')
      const phase = await at.addPhase({ initialRiskMitigations: statementsOf(7) })
      hasDied = await checkDying(at, phase, point)
      const found = await at.observationsOf(phase)
      expect({ point, found: found.map((row) => row.mitigation_id) }).toEqual({ point, found: ['m2', 'm6'] })
      expect(await at.confirmedIn(phase)).toEqual(['m1', 'm3', 'm4', 'm5', 'm7'])
      const [stored] = await at.database.asOwner<{ status: string; checked: number; ids: string[] }>(
        'select status, checked, new_observation_ids as ids from validation_run where phase_id = $1',
        [phase.phaseId],
      )
      expect(stored).toMatchObject({ status: 'COMPLETED', checked: 7 })
      expect(stored?.ids.toSorted()).toEqual(found.map((row) => row.id).toSorted())
    }
    // Two batches with a boundary before the call, before the commit and after it.
    expect(point).toBeGreaterThan(6)
  })
})

describe('an error of ours', () => {
  it('ends the check once it came again and again, and says so; until then it is tried at once', async () => {
    const phase = await world.addPhase({ initialRiskMitigations: statementsOf(1) })
    const asked = world.ask(phase)
    const id = await world.atWork(phase)
    const broken = (): never => {
      throw new Error('a fault of ours')
    }
    for (const status of ['RUNNING', 'RUNNING', 'FAILED']) {
      await expect(world.work(id, broken)).rejects.toThrow('a fault of ours')
      expect(await world.validationsOf(phase)).toMatchObject([{ status }])
    }
    await expect(asked).rejects.toThrow(checkOurFault)
  })

  it('that was overcome leaves a check that is complete', async () => {
    const phase = await world.addPhase({ initialRiskMitigations: statementsOf(1) })
    world.say(['m1'], [])
    const asked = world.ask(phase)
    const id = await world.atWork(phase)
    const broken = (): never => {
      throw new Error('a fault of ours')
    }
    await expect(world.work(id, broken)).rejects.toThrow('a fault of ours')
    await world.work(id)
    expect(await asked).toMatchObject({ validationId: id, done: true })
  })
})

describe('two at once', () => {
  it('people join the check that is at work', async () => {
    const phase = await world.addPhase({ initialRiskMitigations: statementsOf(1) })
    world.say(['m1'], ['m1'])
    const both = Promise.all([world.ask(phase), world.ask(phase)])
    await world.work(await world.atWork(phase))
    const [one, other] = await both
    expect(other.validationId).toBe(one.validationId)
    expect(other.newObservationIds).toEqual(one.newObservationIds)
    expect(await world.validationsOf(phase)).toHaveLength(1)
    expect(await world.observationsOf(phase)).toHaveLength(1)
  })

  it('workers: one takes it, the other finds nothing to do', async () => {
    const phase = await world.addPhase({ initialRiskMitigations: statementsOf(1) })
    world.say(['m1'], ['m1'])
    const asked = world.ask(phase)
    const id = await world.atWork(phase)
    await Promise.all([world.work(id), world.work(id)])
    await asked
    expect(await world.validationsOf(phase)).toMatchObject([{ status: 'COMPLETED', generation: 1 }])
    expect(await world.observationsOf(phase)).toHaveLength(1)
  })

  it('a worker that lost its lease stores nothing', async () => {
    const phase = await world.addPhase({ initialRiskMitigations: statementsOf(1) })
    const asked = world.ask(phase)
    const id = await world.atWork(phase)
    world.model.enqueue(async () => {
      await world.database.asOwner(
        `update validation_run set lease_until = now() - interval '1 second' where id = $1`,
        [id],
      )
      world.say(['m1'], [])
      await world.work(id)
      return { results: [resultOf('m1', false)] }
    }, 'mitigation-check')
    await world.work(id)
    expect(await asked).toMatchObject({ done: true, newObservationIds: [] })
    expect(await world.validationsOf(phase)).toMatchObject([
      { status: 'COMPLETED', generation: 2, checked: 1 },
    ])
    expect(await world.observationsOf(phase)).toEqual([])
  })
})
