import type { Evidence, Passage } from '../port.ts'
import { citationMark } from '../citations.ts'
import { coverage } from '../language/overlap.ts'
import { plainQuestion } from '../language/plain-question.ts'
import { contentStems, findLanguage, type Language, wordsOf } from '../language/words.ts'
import type { AnswerLine, FoundLines } from './answers/answer-line.ts'
import { readAsked } from './answers/asked.ts'
import { dueAnswer } from './answers/due-answer.ts'
import { findAnswer } from './answers/find-answer.ts'
import { frames } from './answers/frames.ts'
import { givesKind } from './answers/given-kind.ts'
import { withHeadsIn } from './answers/heads-in-language.ts'
import { headingLines } from './answers/headings.ts'
import { spokenIn } from './answers/matching.ts'
import { leadersAnswer } from './answers/leaders.ts'
import { isPolar } from './answers/polar.ts'
import { lacksHolder, officeHolder } from './answers/office-holder.ts'
import { placeWords } from './answers/place-words.ts'
import { lacksDecision } from './answers/deciders.ts'
import { isLabelled } from './answers/telling-lines.ts'
import { contributions, keyLines } from './digest.ts'
import { blocks, inputLine, inputsFor, leadingFindings } from './findings.ts'

/** Sentences of passages below this have nothing to do with the question (decisions D4: thresholds 0.3 and 0.7). */
export const leastRelevance = 0.3
/** Lines of one answer; what is left is counted. */
const mostLines = 12

export interface FoundAnswer {
  text: string
  /** False where neither documents, inputs nor the conversation say anything. */
  found: boolean
}

/**
 * Answers a question from passages, inputs and what was said, in its language: what answers it best first, then what
 * else there is. Says 'I found nothing about this' where there is nothing, which is a valid answer (decisions D4).
 */
export function answerQuestion(
  evidence: Evidence,
  options: { withConversation: boolean; limit: number },
): FoundAnswer {
  const question = plainQuestion(evidence.question ?? '')
  const language = findLanguage(wordsOf(question)) ?? evidence.language ?? 'en'
  const passages = evidence.passages.filter((passage) => passage.relevance >= leastRelevance)
  const answer =
    dueAnswer(question, evidence.passages, evidence.today ?? evidence.brief?.today) ??
    officeHolder(question, evidence.passages) ??
    leadersAnswer(question, evidence.passages) ??
    withHolder(question, findAnswer(question, { passages, others: evidence.passages }, options.limit)) ??
    inOtherWords(question, passages)
  const inputs = inputsFor(question, evidence, { limit: 3, isAnswered: answer !== undefined })
  const shown = answer?.lines.map(({ key }) => key) ?? []
  const said = options.withConversation ? saidAbout(question, evidence, shown) : []
  const words = frames(language)
  if (answer === undefined && inputs.length === 0 && said.length === 0)
    return { found: false, text: contentStems(question).length === 0 ? words.noSubject : words.nothing }
  const text = blocks(
    answer && written(answer, language),
    inputs.length > 0 && `${words.inputs}\n\n${inputs.map(inputLine).join('\n')}`,
    said.length > 0 && `${words.said}\n\n${said.join('\n')}`,
    answer && precedence(answer.lines, language),
  )
  return { found: true, text }
}

const withHolder = (question: string, found: FoundLines | undefined): FoundLines | undefined =>
  found !== undefined && lacksHolder(question, found) ? undefined : found

/** Lines as markdown: an introduction where they need one, then one or a list of them. */
function written({ lead, lines }: FoundLines, language: Language): string {
  const words = frames(language)
  const isAgents = lines.every(({ passage }) => passage.trust === 'agent')
  const shown = lines.slice(0, mostLines).map((line) => lineText(line, language))
  const [first = '', ...others] = shown
  const rest = lines.length - shown.length
  return blocks(
    isAgents && words.agentsAlone,
    lead !== undefined && lines.length > 1 && lead,
    others.length === 0 ? first : shown.map((line) => `- ${line}`).join('\n'),
    rest > 0 && `_(${words.others(rest)})_`,
    lead !== undefined && lines.length === 1 && `_(${lead.replace(/:$/u, '')})_`,
  )
}

/** The place stands after the mark: it is no part of what the passage has to bear out. */
const lineText = ({ text, passage, row }: AnswerLine, language: Language): string =>
  `${withHeadsIn(text, language)} ${citationMark(passage.chunkId)} _(${placeWords(passage, language, row)})_`

/**
 * What retrieval finds clearly about the question although it shares no words with it; a passage that shares words and
 * answers nowhere is none.
 */
function inOtherWords(question: string, passages: readonly Passage[]): FoundLines | undefined {
  const asked = readAsked(question, passages)
  // Who is asked about is named.
  if (asked.words.some(({ isName }) => isName) || asked.read.expects === 'person') return undefined
  // Whether something is so is told where it is spoken of.
  if (isPolar(question)) return undefined
  // What only the name of a document speaks of is not told by whatever it begins with.
  const others = passages.filter(({ text, name }) =>
    spokenIn(asked, `${name}\n${text}`).every((one) => one === 0),
  )
  const findings = leadingFindings(others, 2).filter(
    ({ quote, passage }) =>
      (asked.read.expects === undefined || givesKind(asked, quote)) &&
      !lacksDecision(question, quote) &&
      !isLabelled(quote) &&
      !quote.includes(' | ') &&
      ![...headingLines(passage.text)].some((heading) => heading.endsWith(quote)),
  )
  const lines = findings.map(({ quote, passage }): AnswerLine => ({
    text: `“${quote}”`,
    passage,
    key: quote,
  }))
  return lines.length === 0 ? undefined : { lines, share: 0, score: 0 }
}

/** The share of a question that a line of a contribution has to speak of. */
const leastSaid = 0.5

/** A row of a table, taken out of its table. */
const isRow = (line: string): boolean => / – [^:]+: [^;]+;/u.test(line)

/**
 * Key lines of contributions on the question, without those that repeat a quote. A single word is in many lines that say
 * nothing about it.
 */
function saidAbout(question: string, evidence: Evidence, shown: readonly string[]): string[] {
  if (contentStems(question).length < 2) return []
  return contributions(evidence.conversation).flatMap((turn) =>
    keyLines(turn.text, question, 1)
      .filter(
        (row) =>
          !isRow(row) && coverage(question, row) >= leastSaid && !shown.some((quote) => row.includes(quote)),
      )
      .map((row) => `- ${turn.speaker}: ${row}`),
  )
}

/** Where sources of different closeness answer together, the reader learns which one counts. */
function precedence(lines: readonly AnswerLine[], language: Language): string | undefined {
  const words = frames(language)
  const different = new Set(lines.map(({ passage }) => passage.sourceKind))
  if (different.size < 2) return undefined
  const [first, ...others] = (['initiative', 'client', 'firm'] as const).filter((kind) => different.has(kind))
  if (first === undefined) return undefined
  return words.precedence(words.kinds[first], others.map((kind) => words.kinds[kind]).join(words.before))
}
