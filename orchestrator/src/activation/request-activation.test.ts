import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Doorbell } from '@parley/server-kit/queue/queue.ts'
import { sweep } from '../sweeper/sweeper.ts'
import type { Place } from '../testing/engine-world.ts'
import { runActivation } from './run-activation.ts'
import { type ActivationScene, createActivationScene } from './testing/activation-scene.ts'

let world: ActivationScene
/** Asked for and not begun; every test takes a phase of its own otherwise. */
let done: Place

beforeAll(async () => {
  world = await createActivationScene()
  done = await world.addReadyPhase()
  await world.activate(done)
})
afterAll(() => world.database.close())

const ringsOf = async (phase: Place) =>
  world.database.asOwner(`select id from outbox where topic = 'activation.run' and entity_id = $1`, [
    (await world.read(phase)).id,
  ])
const owner = (text: string, values: unknown[]) => world.database.asOwner(text, values)

/** Asks again. @returns whether that made it run again */
async function runsAgain(phase: Place): Promise<boolean> {
  const before = await ringsOf(phase)
  const { status } = await world.ask(phase)
  const isRung = (await ringsOf(phase)).length > before.length
  expect(status).toBe(isRung ? 'PENDING' : 'COMPLETED')
  if (isRung) await runActivation(world.ports, await world.jobOf(phase))
  return isRung
}

describe('asking for an activation (Document 2, 4.5 and 7.7; decisions D3)', () => {
  it('needs a completed interaction, and says so', async () => {
    const phase = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR']) })
    const refused = {
      code: 'CONFLICT',
      message: 'No completed interactions found. Complete some agent interactions first.',
    }
    await expect(world.ask(phase)).rejects.toMatchObject(refused)
    await world.start(phase)
    await expect(world.ask(phase)).rejects.toMatchObject(refused)
  })

  it('is not possible while the initiative is on hold, nor for what is not there', async () => {
    const phase = await world.addReadyPhase()
    await owner(`update initiative set status = 'ON_HOLD' where id = $1`, [phase.initiativeId])
    await expect(world.ask(phase)).rejects.toMatchObject({ message: 'The initiative is on hold.' })
    await expect(world.ask({ ...phase, phaseId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('joins the one that is asked for or at work, and rings once', async () => {
    const phase = await world.addReadyPhase()
    const answers = await Promise.all([world.ask(phase), world.ask(phase)])
    expect(answers).toEqual([{ status: 'PENDING' }, { status: 'PENDING' }])
    await owner(`update activation set status = 'IN_PROGRESS' where phase_id = $1`, [phase.phaseId])
    expect(await world.ask(phase)).toEqual({ status: 'IN_PROGRESS' })
    expect(await ringsOf(phase)).toHaveLength(1)
    const audited = await owner(
      `select action, details ->> 'subjectId' as subject from audit_event where entity_id = $1 and action = 'phase.activated'`,
      [phase.initiativeId],
    )
    expect(audited).toEqual([{ action: 'phase.activated', subject: phase.phaseId }])
  })

  it('answers what is stored while nothing has changed', async () => {
    expect(await runsAgain(done)).toBe(false)
  })

  const changes: [string, (phase: Place) => Promise<unknown>][] = [
    [
      'an input',
      ({ phaseId }) =>
        owner(`update initiative_phase set inputs = '{"scope":"Less"}' where id = $1`, [phaseId]),
    ],
    [
      'an observation',
      (phase) =>
        owner(
          `insert into observation (id, firm_id, client_id, initiative_id, phase_id, description, severity, observation_type)
           values ($1, $2, $3, $4, $5, 'Seen', 'LOW', 'INITIAL')`,
          [newId(), phase.firmId, phase.clientId, phase.initiativeId, phase.phaseId],
        ),
    ],
    [
      'an answer',
      ({ phaseId }) =>
        owner(`update agent_interaction set agent_response = 'Else' where phase_id = $1 and kind = 'agent'`, [
          phaseId,
        ]),
    ],
    [
      'the final summary',
      ({ phaseId }) => owner(`update sequence_run set summary = 'Else' where phase_id = $1`, [phaseId]),
    ],
    [
      'a document of the initiative',
      ({ initiativeId, clientId }) =>
        world.addDocument({ clientId, initiativeId, fileName: 'new.md', content: 'A new plan.' }),
    ],
    [
      'a document of the firm for client work',
      () => world.addDocument({ useInClientWork: true, fileName: 'method.md', content: 'A new method.' }),
    ],
  ]
  it.each(changes)('runs again once %s has changed, and then stands again', async (_what, change) => {
    await change(done)
    expect(await runsAgain(done)).toBe(true)
    expect(await runsAgain(done)).toBe(false)
  })

  it('does not run again for what it is not made from', async () => {
    await world.addDocument({ fileName: 'secret.md', content: 'Only for the firm.' })
    await owner(`update initiative_phase set notes = 'A note' where id = $1`, [done.phaseId])
    expect(await runsAgain(done)).toBe(false)
  })

  it('is rung for again by the sweeper when nobody is at it', async () => {
    const phase = await world.addReadyPhase()
    await world.ask(phase)
    const { id } = await world.read(phase)
    const swept = async (): Promise<string[]> => {
      const rung: Doorbell[] = []
      const add = (doorbell: Doorbell) => Promise.resolve(void rung.push(doorbell))
      const queue = { add, ping: () => Promise.resolve(), close: () => Promise.resolve() }
      await sweep({
        ...world.ports,
        queue,
        clock: { now: () => new Date() },
        embeddingModel: 'builtin-hash-768-1',
      })
      return rung.filter(({ topic }) => topic === 'activation.run').map(({ entityId }) => entityId)
    }
    expect(await swept()).not.toContain(id)
    await owner(`update activation set requested_at = now() - interval '1 minute' where id = $1`, [id])
    // It waits for its firm's turn; once it had that, nobody has taken it.
    expect(await swept()).not.toContain(id)
    await owner(`update outbox set relayed_at = now() where entity_id = $1`, [id])
    expect(await swept()).toContain(id)
    await owner(
      `update activation set lease_until = now() + interval '20 seconds', status = 'IN_PROGRESS' where id = $1`,
      [id],
    )
    expect(await swept()).not.toContain(id)
    await owner(`update activation set lease_until = now() - interval '1 second' where id = $1`, [id])
    expect(await swept()).toContain(id)
  })
})
