import {
  type ActivationStage,
  activationStages,
  type BundledOutput,
} from '@parley/contracts/http/activation.ts'
import type { ActivationWork } from '@parley/contracts/stored/activation.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import {
  baseEvidence,
  callOwner,
  generateRecorded,
  type PhaseContext,
  preferenceOf,
  type Settlement,
} from '../agents/index.ts'
import { searchTextOf } from '../embedding/index.ts'
import { EmbedderUnavailable } from '../models/embeddings/index.ts'
import type { Evidence } from '../models/port.ts'
import { buildRequest } from '../context/index.ts'
import type { ActivationPorts } from './activation-ports.ts'
import { type EmbeddedChunks, readChunkTexts } from './activation-index.queries.ts'
import { type HeldActivation, readFingerprint } from './activation.queries.ts'
import { chunksOfBundle } from './bundle-chunks.ts'
import { bundleOf } from './bundle.ts'
import { readBundleRows } from './bundle.queries.ts'
import { conflictsOf } from '../passages/index.ts'
import { composeContext, sourcesOf, withoutCopies } from './enriched-context.ts'
import { sourceKinds } from './find-sources.ts'
import { questionsOf } from './subjects.ts'

/** Characters of a query that are searched with and shown. */
const queryLimit = 600

export interface Scene {
  ports: ActivationPorts
  held: HeldActivation
  context: PhaseContext
  signal: AbortSignal
}

/** What a part adds to the work, and the calls that it has made. */
export interface StageResult {
  work: ActivationWork
  settlements: Settlement[]
}

export const nextStage = (stage: ActivationStage): ActivationStage =>
  activationStages[activationStages.findIndex((one) => one === stage) + 1] ?? 'done'

/** Does one part, from what the parts before it stored alone, so that another worker comes to the same. */
export function performStage(scene: Scene): Promise<StageResult> {
  switch (scene.held.stage) {
    case 'bundle':
      return bundle(scene)
    case 'query':
      return writeQuery(scene)
    case 'context':
      return findContext(scene)
    default:
      return enrich(scene)
  }
}

const resultOf = (work: ActivationWork, settlements: Settlement[] = []): StageResult => ({
  work,
  settlements,
})

const bundle = ({ ports, held, context }: Scene): Promise<StageResult> =>
  // One transaction, so that the fingerprint is of what was read.
  ports.database.tenantRead(workerScope(held), async (tx) =>
    resultOf({
      bundle: bundleOf(context, await readBundleRows(tx, held)),
      fingerprint: await readFingerprint(tx, held.phaseId),
    }),
  )

export function bundleAtWork({ held }: Pick<Scene, 'held'>): BundledOutput {
  if (held.work.bundle === undefined) throw new Error('The activation has no bundle yet.')
  return held.work.bundle
}

/** What the query is written from: the bundle as it was stored. */
function evidenceOf(scene: Scene): Evidence {
  const { answers, inputs, summary } = bundleAtWork(scene)
  const plain = (text: string): string => text.replace(/\s*\[\d{1,3}\]/g, '')
  const turns = answers.map(({ agent, text }) => ({
    speaker: agent.name,
    role: agent.role,
    text: plain(text),
  }))
  const closing =
    summary === null ? [] : [{ speaker: 'Moderator', role: 'MODERATOR' as const, text: plain(summary.text) }]
  return { ...baseEvidence(scene.context, [...turns, ...closing], []), inputs }
}

async function writeQuery(scene: Scene): Promise<StageResult> {
  const { ports, held, context, signal } = scene
  const request = buildRequest('activation-query', evidenceOf(scene), { signal })
  await ports.fault?.('before-call')
  const { answer, settlements } = await generateRecorded(ports, request, {
    owner: callOwner(held, { generation: held.generation, task: 'activation-query' }),
    preference: preferenceOf(context, 'reviewer'),
    limits: context.limits,
  })
  await ports.fault?.('after-call')
  const text = answer.text.replace(/\s+/g, ' ').trim().slice(0, queryLimit)
  const query = {
    text: text === '' ? context.phaseName : text,
    provider: answer.provider,
    model: answer.model,
  }
  return resultOf({ query }, settlements)
}

async function findContext(scene: Scene): Promise<StageResult> {
  const { ports, held } = scene
  const questions = questionsOf(bundleAtWork(scene), held.work.query?.text ?? '')
  const found = withoutCopies(await ports.findSources(held, questions))
  const { initiative, client, firm } = found
  return resultOf({
    sources: {
      initiative: sourcesOf(initiative),
      client: sourcesOf(client),
      firm: sourcesOf(firm),
    },
    conflicts: conflictsOf(sourceKinds.flatMap((kind) => found[kind])),
  })
}

/** Only what is still there, word for word, is quoted (decisions D4). */
async function enrich(scene: Scene): Promise<StageResult> {
  const { ports, held } = scene
  const { sources = { initiative: [], client: [], firm: [] }, conflicts = [] } = held.work
  const ids = sourceKinds.flatMap((kind) => sources[kind].map(({ chunkId }) => chunkId))
  const texts = await ports.database.tenantRead(workerScope(held), (tx) => readChunkTexts(tx, ids))
  const stands = ({ chunkId, quote }: { chunkId: string; quote: string }): boolean =>
    texts.get(chunkId)?.includes(quote) === true
  const standing = {
    initiative: sources.initiative.filter(stands),
    client: sources.client.filter(stands),
    firm: sources.firm.filter(stands),
  }
  const context = composeContext(
    { name: bundleAtWork(scene).phase.name, language: scene.context.language },
    standing,
    conflicts.filter(({ first, second }) => stands(first) && stands(second)),
  )
  return resultOf({ sources: standing, context })
}

/**
 * The bundle's pieces with their vectors, to be stored when the activation is completed; without them while the embedder
 * cannot be asked.
 */
export async function embedBundle(scene: Scene): Promise<EmbeddedChunks> {
  const { embedders } = scene.ports
  await embedders.ready()
  const embeddings = embedders.deployment
  const chunks = await chunksOfBundle(scene.held.activationId, bundleAtWork(scene))
  const texts = chunks.map(({ heading, text }) =>
    searchTextOf({ headingPath: heading === '' ? [] : heading.split(' › '), tableHeader: '', text }),
  )
  try {
    const vectors =
      texts.length === 0 ? [] : await embeddings.embed(texts, { kind: 'passage', signal: scene.signal })
    return { model: embeddings.model, chunks, vectors }
  } catch (error) {
    if (error instanceof EmbedderUnavailable) return { model: embeddings.model, chunks, vectors: [] }
    throw error
  }
}
