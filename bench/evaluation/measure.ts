import type { Asker, GivenAnswer } from './ask.ts'
import type { EvaluatedFirm, StoredChunk } from './corpus-database.ts'
import { plainText, type EvaluationQuestion } from './evaluation-set.ts'

/** Where a question is asked: the firm's search over everything, or the chat of the client it is about (Document 3, 9). */
export const places = {
  'firm search, 0.3': { isChat: false, threshold: 0.3, limit: 10 },
  'firm search, 0.7': { isChat: false, threshold: 0.7, limit: 10 },
  'client chat, 0.7': { isChat: true, threshold: 0.7, limit: 5 },
} as const
export type Place = keyof typeof places
export const placeNames = Object.keys(places) as Place[]

export interface MeasuredAnswer {
  isRefusal: boolean
  /** Citations, those whose passage holds a quote that answers, and those whose quote is in its passage. */
  cited: number
  right: number
  verbatim: number
  /** The answer has the short text that a right one contains. */
  hasExpected: boolean
}

export interface MeasuredQuestion {
  question: EvaluationQuestion
  /** Of the passages of the firm's search, best first: whether it answers, and its relevance. */
  found: { isRight: boolean; relevance: number }[]
  /** Passages of the whole corpus that answer. */
  rightPassages: number
  answers: Record<Place, MeasuredAnswer>
}

export interface Measurement {
  questions: MeasuredQuestion[]
  /** Answers of the set that no passage holds whole. */
  brokenQuotes: number
}

export async function measureQuestions(
  questions: readonly EvaluationQuestion[],
  firm: EvaluatedFirm,
  asker: Asker,
): Promise<Measurement> {
  const rightOf = new Map(questions.map((question) => [question.id, rightPassages(question, firm.chunks)]))
  const texts = new Map(firm.chunks.map(({ id, text }) => [id, withoutSpace(text)]))
  const measured: MeasuredQuestion[] = []
  for (const question of questions) {
    const right = rightOf.get(question.id) ?? new Set<string>()
    const inFirm = await asker.search(question.question, { firm })
    const inClient = await asker.search(question.question, { firm, client: question.client })
    const answers = {} as Record<Place, MeasuredAnswer>
    for (const name of placeNames) {
      const { isChat, threshold, limit } = places[name]
      const given = (isChat ? inClient : inFirm)
        .filter(({ relevance }) => relevance >= threshold)
        .slice(0, limit)
      const answer = await asker.answer(question.question, given, firm)
      answers[name] = measureAnswer(question, { answer, texts, right })
    }
    const found = inFirm.map(({ chunkId, relevance }) => ({ isRight: right.has(chunkId), relevance }))
    measured.push({ question, found, rightPassages: right.size, answers })
  }
  const answers = questions.flatMap((question) => question.answers)
  return {
    questions: measured,
    brokenQuotes: answers.filter((answer) => !firm.chunks.some((chunk) => holds(chunk, answer))).length,
  }
}

const holds = (chunk: StoredChunk, answer: { document: string; quote: string }): boolean =>
  chunk.document === answer.document && plainText(chunk.text).includes(plainText(answer.quote))

/** Passages that hold a piece which answers the question. */
export const rightPassages = (question: EvaluationQuestion, chunks: readonly StoredChunk[]): Set<string> =>
  new Set(
    chunks
      .filter((chunk) => question.answers.some((answer) => holds(chunk, answer)))
      .map((chunk) => chunk.id),
  )

interface MeasuredAgainst {
  answer: GivenAnswer
  /** Of all chunks, white space apart. */
  texts: ReadonlyMap<string, string>
  right: ReadonlySet<string>
}

function measureAnswer(
  question: EvaluationQuestion,
  { answer, texts, right }: MeasuredAgainst,
): MeasuredAnswer {
  const { citations, text, isRefusal } = answer
  const isVerbatim = ({ chunkId, quote }: { chunkId: string; quote: string }): boolean =>
    texts.get(chunkId)?.includes(withoutSpace(quote)) === true
  return {
    isRefusal,
    cited: citations.length,
    right: citations.filter(({ chunkId }) => right.has(chunkId)).length,
    verbatim: citations.filter(isVerbatim).length,
    hasExpected:
      !isRefusal && question.expect !== undefined && plainText(text).includes(plainText(question.expect)),
  }
}

const withoutSpace = (text: string): string => text.replace(/\s+/gu, '')
