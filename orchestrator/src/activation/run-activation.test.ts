import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { BundledOutput, RagSources } from '@parley/contracts/http/activation.ts'
import type { Citation } from '@parley/contracts/http/conversation-records.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { Place } from '../testing/engine-world.ts'
import { type ActivationScene, chapters, costs, createActivationScene } from './testing/activation-scene.ts'
import { createActivationWorld } from './testing/activation-world.ts'

let world: ActivationScene

beforeAll(async () => {
  world = await createActivationScene()
})
afterAll(() => world.database.close())

describe('an activation (Document 2, 1 and 7.7)', () => {
  let phase: Place
  let bundle: BundledOutput
  let sources: RagSources & { citations: Citation[] }

  beforeAll(async () => {
    phase = await world.addReadyPhase()
    await world.database.asOwner(
      `insert into observation (id, firm_id, client_id, initiative_id, phase_id, description, severity, status, observation_type, consultant_notes)
       values ($1, $2, $3, $4, $5, 'No owner of the data is named.', 'HIGH', 'ACCEPTED', 'INITIAL', 'Known to the board')`,
      [newId(), phase.firmId, phase.clientId, phase.initiativeId, phase.phaseId],
    )
    // An answer to a gate, and a remark while the run waited.
    await world.database.asOwner(
      `insert into hitl_message (id, firm_id, client_id, initiative_id, phase_id, sequence_id, content, role, wants_reply, message_type, metadata, seq)
       select gen_random_uuid(), r.firm_id, r.client_id, r.initiative_id, r.phase_id, r.id, said.content, 'USER', false, said.type, said.metadata, said.seq
       from sequence_run r, (values ('Katowice.', 'GATE_ANSWER', $2::jsonb, 900), ('Thanks!', 'USER_MESSAGE', '{}', 901)) as said (content, type, metadata, seq)
       where r.phase_id = $1`,
      [
        phase.phaseId,
        JSON.stringify({ decision: 'approve', gateKind: 'question', question: 'Which plant?' }),
      ],
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
    expect(bundle.decisions).toEqual([
      { kind: 'answer', by: 'A person', about: 'Which plant?', text: 'Katowice.' },
    ])
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
    const chunks = await world.chunksOf(phase)
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
    expect(await world.callsOf(phase)).toEqual([{ state: 'settled' }])
    expect((await world.eventsOf(phase)).map(({ data }) => [data.status, data.stage])).toEqual([
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
    const secret = await world.addReadyPhase()
    await world.database.asOwner('update initiative set is_confidential = true where id = $1', [
      secret.initiativeId,
    ])
    await world.activate(secret)
    expect((await world.chunksOf(secret)).every(({ is_confidential }) => is_confidential)).toBe(true)
  })

  it('says so where no document bears on it', async () => {
    const alone = await createActivationWorld({ database: world.database })
    const phase = await alone.addPhase({ aiAgents: await alone.addAgents(['CONTRIBUTOR']) })
    await alone.talk(phase)
    const stored = await alone.activate(phase)
    expect(stored.enriched_context).toContain('No document bears on what Initiation has brought about.')
    expect(stored.rag_sources).toEqual({ initiative: [], client: [], firm: [], citations: [] })
  })
})
