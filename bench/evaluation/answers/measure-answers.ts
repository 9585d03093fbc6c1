import { clientChatDefaults, firmSearchDefaults } from '@parley/contracts/http/knowledge.ts'
import type { Caller } from '@parley/orchestrator/src/caller.ts'
import { askKnowledge } from '@parley/orchestrator/src/knowledge/index.ts'
import { findForQuestion } from '@parley/orchestrator/src/knowledge/find-for-question.ts'
import { placeOf } from '@parley/orchestrator/src/knowledge/knowledge-place.ts'
import { plainText } from '../evaluation-set.ts'
import type { KnownPlace, Product } from '../product/index.ts'
import type { AskedQuestion } from './answer-set.ts'
import { judgeAnswer, type JudgedAnswer } from './judge-answer.ts'

export interface MeasuredAnswer extends JudgedAnswer {
  question: AskedQuestion
  text: string
  /** Whether a passage that answers was among the first five that were found; undefined where nobody looked. */
  isFound: boolean | undefined
  /** Pieces that answer and stand in no one passage: what the ingestion has torn apart. */
  brokenQuotes: number
}

const by = { actorId: null, subjectId: null, sessionId: null, ipAddress: null }
const depth = 5

/** What a gate looks for: of a paraphrase nothing but its passage is judged, of other questions their answer. */
export const paraphrasesAlone = ({ kind }: AskedQuestion): boolean => kind === 'paraphrase'

/**
 * Asks every question where it belongs, as the product answers it there unless told otherwise by a person.
 * @param looksFor of which questions the passages are looked for too, by a search of its own
 */
export async function measureAnswers(
  product: Product,
  questions: readonly AskedQuestion[],
  looksFor: (question: AskedQuestion) => boolean = () => true,
): Promise<MeasuredAnswer[]> {
  const measured: MeasuredAnswer[] = []
  for (const question of questions) {
    const place = knownPlaceOf(product, question)
    const right = question.answers.map((answer) => holdersOf(answer, place))
    const found = looksFor(question) ? await findFirst(product, place, question) : undefined
    const answer = await ask(product, place, question)
    measured.push({
      question,
      text: answer.text,
      ...judgeAnswer(question, answer),
      isFound: found && right.some((chunkIds) => found.some((id) => chunkIds.has(id))),
      brokenQuotes: right.filter((chunkIds) => chunkIds.size === 0).length,
    })
  }
  return measured
}

/** @throws Error where the product does not know the place */
function knownPlaceOf({ places }: Product, { id, client }: AskedQuestion): KnownPlace {
  const place = places.get(client)
  if (place === undefined) throw new Error(`${id}: there is no ${client}.`)
  return place
}

const askerOf = (place: KnownPlace, question: AskedQuestion): Caller =>
  question.place === 'firm' ? place.firm : place.own

const holdersOf = (
  { document, quote }: AskedQuestion['answers'][number],
  { chunks }: KnownPlace,
): Set<string> =>
  new Set(
    chunks
      .filter((chunk) => chunk.document === document && plainText(chunk.text).includes(plainText(quote)))
      .map((chunk) => chunk.id),
  )

async function ask(
  { dependencies }: Product,
  place: KnownPlace,
  question: AskedQuestion,
): Promise<{ text: string; isRefusal: boolean }> {
  const { maxResults, relevanceThreshold } =
    question.place === 'firm' ? firmSearchDefaults : clientChatDefaults
  const answer = await askKnowledge(dependencies.knowledge, askerOf(place, question), {
    body: {
      query: question.question,
      context: [],
      maxResults,
      relevanceThreshold,
      filters: null,
      streamId: null,
      requestKey: null,
      by,
    },
  })
  return { text: answer.content, isRefusal: answer.foundNothing }
}

/** The first passages that an answer could be given from, whatever their relevance. */
async function findFirst(
  { dependencies }: Product,
  place: KnownPlace,
  question: AskedQuestion,
): Promise<string[]> {
  const { scope } = askerOf(place, question)
  const { passages } = await findForQuestion(
    dependencies.knowledge,
    { scope },
    {
      place: placeOf(scope),
      searches: [question.question],
      maxResults: depth,
      relevanceThreshold: 0,
      filters: null,
    },
  )
  return passages.map(({ chunkId }) => chunkId)
}
