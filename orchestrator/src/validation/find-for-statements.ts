import type { RiskMitigation } from '@parley/contracts/template-definition.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { type PhaseContext, type Neighbours, readNeighbours } from '../agents/index.ts'
import type { Evidence, Passage } from '../models/port.ts'
import type { EnginePorts } from '../steps/index.ts'
import { questionsOfStatement } from './statement-questions.ts'

/** Passages of each search of a statement, and of them together. */
const passagesPerSearch = 6
const passagesPerStatement = 9
/** So many of a statement's best bring what stands right before and after them. */
const withNeighbours = 3
/** Ranks are fused by 1 / (rank + this), as search does. */
const rankConstant = 60

/** What the statements of a batch may rest on: for each what was found for it, and what is there for all of them. */
export type FoundForStatements = Required<Pick<Evidence, 'statements'>> & Pick<Evidence, 'passages'>

/**
 * Searches for each statement, what it is about and its opposite, all of a batch embedded at once; fused by rank,
 * without a cut by relevance, with the passages next to the best. What agents wrote is evidence for nothing, and is left
 * out.
 */
export async function findForStatements(
  ports: EnginePorts,
  context: PhaseContext,
  statements: readonly RiskMitigation[],
): Promise<FoundForStatements> {
  const questions = statements.map(({ description }) => questionsOfStatement(description))
  const { passages, found } = await ports.findPassages(
    context,
    [...new Set(questions.flat())],
    passagesPerSearch,
  )
  const known = new Map(passages.map((passage) => [passage.chunkId, passage]))
  const ranked = questions.map((own) =>
    fused(own.map((question) => found.find(({ subject }) => subject === question)?.chunkIds ?? []))
      .flatMap((id) => known.get(id) ?? [])
      .filter(isNoAgents)
      .slice(0, passagesPerStatement),
  )
  const neighbours = await ports.database.tenantRead(workerScope(context), (tx) =>
    readNeighbours(
      tx,
      ranked.flatMap((own) => own.slice(0, withNeighbours).map(({ chunkId }) => chunkId)),
    ),
  )
  const searched = new Set(found.flatMap(({ chunkIds }) => chunkIds))
  return {
    statements: statements.map(({ id, description }, index) => ({
      id,
      text: description,
      passages: withThoseNextTo(ranked[index] ?? [], neighbours),
    })),
    passages: passages.filter((passage) => !searched.has(passage.chunkId) && isNoAgents(passage)),
  }
}

const isNoAgents = ({ trust }: Passage): boolean => trust !== 'agent'

/** Ids of several rankings as one, those that many name early first. */
function fused(rankings: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>()
  for (const ranking of rankings)
    for (const [rank, id] of ranking.entries())
      scores.set(id, (scores.get(id) ?? 0) + 1 / (rank + rankConstant))
  return [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id)
}

/** Each of the best with what stands next to it, in reading order; each passage once. */
function withThoseNextTo(ranked: readonly Passage[], neighbours: ReadonlyMap<string, Neighbours>): Passage[] {
  const placed = new Set(ranked.map(({ chunkId }) => chunkId))
  const fresh = (near: readonly Passage[]): Passage[] =>
    near.filter((one) => isNoAgents(one) && !placed.has(one.chunkId) && placed.add(one.chunkId))
  return ranked.flatMap((passage, rank) => {
    const near = rank < withNeighbours ? neighbours.get(passage.chunkId) : undefined
    return [...fresh(near?.before ?? []), passage, ...fresh(near?.after ?? [])]
  })
}
