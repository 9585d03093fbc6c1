import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { BundledOutput, RagSources } from '@parley/contracts/http/activation.ts'
import type { Citation } from '@parley/contracts/http/agent-interactions.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { FaultPoint } from '../sequences/engine-ports.ts'
import type { Place } from '../testing/engine-world.ts'
import { runActivation } from './run-activation.ts'
import { type ActivationWorld, createActivationWorld } from './testing/activation-world.ts'

let world: ActivationWorld

const costs = 'The licence costs of the vendor selection are limited to EUR 1.2 million by the board.'
const inputs = [
  { name: 'scope', label: 'Scope of the vendor selection', type: 'text' as const, required: true },
]
const definition = { requiredInputs: { groups: [], fields: inputs } }
// What the agent is asked for, it quotes; the approver follows it.
const chapters = ['Licence costs of the vendor selection', 'Decision on scope, people and risks']

beforeAll(async () => {
  world = await createActivationWorld()
  const { clientId } = world.tenant
  await world.addDocument({
    clientId,
    fileName: 'policy.md',
    content: 'Vendor selection of the client needs three offers.',
  })
  await world.addDocument({
    useInClientWork: true,
    fileName: 'playbook.md',
    content: 'A vendor selection takes scope, people and risks as its start.',
  })
  await world.addDocument({
    fileName: 'internal.md',
    content: 'Vendor selection margins of the firm are secret.',
  })
  const helios = newId()
  await world.database.asOwner(`insert into client (id, firm_id, name) values ($1, $2, 'Helios')`, [
    helios,
    world.tenant.firmId,
  ])
  await world.addDocument({
    clientId: helios,
    fileName: 'helios.md',
    content: 'Vendor selection at Helios, scope, people and risks.',
  })
})
afterAll(() => world.database.close())

async function addPhase(): Promise<Place> {
  const agents = await world.addAgents(['CONTRIBUTOR', 'APPROVER'])
  const aiAgents = agents.map((place, index) => ({ ...place, chapterTitle: chapters[index] ?? '' }))
  const phase = await world.addPhase({ ...definition, aiAgents })
  await world.database.asOwner('update initiative_phase set inputs = $1 where id = $2', [
    JSON.stringify({ scope: 'One ERP for all plants' }),
    phase.phaseId,
  ])
  await world.addDocument({
    clientId: phase.clientId,
    initiativeId: phase.initiativeId,
    fileName: 'costs.md',
    content: costs,
  })
  await world.talk(phase)
  return phase
}

const chunksOf = async (phase: Place) =>
  world.database.asOwner<{
    id: string
    label: string
    text: string
    trust: string
    is_confidential: boolean
  }>(
    `select id, label, text, trust, is_confidential from knowledge_chunk where source_id = $1 order by position`,
    [(await world.read(phase)).id],
  )
const eventsOf = ({ phaseId }: Place) =>
  world.database.asOwner<{ data: { status: string; stage: string } }>(
    `select data from phase_event where phase_id = $1 and type = 'ACTIVATION_UPDATED' order by seq`,
    [phaseId],
  )
const callsOf = ({ phaseId }: Place) =>
  world.database.asOwner<{ state: string }>(
    `select state from provider_call where phase_id = $1 and task = 'activation-query' order by created_at`,
    [phaseId],
  )

