import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { BundledOutput, RagSources } from '@parley/contracts/http/activation.ts'
import type { FaultPoint } from '../steps/engine-ports.ts'
import type { Place } from '../testing/engine-world.ts'
import { runActivation } from './run-activation.ts'
import { type ActivationScene, createActivationScene } from './testing/activation-scene.ts'

let world: ActivationScene

beforeAll(async () => {
  world = await createActivationScene()
})
afterAll(() => world.database.close())

describe('a worker that dies', () => {
  /** What is left of an activation, its own ids apart. */
  async function leftOf(phase: Place) {
    const stored = await world.read(phase)
    const { bundled_output, rag_sources, enriched_context, rag_query, status, failures } = stored
    const names = ({ name, quote }: { name: string; quote: string }) => [name, quote]
    const { initiative, client, firm } = rag_sources as unknown as RagSources
    const chunks = await world.chunksOf(phase)
    return {
      ...{ enriched_context, rag_query, status, failures },
      answers: (bundled_output as BundledOutput).answers.map(({ agent, text }) => [agent.name, text]),
      sources: [...initiative, ...client, ...firm].map(names),
      chunks: chunks.map(({ label, text }) => [label, text]),
      completed: (await world.eventsOf(phase)).filter(({ data }) => data.status === 'COMPLETED').length,
    }
  }

  /** Works until the boundary and stands there for ever, as a dead process does. @returns whether it came there */
  async function workDying(phase: Place, dieAt: number): Promise<FaultPoint | undefined> {
    let points = 0
    let reached: FaultPoint | undefined
    await new Promise<void>((resolve, reject) => {
      const fault = (point: FaultPoint): Promise<void> | undefined => {
        points += 1
        if (points !== dieAt) return undefined
        reached = point
        resolve()
        return new Promise(() => undefined)
      }
      const ports = { ...world.ports, fault: (point: FaultPoint) => fault(point) ?? Promise.resolve() }
      world
        .jobOf(phase)
        .then((job) => runActivation(ports, job))
        .then(resolve, reject)
    })
    return reached
  }

  /** As if the phase had never been activated. */
  async function forget(phase: Place): Promise<void> {
    const { id } = await world.read(phase)
    await world.database.asOwner('delete from knowledge_chunk where source_id = $1', [id])
    for (const table of ['activation', 'provider_call', 'phase_event'])
      await world.database.asOwner(`delete from ${table} where phase_id = $1`, [phase.phaseId])
  }

  it('at any boundary leaves what an undisturbed one leaves, once', async () => {
    const phase = await world.addReadyPhase()
    await world.activate(phase)
    const expected = await leftOf(phase)
    const boundaries: FaultPoint[] = []
    for (;;) {
      await forget(phase)
      await world.ask(phase)
      const boundary = await workDying(phase, boundaries.length + 1)
      if (boundary === undefined) break
      boundaries.push(boundary)
      await world.database.asOwner(
        `update activation set lease_until = now() - interval '1 second' where phase_id = $1 and status = 'IN_PROGRESS'`,
        [phase.phaseId],
      )
      await runActivation(world.ports, await world.jobOf(phase))
      expect({ boundary, at: boundaries.length, left: await leftOf(phase) }).toEqual({
        boundary,
        at: boundaries.length,
        left: expected,
      })
      const states = (await world.callsOf(phase)).map(({ state }) => state)
      expect(states.filter((state) => state === 'settled')).toHaveLength(1)
      expect(states).not.toContain('sent')
    }
    // Five parts with a boundary before and after each commit, and two around the call.
    expect(boundaries).toHaveLength(12)
  })

  it('and comes back stores nothing over its successor', async () => {
    const phase = await world.addReadyPhase()
    await world.ask(phase)
    const job = await world.jobOf(phase)
    let isTaken = false
    const fault = async (point: FaultPoint): Promise<void> => {
      if (point !== 'before-commit' || isTaken) return
      isTaken = true
      await world.database.asOwner(
        `update activation set lease_until = now() - interval '1 second' where id = $1`,
        [job.activationId],
      )
      await runActivation(world.ports, job)
    }
    await runActivation({ ...world.ports, fault }, job)
    expect(await world.read(phase)).toMatchObject({ status: 'COMPLETED', generation: 2 })
    expect((await world.eventsOf(phase)).filter(({ data }) => data.status === 'COMPLETED')).toHaveLength(1)
  })
})

describe('an activation that cannot go on', () => {
  it('is given back after an error of ours, and fails with a sentence after the third', async () => {
    const phase = await world.addReadyPhase()
    await world.ask(phase)
    const job = await world.jobOf(phase)
    const broken = { ...world.ports, findSources: () => Promise.reject(new Error('The disk is on fire')) }
    for (const attempt of [1, 2, 3]) {
      await expect(runActivation(broken, job)).rejects.toThrow('The disk is on fire')
      expect(await world.read(phase)).toMatchObject({ failures: attempt, stage: 'context' })
    }
    const failed = await world.read(phase)
    expect(failed).toMatchObject({ status: 'FAILED', completed_at: null })
    expect(failed.error).toBe('The activation stopped because of an error on our side. Nothing was lost.')
    expect(await world.callsOf(phase)).toHaveLength(1)
    // A click runs it again.
    expect(await world.activate(phase)).toMatchObject({ status: 'COMPLETED', error: null, failures: 0 })
  })

  it('fails at once where no model answers or the budget is used up, and keeps what was there before', async () => {
    const phase = await world.addReadyPhase()
    const before = await world.activate(phase)
    await world.database.asOwner(`update observation set description = 'x' where phase_id = $1`, [
      phase.phaseId,
    ])
    await world.database.asOwner(`update initiative_phase set inputs = '{"scope":"Two"}' where id = $1`, [
      phase.phaseId,
    ])
    await world.database.asOwner(
      `update client set settings = '{"budget":{"initiative":{"maxTokens":1}}}' where id = $1`,
      [phase.clientId],
    )
    const after = await world.activate(phase)
    expect(after.status).toBe('FAILED')
    expect(after.error).toBe('The next step would pass the budget of this initiative.')
    expect(after.bundled_output).toEqual(before.bundled_output)
    await world.database.asOwner(`update client set settings = '{}' where id = $1`, [phase.clientId])
  })

  it('is given back as it is when its process stops', async () => {
    const phase = await world.addReadyPhase()
    await world.ask(phase)
    const stop = new AbortController()
    const ports = {
      ...world.ports,
      fault: (point: FaultPoint) => {
        if (point === 'after-commit') stop.abort()
      },
    }
    await runActivation(ports, await world.jobOf(phase), stop.signal)
    expect(await world.read(phase)).toMatchObject({ status: 'IN_PROGRESS', stage: 'query', failures: 0 })
    await runActivation(world.ports, await world.jobOf(phase))
    expect((await world.read(phase)).status).toBe('COMPLETED')
  })
})
