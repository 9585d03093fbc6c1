import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Passage } from '../models/port.ts'
import { createScriptedProvider, type ScriptedProvider } from '../models/testing/scripted-provider.ts'
import type { FaultPoint } from '../steps/engine-ports.ts'
import { createEngineWorld, type EngineWorld, type Place } from '../testing/engine-world.ts'
import { runValidation } from './run-validation.ts'
import { validatePhase } from './start-validation.ts'

let world: EngineWorld
let model: ScriptedProvider

beforeAll(async () => {
  model = createScriptedProvider()
  world = await createEngineWorld({ providers: [model], passages: [register] })
})
afterAll(() => world.database.close())

const statementsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index + 1}`,
    description: `Risk ${index + 1} is owned.`,
    order: index + 1,
  }))

/** What says of every risk that it is owned, and of the second the contrary too. */
const register: Passage = {
  chunkId: newId(),
  artifactId: newId(),
  sourceKind: 'initiative',
  name: 'Risk register',
  page: 2,
  text: [...Array.from({ length: 7 }, (_, index) => ownedBy(index + 1)), 'Nobody owns it.'].join('\n'),
  relevance: 0.8,
}
function ownedBy(number: number | string): string {
  return `Risk ${number} is owned by Ada Marsh.`
}

const resultOf = (statementId: string, holds: boolean) => ({
  statementId,
  evidence: [
    holds
      ? { chunkId: register.chunkId, quote: ownedBy(statementId.slice(1)), says: 'supports' as const }
      : { chunkId: register.chunkId, quote: 'Nobody owns it.', says: 'contradicts' as const },
  ],
  reasoning: 'So it is.',
  verdict: holds ? ('holds' as const) : ('does-not-hold' as const),
  severity: 'HIGH' as const,
  description: `Nobody owns ${statementId}.`,
})

/** What the check says of each statement: those named do not hold. */
const say = (ids: readonly string[], failing: readonly string[]): void =>
  model.enqueue(
    { answer: { results: ids.map((id) => resultOf(id, !failing.includes(id))) } },
    'mitigation-check',
  )

const idsOf = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `m${from + index}`)

const observationsOf = ({ phaseId }: Place) =>
  world.database.asOwner<{ id: string; mitigation_id: string; status: string }>(
    'select id, mitigation_id, status from observation where phase_id = $1 order by mitigation_id',
    [phaseId],
  )
const validationsOf = ({ phaseId }: Place) =>
  world.database.asOwner<{ id: string; status: string; checked: number; generation: number }>(
    'select id, status, checked, generation from validation_run where phase_id = $1 order by started_at, id',
    [phaseId],
  )

/** Statements that are confirmed, each of them once. */
const confirmedIn = async ({ phaseId }: Place): Promise<string[]> => {
  const rows = await world.database.asOwner<{ mitigation_id: string }>(
    'select mitigation_id from confirmed_statement where phase_id = $1 order by mitigation_id',
    [phaseId],
  )
  return rows.map((row) => row.mitigation_id)
}
const quote = (words: string) => ({
  kind: 'passage',
  chunkId: register.chunkId,
  artifactId: register.artifactId,
  name: 'Risk register',
  page: 2,
  quote: words,
  says: 'supports',
})

const ask = (phase: Place, at = world) =>
  validatePhase(at.ports, at.caller, { params: { phaseId: phase.phaseId } })

/** The id of the check at work, once the command has stored it. */
async function atWork(phase: Place): Promise<string> {
  for (;;) {
    const row = (await validationsOf(phase)).find(({ status }) => status === 'RUNNING')
    if (row !== undefined) return row.id
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
const work = (validationId: string, at = world, fault?: (point: FaultPoint) => void) =>
  runValidation({ ...at.ports, ...(fault && { fault }) }, { ...at.tenant, validationId })

async function validate(phase: Place) {
  const asked = ask(phase)
  await work(await atWork(phase))
  return asked
}

describe('checking again (decisions D3)', () => {
  it('remediates, keeps and adds in the tables, and writes nothing twice', async () => {
    const phase = await world.addPhase({ initialRiskMitigations: statementsOf(3) })
    say(idsOf(1, 3), ['m1', 'm2'])
    expect(await validate(phase)).toMatchObject({ done: true })
    const before = await observationsOf(phase)
    expect(before.map((row) => row.mitigation_id)).toEqual(['m1', 'm2'])
    await world.database.asOwner(`update observation set status = 'TO_REMEDIATE' where phase_id = $1`, [
      phase.phaseId,
    ])
    say(idsOf(1, 3), ['m2', 'm3'])
    const again = await validate(phase)
    const after = await observationsOf(phase)
    expect(after.map((row) => [row.mitigation_id, row.status])).toEqual([
      ['m1', 'REMEDIATED'],
      ['m2', 'TO_REMEDIATE'],
      ['m3', 'OPEN'],
    ])
    expect(after.slice(0, 2).map((row) => row.id)).toEqual(before.map((row) => row.id))
    expect(again.newObservationIds).toEqual([after[2]?.id])
    expect(await confirmedIn(phase)).toEqual(['m1'])
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
    say(['m1'], ['m1'])
    await validate(phase)
    await world.database.asOwner(
      `update observation set status = 'REMEDIATED', remediated_at = now() where phase_id = $1`,
      [phase.phaseId],
    )
    const [before] = await read()
    const evidence = [{ inputLabel: 'Owner', quote: 'Nobody yet', says: 'contradicts' }]
    model.enqueue({ answer: { results: [{ ...resultOf('m1', false), evidence }] } }, 'mitigation-check')
    const again = await validate(phase)
    expect(again).toMatchObject({ done: true, newObservationIds: [] })
    expect(again.message).toBe(
      '1 risk mitigation was checked; there are no new observations; 1 remediated before fails again.',
    )
    expect(await read()).toEqual([
      { ...before, evidence: [expect.objectContaining({ kind: 'input', quote: 'Nobody yet' })], again: true },
    ])
    say(['m1'], [])
    const third = await validate(phase)
    expect(third.message).toBe('1 risk mitigation was checked; there are no new observations.')
    expect(await read()).toMatchObject([{ id: before?.id, status: 'REMEDIATED', again: false }])
  })

  it('confirms no longer what fails later, and keeps what a check did not come to', async () => {
    const phase = await world.addPhase({ initialRiskMitigations: statementsOf(6) })
    say(idsOf(1, 5), [])
    say(['m6'], [])
    await validate(phase)
    expect(await confirmedIn(phase)).toEqual(idsOf(1, 6))
    say(['m1', 'm2', 'm4', 'm5'], ['m2'])
    model.enqueue({ fail: 'refused' }, 'mitigation-check')
    await expect(validate(phase)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await confirmedIn(phase)).toEqual(['m1', 'm4', 'm5', 'm6'])
    expect((await observationsOf(phase)).map((row) => row.mitigation_id)).toEqual(['m2', 'm3'])
  })
})

describe('a worker that dies', () => {
  class Died extends Error {}
  const answerTo = (statements: readonly { id: string }[] = []) => ({
    results: statements.map(({ id }) => resultOf(id, id !== 'm2' && id !== 'm6')),
  })

  /** Checks seven statements, in two batches, with a worker that dies at this boundary. */
  async function checkDying(at: EngineWorld, phase: Place, dieAt: number): Promise<boolean> {
    const asked = ask(phase, at)
    const id = await atWork(phase)
    let points = 0
    const fault = (): void => {
      points += 1
      if (points === dieAt) throw new Died()
    }
    await work(id, at, fault).catch((error: unknown) => {
      if (!(error instanceof Died)) throw error
    })
    // The lease of a dead worker runs out.
    await at.database.asOwner(
      `update validation_run set lease_until = now() - interval '1 second' where id = $1 and status = 'RUNNING'`,
      [id],
    )
    if (points >= dieAt) await work(id, at)
    expect(await asked).toMatchObject({ validationId: id, done: true })
    return points >= dieAt
  }

  it('at any boundary leaves what an undisturbed check leaves', async () => {
    const steady = createScriptedProvider()
    const at = await createEngineWorld({
      database: world.database,
      providers: [steady],
      passages: [register],
    })
    let point = 1
    for (let hasDied = true; hasDied; point += 1) {
      for (let call = 0; call < 3; call += 1)
        steady.enqueue(({ evidence }) => answerTo(evidence.statements), 'mitigation-check')
      const phase = await at.addPhase({ initialRiskMitigations: statementsOf(7) })
      hasDied = await checkDying(at, phase, point)
      const found = await observationsOf(phase)
      expect({ point, found: found.map((row) => row.mitigation_id) }).toEqual({ point, found: ['m2', 'm6'] })
      expect(await confirmedIn(phase)).toEqual(['m1', 'm3', 'm4', 'm5', 'm7'])
      const [stored] = await at.database.asOwner<{ status: string; checked: number; ids: string[] }>(
        'select status, checked, new_observation_ids as ids from validation_run where phase_id = $1',
        [phase.phaseId],
      )
      expect(stored).toMatchObject({ status: 'COMPLETED', checked: 7 })
      expect(stored?.ids.toSorted()).toEqual(found.map((row) => row.id).toSorted())
    }
    // Two batches with a boundary before the call, before the commit and after it.
    expect(point).toBeGreaterThan(6)
  }, 60_000)
})

describe('two at once', () => {
  it('people join the check that is at work', async () => {
    const phase = await world.addPhase({ initialRiskMitigations: statementsOf(1) })
    say(['m1'], ['m1'])
    const both = Promise.all([ask(phase), ask(phase)])
    await work(await atWork(phase))
    const [one, other] = await both
    expect(other.validationId).toBe(one.validationId)
    expect(other.newObservationIds).toEqual(one.newObservationIds)
    expect(await validationsOf(phase)).toHaveLength(1)
    expect(await observationsOf(phase)).toHaveLength(1)
  })

  it('workers: one takes it, the other finds nothing to do', async () => {
    const phase = await world.addPhase({ initialRiskMitigations: statementsOf(1) })
    say(['m1'], ['m1'])
    const asked = ask(phase)
    const id = await atWork(phase)
    await Promise.all([work(id), work(id)])
    await asked
    expect(await validationsOf(phase)).toMatchObject([{ status: 'COMPLETED', generation: 1 }])
    expect(await observationsOf(phase)).toHaveLength(1)
  })

  it('a worker that lost its lease stores nothing', async () => {
    const phase = await world.addPhase({ initialRiskMitigations: statementsOf(1) })
    const asked = ask(phase)
    const id = await atWork(phase)
    model.enqueue(async () => {
      await world.database.asOwner(
        `update validation_run set lease_until = now() - interval '1 second' where id = $1`,
        [id],
      )
      say(['m1'], [])
      await work(id)
      return { results: [resultOf('m1', false)] }
    }, 'mitigation-check')
    await work(id)
    expect(await asked).toMatchObject({ done: true, newObservationIds: [] })
    expect(await validationsOf(phase)).toMatchObject([{ status: 'COMPLETED', generation: 2, checked: 1 }])
    expect(await observationsOf(phase)).toEqual([])
  })
})

describe('a check that no model can make', () => {
  it('fails, keeps what it has found so far and tells how far it came', async () => {
    const phase = await world.addPhase({ initialRiskMitigations: statementsOf(7) })
    say(idsOf(1, 5), ['m1'])
    for (let call = 0; call < 12; call += 1) model.enqueue({ fail: 'refused' }, 'mitigation-check')
    const asked = expect(ask(phase)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      options: { retryAfterSeconds: 30 },
    })
    await work(await atWork(phase))
    await asked
    expect(await validationsOf(phase)).toMatchObject([{ status: 'FAILED', checked: 5 }])
    const events = await world.database.asOwner<{ data: unknown }>(
      `select data from phase_event where phase_id = $1 and type = 'VALIDATION_UPDATED' order by seq`,
      [phase.phaseId],
    )
    expect(events.at(-1)?.data).toMatchObject({ status: 'FAILED', checked: 5, total: 7 })
    expect(await observationsOf(phase)).toHaveLength(1)
  })
})
