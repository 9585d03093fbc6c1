import type { Evidence, Passage } from '../port.ts'
import { coverage } from '../language/overlap.ts'
import { contentStems } from '../language/words.ts'
import { contributions, keyLines } from './digest.ts'
import type { answersTo } from './question-findings.ts'
import {
  blocks,
  findingsFor,
  inputLine,
  inputsFor,
  leadingFindings,
  quoted,
  quoteLine,
  type Finding,
} from './findings.ts'

/** Passages below this have nothing to do with the question (decisions D4: thresholds 0.3 and 0.7). */
export const leastRelevance = 0.3

/** A further finding has to come this close to the best one. */
const worthMentioning = 0.7

export interface FoundAnswer {
  text: string
  /** False where neither documents, inputs nor the conversation say anything. */
  found: boolean
}

/**
 * Answers a question from passages, inputs and what was said: the best sentence first, then what else there is.
 * Says 'I found nothing about this' where there is nothing, which is a valid answer (decisions D4).
 */
export function answerQuestion(
  evidence: Evidence,
  options: { withConversation: boolean; limit: number; find?: typeof answersTo },
): FoundAnswer {
  const question = evidence.question ?? ''
  const passages = evidence.passages.filter((passage) => passage.relevance >= leastRelevance)
  const lexical = (options.find ?? findSpeaking)(question, passages, options.limit)
  const [best, ...others] =
    lexical.length > 0 ? lexical : leadingFindings(inOtherWords(question, passages, options), 2)
  const more = others.filter((finding) => finding.score >= worthMentioning * (best?.score ?? 0))
  const inputs = inputsFor(question, evidence, 3)
  const shown = [best, ...more].flatMap((finding) => (finding ? [finding.quote] : []))
  const said = options.withConversation ? saidAbout(question, evidence, shown) : []
  if (!best && inputs.length === 0 && said.length === 0) return { found: false, text: nothingFound(question) }
  const text = blocks(
    best && quoted(best),
    more.length > 0 && `Also relevant:\n\n${more.map(quoteLine).join('\n')}`,
    inputs.length > 0 && `From the inputs:\n\n${inputs.map(inputLine).join('\n')}`,
    said.length > 0 && `From the conversation:\n\n${said.join('\n')}`,
    precedence([best, ...more].flatMap((finding) => (finding ? [finding.passage.sourceKind] : []))),
  )
  return { found: true, text }
}

const findSpeaking = (question: string, passages: readonly Passage[], limit: number): Finding[] =>
  findingsFor(question, passages, { limit })

/** Where answers are looked for by rule, a passage that shares words with the question and answers it nowhere is none. */
const inOtherWords = (
  question: string,
  passages: readonly Passage[],
  { find }: { find?: typeof answersTo },
): readonly Passage[] =>
  find === undefined ? passages : passages.filter((passage) => coverage(question, passage.text) === 0)

const nothingFound = (question: string): string =>
  contentStems(question).length === 0
    ? 'I found nothing about this: the question names no subject that I could look for.'
    : 'I found nothing about this in the documents and inputs that I was given.'

/** Key lines of contributions on the question, without those that repeat a quote. */
function saidAbout(question: string, evidence: Evidence, shown: readonly string[]): string[] {
  return contributions(evidence.conversation).flatMap((turn) =>
    keyLines(turn.text, question, 1)
      .filter((row) => coverage(question, row) >= 0.34 && !shown.some((quote) => row.includes(quote)))
      .map((row) => `- ${turn.speaker}: ${row}`),
  )
}

/** Where sources of different closeness answer together, the reader learns which one counts. */
function precedence(kinds: readonly string[]): string | undefined {
  const different = new Set(kinds)
  if (different.size < 2) return undefined
  const order = ['initiative', 'client', 'firm'].filter((kind) => different.has(kind))
  return `_Where these differ, the ${order[0] ?? 'initiative'} source counts before the ${order.slice(1).join(' and the ')} one._`
}
