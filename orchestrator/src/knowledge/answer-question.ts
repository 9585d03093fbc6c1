import type { SourceFilter } from '@parley/contracts/http/knowledge.ts'
import type { KeptAnswer } from '@parley/contracts/stored/knowledge.ts'
import { type Settlement, withUnreadSaid } from '../agents/index.ts'
import type { Caller } from '../caller.ts'
import { createAnswerStream } from './answer-stream.ts'
import { checkedAnswer, type CheckedKnowledgeAnswer } from './checked-answer.ts'
import type { AnswerPassage } from './answer-passage.ts'
import { completeQuestion, type ContextTurn } from './complete-question.ts'
import type { Found } from './find-for-question.ts'
import type { InitiativeRow } from './knowledge.queries.ts'
import { nothingFoundText } from './nothing-found.ts'
import { byConcepts, plainQuestion } from '../models/language/index.ts'
import type { KnowledgePlace } from './knowledge-place.ts'
import type { KnowledgePorts } from './knowledge-ports.ts'
import { findRefined } from './refine-search.ts'
import { presentCitations, presentConflicts, presentResult } from './present-answer.ts'
import { sourceConflicts } from './source-conflicts.ts'
import { openAccount, rewriteQuestion, type Written, writeAnswer } from './write-answer.ts'

export interface Question {
  place: KnowledgePlace
  query: string
  context: readonly ContextTurn[]
  maxResults: number
  relevanceThreshold: number
  filters: readonly SourceFilter[] | null
  streamId: string | null
}

export interface AnsweredQuestion {
  content: string
  kept: KeptAnswer
  initiatives: readonly InitiativeRow[]
  settlements: readonly Settlement[]
}

/** Milliseconds for all of it: the caller waits for 60 s. */
const longestAnswerMs = 50_000

/**
 * Question and former turns → passages above the threshold → a model's answer → its citations checked → where sources
 * disagree. Where nothing is found, no model is asked.
 * @throws AppError BUDGET_EXCEEDED, UNAVAILABLE
 */
export async function answerQuestion(
  ports: KnowledgePorts,
  caller: Caller,
  question: Question,
): Promise<AnsweredQuestion> {
  const late = AbortSignal.timeout(longestAnswerMs)
  const signal = caller.signal === undefined ? late : AbortSignal.any([caller.signal, late])
  const { place } = question
  const account = await openAccount(ports, place)
  const scene = { ports, place, account }
  const completed = completeQuestion(question.query, question.context)
  const rewritten =
    completed.isFollowUp && ports.hasLanguageModel
      ? await rewriteQuestion(scene, { question: completed.text, context: question.context }, signal)
      : undefined
  const searches = [...(rewritten === undefined ? [] : [rewritten]), ...completed.searches]
  const look = async (all: readonly string[], options: StreamOptions): Promise<Looked> => {
    const found = await findRefined(scene, { scope: caller.scope, signal }, { ...question, searches: all })
    if (found.passages.length === 0) return { found, settlements: [] }
    const ways = completed.isFollowUp ? [...new Set([found.search, ...searches])] : [question.query]
    const given = { ways, found, context: question.context }
    return { found, ...(await answerOneWay(scene, given, { ...options, signal })) }
  }
  const { found, asked, written, settlements, checked } = await stream(ports, question, (options) =>
    lookTwice({ look, searches, isByRules: !ports.hasLanguageModel }, options),
  )
  if (checked === undefined || asked === undefined || written === undefined)
    return nothingFound(ports, caller, { question, found, settlements, ...(written && { written }) })
  return {
    content: checked.content,
    kept: {
      foundNothing: false,
      citations: presentCitations(checked),
      unsupportedClaims: checked.unsupportedClaims,
      contradictedClaims: checked.contradictedClaims,
      conflicts: presentConflicts(sourceConflicts(found.passages, asked)),
      results: resultsOf(found, question, { asked, checked }),
      nearest: [],
      read: found.passages.map(({ chunkId }) => chunkId),
      ...authorOf(written),
    },
    initiatives: found.initiatives,
    settlements,
  }
}

interface StreamOptions {
  onDelta?: (delta: string) => void
  onRestart?: () => void
}

type Looked = { found: Found; settlements: readonly Settlement[] } & Partial<Attempt>

/**
 * Where rules find no answer, or nobody but agents who says it, it is looked for once more by what documents of the other
 * language call the thing that is asked for. A language model is not asked twice.
 */
