import { workerScope } from '@parley/server-kit/database/scope.ts'
import { BudgetPassed, settleCalls, isModelFailure } from '../agents/index.ts'
import type { Caller } from '../caller.ts'
import { falling } from '../retrieval/index.ts'
import type { AnswerPassage } from './answer-passage.ts'
import { chosenOf, type Found, findForQuestion, type Looking } from './find-for-question.ts'
import { askRecorded, evidenceOf, type Scene } from './write-answer.ts'

/** Milliseconds that a person waits for each, beside the search itself. */
const variantsTimeoutMs = 5_000
const rerankTimeoutMs = 8_000
const mostVariants = 3
const longestVariant = 300
/** Passages that are put in order, and how much of each is read. */
const rerankedPassages = 30
const readCharacters = 700

/**
 * A search for a question, with a language model's help where one is configured: it is asked in other words too, and the
 * first thirty passages are put in order. What the model writes is looked for within the same scope, and its order is one
 * of what was found; where it fails or is late, everything stays as it was.
 */
export async function findRefined(
  scene: Scene,
  caller: Pick<Caller, 'scope' | 'signal'> & { signal: AbortSignal },
  looking: Looking,
): Promise<Found> {
  const { ports } = scene
  const [question] = looking.searches
  if (!ports.hasLanguageModel || question === undefined) return findForQuestion(ports, caller, looking)
  const variants = await variantsOf(scene, question, caller.signal)
  const found = await findForQuestion(ports, caller, {
    ...looking,
    searches: [...looking.searches, ...variants],
    maxResults: Math.max(looking.maxResults, rerankedPassages),
  })
  if (found.isOfOne) return found
  const passages = await inOrder(scene, { question, passages: found.passages }, caller.signal)
  // An answer is given to what was asked, not to another way to ask it.
  const search = looking.searches.includes(found.search) ? found.search : question
  return { ...found, ...chosenOf(passages, looking), search }
}

async function variantsOf(scene: Scene, question: string, signal: AbortSignal): Promise<string[]> {
  const written = await helped(scene, 'query-variants', { question, passages: [], signal })
  const lines = (written?.text ?? '').split('\n').map((line) =>
    line
      .replace(/^\s*(?:[-*•]|\d+[.)])\s+/u, '')
      .trim()
      .slice(0, longestVariant),
  )
  return [...new Set(lines)].filter((line) => line !== '' && line !== question).slice(0, mostVariants)
}

/** What the model names comes first, in its order; relevance falls along, as in any search. */
async function inOrder(
  scene: Scene,
  { question, passages }: { question: string; passages: AnswerPassage[] },
  signal: AbortSignal,
): Promise<AnswerPassage[]> {
  if (passages.length < 2) return passages
  const read = passages.map((passage) => ({ ...passage, text: passage.text.slice(0, readCharacters) }))
  const written = await helped(scene, 'rerank', { question, passages: read, signal })
  const places = new Map((written?.output.order ?? []).map((id, place) => [id, place]))
  const placeOf = ({ chunkId }: AnswerPassage): number => places.get(chunkId) ?? passages.length
  const ordered = passages.toSorted((left, right) => placeOf(left) - placeOf(right))
  const relevances = falling(ordered.map(({ relevance }) => relevance))
  return ordered.map((passage, place) => ({ ...passage, relevance: relevances[place] ?? 0 }))
}

/** @returns undefined where the model fails, is late, or the month's budget is used up */
async function helped<Task extends 'query-variants' | 'rerank'>(
  scene: Scene,
  task: Task,
  asked: { question: string; passages: readonly AnswerPassage[]; signal: AbortSignal },
) {
  const { ports, place } = scene
  const evidence = evidenceOf({ question: asked.question, context: [] }, asked.passages)
  const timeoutMs = task === 'rerank' ? rerankTimeoutMs : variantsTimeoutMs
  try {
    const written = await askRecorded(scene, task, { evidence, options: { signal: asked.signal, timeoutMs } })
    // Nothing waits for it: it is counted even if the answer itself fails.
    await ports.database.tenantTransaction(workerScope(place), (tx) =>
      settleCalls(tx, { ...place, initiativeId: null }, written.settlements),
    )
    return written
  } catch (error) {
    if (isModelFailure(error) || error instanceof BudgetPassed) return undefined
    throw error
  }
}
