import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Citation } from '@parley/contracts/http/conversation-records.ts'
import fc from 'fast-check'
import type { ActivationPorts } from '../activation/activation-ports.ts'
import { runActivation } from '../activation/run-activation.ts'
import { type ActivationWorld, createActivationWorld } from '../activation/testing/activation-world.ts'
import { giveFeedback } from '../human-review/index.ts'
import { citationMark } from '../models/citations.ts'
import type { ModelProvider, Passage, ProviderRequest } from '../models/port.ts'
import { createScriptedProvider } from '../models/testing/scripted-provider.ts'
import { runSequence } from '../sequences/run-sequence.ts'
import { runSideTurn } from '../sequences/run-side-turn.ts'
import { foundFor } from '../testing/found-for.ts'
import { blockOf, wholePrompt } from '../testing/given-prompts.ts'
import type { Place } from '../testing/engine-world.ts'
import { createSourcePool, passageOf, type Piece, type Trust } from './testing/source-pool.ts'
import { answerTo, type Walk, walks } from './testing/walks.ts'

// Provenance never improves on the way (docs/agents.md): a run and an activation are walked at random.

let world: ActivationWorld
let first: Place
let pool: Piece[]
let model: ModelProvider
let onRequest: (request: ProviderRequest) => string | object = () => ''

beforeAll(async () => {
  const scripted = createScriptedProvider()
  model = {
    ...scripted,
    complete: (request) => {
      scripted.enqueue({ answer: onRequest(request) })
      return scripted.complete(request)
    },
  }
  world = await createActivationWorld({ providers: [model] })
  first = await world.addPhase({ aiAgents: [] })
  pool = await createSourcePool(world, first)
})
afterAll(() => world.database.close())

/** The most that any search has measured of each passage so far. */
type Measured = Map<string, number>
const measure = (measured: Measured, passages: readonly Passage[]): void => {
  for (const { chunkId, relevance } of passages)
    measured.set(chunkId, Math.max(measured.get(chunkId) ?? 0, relevance))
}

/** Shown with two digits. */
const rounding = 0.005

const whoseWords: Record<Trust, string> = {
  document: '',
  person: ', words of a person',
  agent: ', written by agents of an earlier phase',
}

function expectAsFound(request: ProviderRequest, measured: Measured): void {
  for (const shown of request.blocks.flatMap(({ passages }) => passages ?? [])) {
    const piece = pool.find(({ id }) => id === shown.chunkId)
    const { artifactId, kind, place, text, trust } = piece ?? {}
    expect({ ...shown, text: shown.text.trim() }).toMatchObject({
      artifactId,
      sourceKind: kind,
      label: place,
      text: text?.trim(),
      trust,
    })
    expect(shown.relevance).toBeLessThanOrEqual(measured.get(shown.chunkId) ?? 0)
  }
  const fences = blockOf(request, 'passages').matchAll(/label="source, ([^"]*)">([^]*?)<\/untrusted/g)
  for (const [, label, text = ''] of fences)
    for (const [, id, place, relevance] of text.matchAll(/\[\[(.{36})\]\] (.*), relevance ([\d.]+)/g)) {
      const piece = pool.find((one) => one.id === id)
      expect([label, place]).toEqual([
        piece && `${piece.kind} source${whoseWords[piece.trust]}`,
        piece?.place,
      ])
      expect(Number(relevance)).toBeLessThanOrEqual((measured.get(id ?? '') ?? 0) + rounding)
    }
}

function expectCited(citations: readonly Citation[], measured: Measured): void {
  for (const { chunkId, artifactId, kind, trust, place, page, relevance, quote } of citations) {
    const piece = pool.find(({ id }) => id === chunkId)
    expect({ artifactId, kind, trust, place, page }).toEqual({
      artifactId: piece?.artifactId,
      kind: piece?.kind,
      trust: piece?.trust,
      place: piece?.place,
      page: piece?.page,
    })
    expect(piece?.text).toContain(quote)
    expect(relevance).toBeLessThanOrEqual((measured.get(chunkId) ?? 0) + rounding)
  }
}

let position = 1

