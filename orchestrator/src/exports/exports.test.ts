import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { createDeckRenderer } from '@parley/decks/renderers.ts'
import type { Place } from '../testing/engine-world.ts'
import { deleteExport, forgetExports, previewDeck, runExport } from './index.ts'
import { createExportWorld, type ExportWorld, someone, type StoredExport } from './testing/export-world.ts'

let world: ExportWorld
let place: Place

beforeAll(async () => {
  world = await createExportWorld()
  place = await world.addPhase()
})
afterAll(() => world.close())
afterEach(async () => {
  await world.database.asOwner('delete from export_job')
  await world.database.asOwner(`update file_to_delete set since = now() - interval '3 minutes'`)
  await forgetExports(world.ports)
  expect(await world.listFiles()).toEqual([])
})

const asOther = () => ({ ...world.caller, scope: { ...world.caller.scope, userId: newId() } })

describe('an export that is asked for (Document 2, 2.1; HTTP API)', () => {
  it('is made once its doorbell is rung, and its person is told how far it is', async () => {
    world.told.length = 0
    const job = await world.ask(place)
    const [rung] = await world.database.asOwner(`select topic from outbox where entity_id = $1`, [
      job.exportId,
    ])
    expect(rung).toEqual({ topic: 'export.run' })
    await runExport({ ...world.ports, renderer: createDeckRenderer() }, job)
    const stored = await world.read(job)
    expect(stored).toMatchObject({
      status: 'COMPLETED',
      progress: 1,
      file_name: 'ERP-vendor-selection-main-2026-11-22.html',
    })
    const content = await world.files.readBuffer(stored.storage_key)
    expect(content).toHaveLength(Number(stored.size))
    expect(content.toString()).toContain('ERP vendor selection')
    await new Promise((resolve) => setTimeout(resolve, 20))
    const { userId } = world.caller.scope
    expect(
      world.told.every((message) => message.type === 'EXPORT_UPDATED' && message.userId === userId),
    ).toBe(true)
    expect(world.told.map(({ data }) => [data.status, data.progress])).toEqual([
      ['PENDING', 0],
      ['IN_PROGRESS', 0.1],
      ['IN_PROGRESS', 0.3],
      ['IN_PROGRESS', 0.9],
      ['COMPLETED', 1],
    ])
  })

  it('leaves entries in the audit log, by ids alone', async () => {
    const job = await world.ask(place, { kind: 'findings' })
    await deleteExport(world.ports, world.caller, { params: { id: job.exportId }, body: { by: someone } })
    const rows = await world.database.asOwner(
      `select action, entity_id, details from audit_event where details->>'exportId' = $1 order by at, id`,
      [job.exportId],
    )
    const details = { exportId: job.exportId, kind: 'findings', format: 'html' }
    expect(rows).toEqual([
      { action: 'deck.requested', entity_id: place.initiativeId, details },
      { action: 'deck.deleted', entity_id: place.initiativeId, details },
    ])
  })

  it('is refused for what its kind does not have, for a foreign initiative, and where five are under way', async () => {
    await expect(world.ask(place, { kind: 'main', sections: ['conversation'] })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      options: { errors: { sections: 'This deck has no section "conversation".' } },
    })
    await expect(world.ask({ ...place, initiativeId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const asked = await Promise.allSettled(Array.from({ length: 7 }, () => world.ask(place)))
    const refused = asked.filter((one) => one.status === 'rejected')
    expect(refused.map(({ reason }) => String(reason))).toEqual(
      Array(2).fill(expect.stringContaining('Five of your exports are still being made.')),
    )
  })

  it('fails with a sentence where the chosen sections have nothing to tell', async () => {
    expect(await world.export(place, { sections: ['findings'] })).toMatchObject({
      status: 'FAILED',
      error: 'The chosen sections have nothing to tell yet.',
      file_name: null,
    })
  })

  it('is nobody else’s to delete', async () => {
    const { exportId: id } = await world.ask(place)
    await expect(
      deleteExport(world.ports, asOther(), { params: { id }, body: { by: someone } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a worker that dies', () => {
  /** Works until the point and stands there for ever, as a dead process does. */
  const workDying = (job: Awaited<ReturnType<ExportWorld['ask']>>, at: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const fault = (point: string): Promise<void> => {
        if (point !== at) return Promise.resolve()
        resolve()
        return new Promise(() => undefined)
      }
      runExport({ ...world.ports, fault }, job).then(resolve, reject)
    })

  it.each(['before-store', 'before-commit', 'after-commit'])(
    '%s leaves one file in the end',
    async (point) => {
      const job = await world.ask(place)
      await workDying(job, point)
      await world.expireLease(job)
      await runExport(world.ports, job)
      const stored = await world.read(job)
      expect(stored.status).toBe('COMPLETED')
      expect(await world.listFiles()).toEqual([stored.storage_key])
    },
  )

  it('and comes back stores nothing over its successor', async () => {
    const job = await world.ask(place)
    let isTaken = false
    const fault = async (point: string): Promise<void> => {
      if (point !== 'before-commit' || isTaken) return
      isTaken = true
      await world.expireLease(job)
      await runExport(world.ports, job)
    }
    await runExport({ ...world.ports, fault }, job)
    const stored = await world.read(job)
    expect(stored).toMatchObject({ status: 'COMPLETED', generation: 2 })
    expect(await world.listFiles()).toEqual([stored.storage_key])
  })

  it('is tried again after an error of ours, and given up after the third', async () => {
    const job = await world.ask(place)
    const broken = {
      ...world.ports.renderer,
      render: () => Promise.reject(new Error('On fire')),
    }
    for (const attempt of [1, 2, 3]) {
      await expect(runExport({ ...world.ports, renderer: broken }, job)).rejects.toThrow('On fire')
      expect((await world.read(job)).failures).toBe(attempt)
    }
    expect(await world.read(job)).toMatchObject({
      status: 'FAILED',
      error: 'The deck could not be made because of an error on our side. Please try again.',
    })
  })

  it('because its process stops gives the export back as it is', async () => {
    const job = await world.ask(place)
    const stop = new AbortController()
    const stopping = {
      ...world.ports.renderer,
      render: () => {
        stop.abort(new Error('The process stops.'))
        return Promise.resolve(Buffer.from(''))
      },
    }
    await runExport({ ...world.ports, renderer: stopping }, job, stop.signal)
    expect(await world.read(job)).toMatchObject({ status: 'IN_PROGRESS', failures: 0 })
    await runExport(world.ports, job)
    expect((await world.read(job)).status).toBe('COMPLETED')
  })
})

describe('exports end', () => {
  const forgetAll = async (): Promise<number> => {
    await world.database.asOwner(`update file_to_delete set since = now() - interval '3 minutes'`)
    return forgetExports(world.ports)
  }
  const rows = () => world.database.asOwner<StoredExport>('select * from export_job')

  it('with their file after seven days', async () => {
    const kept = await world.export(place)
    const [{ days } = { days: 0 }] = await world.database.asOwner<{ days: number }>(
      `select extract(epoch from expires_at - now())::float / 86400 as days from export_job`,
    )
    expect(Math.round(days)).toBe(7)
    await world.export(place)
    await world.database.asOwner(
      `update export_job set expires_at = now() - interval '1 second' where id <> $1`,
      [kept.id],
    )
    await forgetExports(world.ports)
    await forgetAll()
    expect((await rows()).map(({ id }) => id)).toEqual([kept.id])
    expect(await world.listFiles()).toEqual([kept.storage_key])
  })

  it('with their initiative, also those at work', async () => {
    const doomed = await world.addPhase()
    await world.export(doomed)
    const job = await world.ask(doomed)
    const fault = async (point: string): Promise<void> => {
      if (point === 'before-store')
        await world.database.asOwner('delete from initiative where id = $1', [doomed.initiativeId])
    }
    await runExport({ ...world.ports, fault }, job)
    expect(await rows()).toEqual([])
    await forgetAll()
    expect(await world.listFiles()).toEqual([])
  })

  it('when their person deletes them', async () => {
    const { id } = await world.export(place)
    await deleteExport(world.ports, world.caller, { params: { id }, body: { by: someone } })
    expect(await rows()).toEqual([])
    expect(await forgetAll()).toBe(1)
  })
})

describe('a preview', () => {
  it('tells what each part has to say, and shows those that are chosen', async () => {
    const preview = await previewDeck(world.ports, world.caller, {
      params: { id: place.initiativeId },
      body: { kind: 'findings', language: 'de', confidential: true },
    })
    expect(preview.html).toContain('ERP vendor selection')
    expect(preview).toMatchObject({ isConfidential: true })
    expect(preview.sections.map(({ id, title, isEmpty }) => [id, title, isEmpty])).toEqual([
      ['overview', 'Ziel und Stand', false],
      ['findings', 'Feststellungen', true],
      ['decisions', 'Entscheidungen', true],
      ['next-steps', 'Nächste Schritte', true],
      ['sources', 'Quellen', true],
    ])
  })

  it('is made in a thread of its own as it is in this one', async () => {
    const input = {
      params: { id: place.initiativeId },
      body: { kind: 'pre-read', language: 'en' } as const,
    }
    const here = await previewDeck(world.ports, world.caller, input)
    const there = await previewDeck({ ...world.ports, renderer: createDeckRenderer() }, world.caller, input)
    expect(there).toEqual(here)
    const gone = { ...world.caller, signal: AbortSignal.abort(new Error('The caller has gone.')) }
    await expect(
      previewDeck({ ...world.ports, renderer: createDeckRenderer() }, gone, input),
    ).rejects.toThrow('The caller has gone.')
  })

  it('is none of a foreign initiative', async () => {
    const input = { params: { id: newId() }, body: { kind: 'main', language: 'en' } as const }
    await expect(previewDeck(world.ports, world.caller, input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
