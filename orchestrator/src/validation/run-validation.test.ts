import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createValidationWorld,
  idsOf,
  ownedBy,
  register,
  resultOf,
  statementsOf,
  type ValidationWorld,
} from './testing/validation-world.ts'

let world: ValidationWorld

beforeAll(async () => {
  world = await createValidationWorld()
})
afterAll(() => world.database.close())

const quote = (words: string) => ({
  kind: 'passage',
  chunkId: register.chunkId,
  artifactId: register.artifactId,
  name: 'Risk register',
  page: 2,
  quote: words,
  says: 'supports',
})

describe('checking again (decisions D3)', () => {
  it('remediates, keeps and adds in the tables, and writes nothing twice', async () => {
    const phase = await world.addPhase({ initialRiskMitigations: statementsOf(3) })
    world.say(idsOf(1, 3), ['m1', 'm2'])
    expect(await world.validate(phase)).toMatchObject({ done: true })
    const before = await world.observationsOf(phase)
    expect(before.map((row) => row.mitigation_id)).toEqual(['m1', 'm2'])
    await world.database.asOwner(`update observation set status = 'TO_REMEDIATE' where phase_id = $1`, [
      phase.phaseId,
    ])
    world.say(idsOf(1, 3), ['m2', 'm3'])
    const again = await world.validate(phase)
    const after = await world.observationsOf(phase)
    expect(after.map((row) => [row.mitigation_id, row.status])).toEqual([
      ['m1', 'REMEDIATED'],
      ['m2', 'TO_REMEDIATE'],
      ['m3', 'OPEN'],
    ])
    expect(after.slice(0, 2).map((row) => row.id)).toEqual(before.map((row) => row.id))
    expect(again.newObservationIds).toEqual([after[2]?.id])
    expect(await world.confirmedIn(phase)).toEqual(['m1'])
    const [settled] = await world.database.asOwner<{ settled: object }>(
      'select settled from observation where id = $1',
      [before[0]?.id],
    )
    expect(settled?.settled).toEqual({ by: 'validation', words: null, quotes: [quote(ownedBy(1))] })
  })

  it('leaves a remediated one that fails again as it is, with the new evidence, and says so', async () => {
    const fields = [{ name: 'owner', label: 'Owner', type: 'text' as const, required: false }]
    const phase = await world.addPhase({
      initialRiskMitigations: statementsOf(1),
      requiredInputs: { groups: [], fields },
    })
    await world.database.asOwner('update initiative_phase set inputs = $1 where id = $2', [
      JSON.stringify({ owner: 'Nobody yet' }),
      phase.phaseId,
    ])
    const read = () =>
      world.database.asOwner<{
        id: string
        status: string
        evidence: object[]
        updated_at: Date
        again: boolean
      }>(
        `select o.id, o.status, o.evidence, o.updated_at, v.started_at > o.remediated_at as again
         from observation o join validation_run v on v.id = o.validation_run_id where o.phase_id = $1`,
        [phase.phaseId],
      )
    world.say(['m1'], ['m1'])
    await world.validate(phase)
    await world.database.asOwner(
      `update observation set status = 'REMEDIATED', remediated_at = now() where phase_id = $1`,
      [phase.phaseId],
    )
    const [before] = await read()
    const evidence = [{ inputLabel: 'Owner', quote: 'Nobody yet', says: 'contradicts' }]
    world.model.enqueue({ answer: { results: [{ ...resultOf('m1', false), evidence }] } }, 'mitigation-check')
    const again = await world.validate(phase)
    expect(again).toMatchObject({ done: true, newObservationIds: [] })
    expect(again.message).toBe(
      '1 risk mitigation was checked; there are no new observations; 1 remediated before fails again.',
    )
    expect(await read()).toEqual([
      { ...before, evidence: [expect.objectContaining({ kind: 'input', quote: 'Nobody yet' })], again: true },
    ])
    world.say(['m1'], [])
    const third = await world.validate(phase)
    expect(third.message).toBe('1 risk mitigation was checked; there are no new observations.')
    expect(await read()).toMatchObject([{ id: before?.id, status: 'REMEDIATED', again: false }])
  })

  it('confirms no longer what fails later, and keeps what a check did not come to', async () => {
    const phase = await world.addPhase({ initialRiskMitigations: statementsOf(6) })
    world.say(idsOf(1, 5), [])
    world.say(['m6'], [])
    await world.validate(phase)
    expect(await world.confirmedIn(phase)).toEqual(idsOf(1, 6))
    world.say(['m1', 'm2', 'm4', 'm5'], ['m2'])
    world.model.enqueue({ fail: 'refused' }, 'mitigation-check')
    await expect(world.validate(phase)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await world.confirmedIn(phase)).toEqual(['m1', 'm4', 'm5', 'm6'])
    expect((await world.observationsOf(phase)).map((row) => row.mitigation_id)).toEqual(['m2', 'm3'])
  })
})

describe('a check that no model can make', () => {
  it('fails, keeps what it has found so far and tells how far it came', async () => {
    const phase = await world.addPhase({ initialRiskMitigations: statementsOf(7) })
    world.say(idsOf(1, 5), ['m1'])
    for (let call = 0; call < 12; call += 1) world.model.enqueue({ fail: 'refused' }, 'mitigation-check')
    const asked = expect(world.ask(phase)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      options: { retryAfterSeconds: 30 },
    })
    await world.work(await world.atWork(phase))
    await asked
    expect(await world.validationsOf(phase)).toMatchObject([{ status: 'FAILED', checked: 5 }])
    const events = await world.database.asOwner<{ data: unknown }>(
      `select data from phase_event where phase_id = $1 and type = 'VALIDATION_UPDATED' order by seq`,
      [phase.phaseId],
    )
    expect(events.at(-1)?.data).toMatchObject({ status: 'FAILED', checked: 5, total: 7 })
    expect(await world.observationsOf(phase)).toHaveLength(1)
  })
})