/** A run of a fresh phase as the walk has it, with the model and the search under watch. */
async function runWalk(walk: Walk) {
  const measured: Measured = new Map()
  let searches = 0
  let asked = 0
  const watch = { reviews: 0 }
  onRequest = (request) => {
    expectAsFound(request, measured)
    if (request.task === 'review') watch.reviews += 1
    asked += 1
    return answerTo(pool, request, {
      ...walk,
      isSentBack: walk.isSentBack && watch.reviews === 1,
      asked,
    })
  }
  const ports: ActivationPorts = {
    ...world.ports,
    findPassages: (_context, questions) => {
      const found = (walk.finds[searches % walk.finds.length] ?? []).flatMap(({ piece, relevance }) => {
        const one = pool[piece % pool.length]
        return one === undefined ? [] : [passageOf(one, relevance)]
      })
      const passages = [...new Map(found.map((passage) => [passage.chunkId, passage])).values()]
      searches += 1
      measure(measured, passages)
      return Promise.resolve(foundFor(questions, passages))
    },
    findSources: async (place, questions) => {
      const sources = await world.ports.findSources(place, questions)
      measure(measured, Object.values(sources).flat())
      return sources
    },
  }
  const aiAgents = await world.addAgents(['CONTRIBUTOR', 'CONTRIBUTOR', 'REVIEWER'])
  position += 1
  const phase = await world.addNextPhase(first, { name: `Phase ${position}`, aiAgents }, position)
  const { sequenceId } = await world.start(phase)
  await runSequence(ports, { ...world.tenant, runId: sequenceId })
  return { measured, phase, ports, runId: sequenceId }
}

async function citationsOf(runId: string): Promise<Citation[]> {
  const rows = await world.database.asOwner<{ citations: Citation[] }>(
    `select citations from agent_interaction where sequence_id = $1 union all select summary_citations from sequence_run where id = $1`,
    [runId],
  )
  return rows.flatMap(({ citations }) => citations)
}

describe('what a passage is', () => {
  it('never improves on the way: not by being cited again, in a verdict, a redo, the summary or an activation', async () => {
    const seen = { citations: 0, agents: 0, enriched: 0 }
    await fc.assert(
      fc.asyncProperty(walks, async (walk) => {
        const { measured, phase, ports, runId } = await runWalk(walk)
        const cited = await citationsOf(runId)
        expectCited(cited, measured)
        await world.ask(phase)
        await runActivation(ports, await world.jobOf(phase))
        const stored = await world.read(phase)
        expect(stored.status).toBe('COMPLETED')
        const enriched = (stored.rag_sources as { citations?: Citation[] } | null)?.citations ?? []
        expectCited(enriched, measured)
        expect(enriched.filter(({ trust }) => trust === 'agent')).toEqual([])
        const bundled = await world.database.asOwner<{ trust: string }>(
          'select distinct trust from knowledge_chunk where source_id = $1',
          [stored.id],
        )
        expect(bundled).toEqual([{ trust: 'agent' }])
        seen.citations += cited.length
        seen.agents += cited.filter(({ trust }) => trust === 'agent').length
        seen.enriched += enriched.length
      }),
      { numRuns: 8, seed: 7 },
    )
    // The walks have been through what they are about.
    expect(Math.min(seen.citations, seen.agents, seen.enriched)).toBeGreaterThan(0)
  })

  it('ends with its document: what cited it before is no evidence of it', async () => {
    const document = pool.find(({ kind, trust }) => kind === 'client' && trust === 'document')
    const place = pool.findIndex(({ id }) => id === document?.id)
    const id = document?.id ?? ''
    const finds = [[{ piece: place, relevance: 0.8 }], []]
    const everything = Array.from({ length: 40 }, (_, mark) => mark)
    const { ports, runId } = await runWalk({ finds, cites: [everything], isSentBack: false })
    const [turn] = await world.database.asOwner<{ id: string }>(
      `select id from agent_interaction where sequence_id = $1 and position = 2 and citations @> $2`,
      [runId, JSON.stringify([{ chunkId: id }])],
    )
    await world.database.asOwner('delete from artifact where id = $1', [document?.artifactId])
    const { interactionId } = await giveFeedback(ports, world.caller, {
      params: { id: turn?.id ?? '' },
      body: { feedback: 'Say it again.' },
    })
    let given: string[] = []
    onRequest = (request) => {
      given = request.blocks.flatMap(({ passages = [] }) => passages.map(({ chunkId }) => chunkId))
      // The minutes name it still; whoever cites it from there cites nothing.
      expect(wholePrompt(request)).toContain(citationMark(id))
      return `${document?.text ?? ''} ${citationMark(id)}`
    }
    await runSideTurn(
      { ...ports, findPassages: (_context, questions) => Promise.resolve(foundFor(questions, [])) },
      {
        ...world.tenant,
        interactionId,
      },
    )
    expect(given).not.toContain(id)
    const [redo] = await world.database.asOwner<{ citations: Citation[]; agent_response: string }>(
      'select citations, agent_response from agent_interaction where id = $1',
      [interactionId],
    )
    expect(redo?.citations).toEqual([])
    expect(redo?.agent_response).not.toMatch(/\[\d+\]/)
  })
})