describe('an activation (Document 2, 1 and 7.7)', () => {
  let phase: Place
  let bundle: BundledOutput
  let sources: RagSources & { citations: Citation[] }

  beforeAll(async () => {
    phase = await addPhase()
    await world.database.asOwner(
      `insert into observation (id, firm_id, client_id, initiative_id, phase_id, description, severity, status, observation_type, consultant_notes)
       values ($1, $2, $3, $4, $5, 'No owner of the data is named.', 'HIGH', 'ACCEPTED', 'INITIAL', 'Known to the board')`,
      [newId(), phase.firmId, phase.clientId, phase.initiativeId, phase.phaseId],
    )
    const stored = await world.activate(phase)
    expect(stored).toMatchObject({ status: 'COMPLETED', stage: 'done', error: null, failures: 0 })
    bundle = stored.bundled_output as BundledOutput
    sources = stored.rag_sources as typeof sources
  })

  it('bundles inputs, documents, observations, standing answers and the final summary', () => {
    expect(bundle.inputs).toEqual([
      { label: 'Scope of the vendor selection', value: 'One ERP for all plants' },
    ])
    expect(bundle.artifacts).toEqual([{ name: 'costs.md', importance: null, uploaded: true }])
    expect(bundle.observations).toMatchObject([
      {
        description: 'No owner of the data is named.',
        status: 'ACCEPTED',
        consultantNotes: 'Known to the board',
      },
    ])
    expect(bundle.answers.map(({ agent, chapterTitle }) => [agent.role, chapterTitle])).toEqual([
      ['CONTRIBUTOR', chapters[0]],
      ['APPROVER', chapters[1]],
    ])
    expect(bundle.answers[1]?.verdict).toBe('approve')
    expect(bundle.summary?.text).toBeTruthy()
  })

  it('finds sources of each kind, and nothing of the firm that is not marked or of another client (D11)', () => {
    expect(sources.initiative.map(({ name }) => name)).toEqual(['costs.md'])
    expect(sources.client.map(({ name }) => name)).toEqual(['policy.md'])
    expect(sources.firm.map(({ name }) => name)).toEqual(['playbook.md'])
    for (const { relevance } of [...sources.initiative, ...sources.client, ...sources.firm]) {
      expect(relevance).toBeGreaterThanOrEqual(0.3)
      expect(relevance).toBeLessThanOrEqual(1)
    }
  })

  it('composes the context in the order in which sources count, each quote verbatim and numbered', async () => {
    const { enriched_context } = await world.read(phase)
    const text = enriched_context ?? ''
    const places = ['costs.md', 'policy.md', 'playbook.md'].map((name) => text.indexOf(`(${name}`))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(text).toContain(`“${costs}”`)
    expect(sources.citations.map(({ artifactName }) => artifactName)).toEqual([
      'costs.md',
      'policy.md',
      'playbook.md',
    ])
    for (const [index, { chunkId, quote }] of sources.citations.entries()) {
      const [chunk] = await world.database.asOwner<{ text: string }>(
        'select text from knowledge_chunk where id = $1',
        [chunkId],
      )
      expect(chunk?.text).toContain(quote)
      expect(text).toContain(`[${index + 1}]`)
    }
  })

  it('makes the bundle searchable as words of agents, with a vector for each piece', async () => {
    const chunks = await chunksOf(phase)
    expect(chunks.length).toBeGreaterThan(3)
    expect(new Set(chunks.map(({ trust }) => trust))).toEqual(new Set(['agent']))
    expect(chunks.map(({ label }) => label)).toContain('Activation of Initiation: Contributor 1')
    expect(chunks.some(({ text }) => text.includes('No owner of the data is named.'))).toBe(true)
    const [vectors] = await world.database.asOwner<{ count: number }>(
      'select count(*)::int as count from knowledge_embedding where chunk_id = any($1::uuid[])',
      [chunks.map(({ id }) => id)],
    )
    expect(vectors?.count).toBe(chunks.length)
  })

  it('records its call, and tells of every part', async () => {
    expect(await callsOf(phase)).toEqual([{ state: 'settled' }])
    expect((await eventsOf(phase)).map(({ data }) => [data.status, data.stage])).toEqual([
      ['PENDING', 'bundle'],
      ['IN_PROGRESS', 'bundle'],
      ['IN_PROGRESS', 'query'],
      ['IN_PROGRESS', 'context'],
      ['IN_PROGRESS', 'enrich'],
      ['IN_PROGRESS', 'index'],
      ['COMPLETED', 'done'],
    ])
  })

  it('of a confidential initiative stays out of the firm’s search', async () => {
    const secret = await addPhase()
    await world.database.asOwner('update initiative set is_confidential = true where id = $1', [
      secret.initiativeId,
    ])
    await world.activate(secret)
    expect((await chunksOf(secret)).every(({ is_confidential }) => is_confidential)).toBe(true)
  })

  it('says so where no document bears on it', async () => {
    const alone = await createActivationWorld({ database: world.database })
    const stored = await alone.activate(await alone.addTalkedPhase())
    expect(stored.enriched_context).toContain('No document bears on what Initiation has brought about.')
    expect(stored.rag_sources).toEqual({ initiative: [], client: [], firm: [], citations: [] })
  })
})

describe('a worker that dies', () => {
  /** What is left of an activation, its own ids apart. */
  async function leftOf(phase: Place) {
    const stored = await world.read(phase)
    const { bundled_output, rag_sources, enriched_context, rag_query, status, failures } = stored
    const names = ({ name, quote }: { name: string; quote: string }) => [name, quote]
    const { initiative, client, firm } = rag_sources as unknown as RagSources
    const chunks = await chunksOf(phase)
    return {
      ...{ enriched_context, rag_query, status, failures },
      answers: (bundled_output as BundledOutput).answers.map(({ agent, text }) => [agent.name, text]),
      sources: [...initiative, ...client, ...firm].map(names),
      chunks: chunks.map(({ label, text }) => [label, text]),
      completed: (await eventsOf(phase)).filter(({ data }) => data.status === 'COMPLETED').length,
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
    const phase = await addPhase()
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
      const states = (await callsOf(phase)).map(({ state }) => state)
      expect(states.filter((state) => state === 'settled')).toHaveLength(1)
      expect(states).not.toContain('sent')
    }
    // Five parts with a boundary before and after each commit, and two around the call.
    expect(boundaries).toHaveLength(12)
  }, 120_000)

  it('and comes back stores nothing over its successor', async () => {
    const phase = await addPhase()
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
    expect((await eventsOf(phase)).filter(({ data }) => data.status === 'COMPLETED')).toHaveLength(1)
  })
})

describe('an activation that cannot go on', () => {
  it('is given back after an error of ours, and fails with a sentence after the third', async () => {
    const phase = await addPhase()
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
    expect(await callsOf(phase)).toHaveLength(1)
    // A click runs it again.
    expect(await world.activate(phase)).toMatchObject({ status: 'COMPLETED', error: null, failures: 0 })
  })

  it('fails at once where no model answers or the budget is used up, and keeps what was there before', async () => {
    const phase = await addPhase()
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
    const phase = await addPhase()
    await world.ask(phase)
    const stop = new AbortController()
    const ports = {
      ...world.ports,
      fault: (point: FaultPoint) => void (point === 'after-commit' && stop.abort()),
    }
    await runActivation(ports, await world.jobOf(phase), stop.signal)
    expect(await world.read(phase)).toMatchObject({ status: 'IN_PROGRESS', stage: 'query', failures: 0 })
    await runActivation(world.ports, await world.jobOf(phase))
    expect((await world.read(phase)).status).toBe('COMPLETED')
  })
})