async function lookTwice(
  {
    look,
    searches,
    isByRules,
  }: {
    look: (all: readonly string[], options: StreamOptions) => Promise<Looked>
    searches: readonly string[]
    isByRules: boolean
  },
  options: StreamOptions,
): Promise<Looked> {
  const first = await look(searches, options)
  const others = searches
    .map((search) => byConcepts(plainQuestion(search)))
    .filter((other) => !searches.includes(other))
  const isOfRules = isByRules && (first.written?.provider ?? 'builtin') === 'builtin'
  if ((first.checked !== undefined && !isOfAgents(first.checked)) || others.length === 0 || !isOfRules)
    return first
  if (first.written !== undefined) options.onRestart?.()
  const second = await look([...searches, ...others], options)
  const settlements = [...first.settlements, ...second.settlements]
  const isBetter =
    second.checked !== undefined && (first.checked === undefined || !isOfAgents(second.checked))
  return isBetter ? { ...second, settlements } : { ...first, settlements }
}

/** Nobody but agents says it: a document may, in other words. */
const isOfAgents = ({ citations }: CheckedKnowledgeAnswer): boolean =>
  citations.length > 0 && citations.every(({ passage }) => passage.trust === 'agent')

/**
 * Asks the model. The built-in one takes a question word by word, so a follow-up that it finds no answer to is asked in
 * the other ways to complete it. Never as it stands: 'what does it cost?' is answered by any cost.
 */
async function answerOneWay(
  scene: Parameters<typeof writeAnswer>[0],
  { ways, found, context }: { ways: readonly string[]; found: Found; context: readonly ContextTurn[] },
  options: Parameters<typeof writeAnswer>[2],
): Promise<Attempt> {
  const settlements: Settlement[] = []
  let last: Attempt | undefined
  for (const asked of ways) {
    if (last !== undefined) options.onRestart?.()
    const written = await writeAnswer(scene, { question: asked, context, ...found }, options)
    settlements.push(...written.settlements)
    last = { asked, written, settlements, checked: checkedAnswer(written.text, found.passages) }
    if (last.checked !== undefined || written.provider !== 'builtin') return last
  }
  if (last === undefined) throw new Error('There is no question.')
  return last
}

interface Attempt {
  asked: string
  written: Written
  settlements: readonly Settlement[]
  checked: CheckedKnowledgeAnswer | undefined
}

const authorOf = ({ provider, model, usage }: Written) => ({ provider, model, usage })

const present = (passages: readonly AnswerPassage[], { clients }: Found, question: string) =>
  passages.map((passage) => presentResult(passage, { question, clients }))

/** What the answer cites, and what reaches the threshold: as many as are wanted, most relevant first. */
function resultsOf(found: Found, { maxResults }: Question, { asked, checked }: Answered) {
  const cited = new Set(checked.citations.map(({ passage }) => passage.chunkId))
  const [first, others] = [
    found.passages.filter(({ chunkId }) => cited.has(chunkId)),
    found.results.filter(({ chunkId }) => !cited.has(chunkId)),
  ]
  const shown = [...first, ...others].slice(0, maxResults)
  return present(
    shown.toSorted((left, right) => right.relevance - left.relevance),
    found,
    asked,
  )
}

interface Answered {
  asked: string
  checked: CheckedKnowledgeAnswer
}

/** Streams to the asker where they want it. */
async function stream<T>(
  ports: KnowledgePorts,
  { place, streamId }: Question,
  work: (options: StreamOptions) => Promise<T>,
): Promise<T> {
  if (streamId === null) return work({})
  const tokens = createAnswerStream(ports, place, streamId)
  try {
    return await work({ onDelta: tokens.onDelta, onRestart: tokens.onRestart })
  } finally {
    tokens.end()
  }
}

interface Unanswered {
  question: Question
  found: Found
  settlements: readonly Settlement[]
  written?: Written
}

/** A plain sentence, which is a valid answer (decisions D4); with what came close, where something did. */
async function nothingFound(
  ports: KnowledgePorts,
  { scope }: Caller,
  { question, found, settlements, written }: Unanswered,
): Promise<AnsweredQuestion> {
  const text = nothingFoundText(question, written !== undefined)
  return {
    content: await withUnreadSaid(ports, scope, { text, place: question.place }),
    kept: {
      foundNothing: true,
      citations: [],
      unsupportedClaims: [],
      contradictedClaims: [],
      conflicts: [],
      results: present(found.results, found, question.query),
      nearest: present(found.nearest, found, question.query),
      read: found.passages.map(({ chunkId }) => chunkId),
      ...(written ? authorOf(written) : { provider: null, model: null, usage: null }),
    },
    initiatives: found.initiatives,
    settlements,
  }
}
