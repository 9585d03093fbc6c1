import { plainWeight, presence, rarityOf, shareOf, type StemWeight } from '../language/overlap.ts'
import { canAnswer, readQuestion, type ReadQuestion } from '../language/question.ts'
import { excerptOf, sentencesOf } from '../language/sentences.ts'
import { contentStems } from '../language/words.ts'
import type { Passage } from '../port.ts'
import { cleaned, isQuotable, quoteLimit, sameText, type Finding } from './findings.ts'

/** Chosen on the dev half of the evaluation (docs/retrieval.md). */
export const answerRules = {
  /** Below this a sentence is not quoted as an answer. */
  leastConfidence: 0.65,
  /** What stands in the headings and names, in a neighbouring sentence, or elsewhere in the passage counts so much. */
  contextShare: 0.9,
  nearShare: 0.5,
  elsewhereShare: 0.35,
  /** A further sentence has to come this close to the best one. */
  worthMentioning: 0.85,
  /** For a sentence that gives a reason where one is asked for; against one that lacks the kind of answer, and against each sentence more in a quote. */
  reasonBonus: 0.05,
  kindCost: 0.3,
  lengthCost: 0.04,
}

export interface Candidate extends Finding {
  signals: AnswerSignals
  confidence: number
}

interface Asked {
  question: string
  read: ReadQuestion
  weightOf: StemWeight
}

/** What tells whether a sentence answers, each 0 to 1. */
export interface AnswerSignals {
  /** Relevance of its passage. */
  relevance: number
  /** Share of the question that it speaks of, with what stands around it, and by itself. */
  share: number
  own: number
  /** As `share`, every word counting alike. */
  plain: number
  /** 1 where it lacks the number, time or person that the question asks for. */
  lacksKind: number
  /** Share of what the question asks for by name ('fine' in 'What fine did …') that the whole passage lacks. */
  lacksFocus: number
}

/**
 * Rule: a sentence answers a question if its passage is about it, if the sentence and what stands around it speak of
 * the greater part of the question, of what it asks for and of every name and figure in it, and if it has a number, a
 * time or a person where the question asks for one. Where no sentence does, there is no answer.
 */
export function answersTo(question: string, passages: readonly Passage[], limit: number): Finding[] {
  const chosen: Candidate[] = []
  for (const candidate of candidatesFor(question, passages)) {
    if (candidate.confidence < answerRules.leastConfidence) continue
    if (chosen.length === limit || candidate.score < answerRules.worthMentioning * (chosen[0]?.score ?? 0))
      break
    if (!chosen.some((finding) => repeats(finding, candidate))) chosen.push(candidate)
  }
  return chosen
}

/** Every sentence that could answer, best first. */
export function candidatesFor(question: string, passages: readonly Passage[]): Candidate[] {
  const read = readQuestion(question)
  const texts = passages.map((passage) => new Set(contentStems(`${passage.context ?? ''}\n${passage.text}`)))
  const weightOf = rarityOf(read.stems, texts)
  return passages
    .flatMap((passage) => candidatesIn(passage, { question, read, weightOf }))
    .sort((left, right) => right.score - left.score)
}

const repeats = (one: Finding, other: Finding): boolean =>
  sameText(one.quote, other.quote) ||
  (one.passage.chunkId === other.passage.chunkId &&
    (one.quote.includes(other.quote) || other.quote.includes(one.quote)))

function candidatesIn(passage: Passage, asked: Asked): Candidate[] {
  const { read, weightOf, question } = asked
  const { titles, heads, spans } = spansOf(passage)
  const context = new Set(contentStems([...titles, ...heads].join('\n')))
  const all = new Set([...context, ...contentStems(passage.text)])
  const lacksFocus =
    read.focus.length === 0
      ? 0
      : 1 - shareOf(read.focus, plainWeight, (stem) => Math.ceil(presence(stem, all)))
  return spans.flatMap(({ text, head, around, pieces }) => {
    const stems = new Set(contentStems(`${head}\n${text}`))
    const own = shareOf(read.stems, weightOf, (stem) => presence(stem, stems))
    if (own === 0) return []
    const near = new Set(contentStems(around))
    const { contextShare, nearShare, elsewhereShare } = answerRules
    const speaks = (stem: string): number =>
      Math.max(
        presence(stem, stems),
        contextShare * presence(stem, context),
        nearShare * presence(stem, near),
        elsewhereShare * presence(stem, all),
      )
    const share = shareOf(read.stems, weightOf, speaks)
    const speaking = pieces.filter((piece) => read.stems.some((stem) => piece.stems.has(stem)))
    const signals: AnswerSignals = {
      relevance: passage.relevance,
      share,
      own,
      plain: shareOf(read.stems, plainWeight, speaks),
      lacksKind: speaking.some((piece) => canAnswer(read, question, piece.text)) ? 0 : 1,
      lacksFocus,
    }
    const reason = isReasonAsked(question) && givesReason.test(text) ? answerRules.reasonBonus : 0
    const score =
      0.35 * share +
      0.5 * own +
      0.15 * passage.relevance +
      reason -
      answerRules.kindCost * signals.lacksKind -
      answerRules.lengthCost * (pieces.length - 1)
    const confidence = confidenceOf(signals)
    return [{ quote: excerptOf(cleaned(text), quoteLimit), passage, score, signals, confidence }]
  })
}

const confidenceWeights: AnswerSignals & { base: number } = {
  base: -8.1,
  relevance: 1.6,
  share: 3.8,
  own: 2.7,
  plain: 2.9,
  lacksKind: -1.9,
  lacksFocus: -1.6,
}

/** How sure it is that a sentence answers, 0 to 1: a logistic regression on the dev half (docs/retrieval.md). */
function confidenceOf(signals: AnswerSignals): number {
  const weights = confidenceWeights
  let sum = weights.base
  for (const [name, value] of Object.entries(signals) as [keyof AnswerSignals, number][])
    sum += weights[name] * value
  return 1 / (1 + Math.exp(-sum))
}

const isReasonAsked = (question: string): boolean => /\b(?:why|warum|weshalb|wieso|reason)\b/i.test(question)
const givesReason =
  /\b(?:because|since|as|so that|in order|due to|reasons?|lest|would|weil|da|damit|denn|um|wegen|aufgrund|grund)\b/i

interface Piece {
  text: string
  stems: ReadonlySet<string>
}

interface Span {
  text: string
  /** Of a table's row the heads of its columns, which say what its cells are; else nothing. */
  head: string
  /** The sentences before and after it. */
  around: string
  /** What it is made of. */
  pieces: readonly Piece[]
}

/** Sentences, and up to three that follow each other within a paragraph, a list item or a row. */
function spansOf(passage: Passage): { titles: Set<string>; heads: string[]; spans: Span[] } {
  const titles = titlesOf(passage)
  const lines = passage.text.split(/\n+/).map((line) => line.trim())
  const heads = lines.filter((_line, index) => isTableHead(lines, index))
  const spoken = lines.filter((line, index) => !titles.has(line) && !isTableHead(lines, index))
  const headOf = headsOf(lines)
  const sentences = spoken.map((line) =>
    sentencesOf(line).map((text): Piece => ({ text, stems: new Set(contentStems(text)) })),
  )
  const spans = spoken.flatMap((line, index) => {
    const own = sentences[index] ?? []
    return own.flatMap((_first, start) =>
      [1, 2, 3].flatMap((count): Span[] => {
        const pieces = own.slice(start, start + count)
        const text = pieceOf(line, pieces)
        if (pieces.length < count || (count > 1 && text.length > quoteLimit) || !isQuotable(text)) return []
        const before = own[start - 1] ?? sentences[index - 1]?.at(-1)
        const after = own[start + count] ?? sentences[index + 1]?.[0]
        return [
          {
            text,
            head: headOf.get(line) ?? '',
            around: `${before?.text ?? ''}\n${after?.text ?? ''}`,
            pieces,
          },
        ]
      }),
    )
  })
  return { titles, heads, spans }
}

/** Neighbouring sentences as they stand in their line. */
function pieceOf(line: string, pieces: readonly Piece[]): string {
  const first = pieces[0]?.text ?? ''
  const last = pieces.at(-1)?.text ?? ''
  const start = line.indexOf(first)
  return line.slice(start, line.indexOf(last, start) + last.length)
}

/** Names and headings of a passage, which say what its sentences are about and nothing by themselves. */
const titlesOf = (passage: Passage): Set<string> =>
  new Set([passage.name, ...(passage.context ?? '').split(/\n| › /)].map((title) => title.trim()))

const isRow = (line: string | undefined): boolean => line?.includes(' | ') === true

/** The first row of each row's table. */
function headsOf(lines: readonly string[]): Map<string, string> {
  const heads = new Map<string, string>()
  let head = ''
  lines.forEach((line, index) => {
    if (isTableHead(lines, index)) head = line
    else if (isRow(line)) heads.set(line, head)
    else head = ''
  })
  return heads
}

/** The first row of a table. */
const isTableHead = (lines: readonly string[], index: number): boolean =>
  isRow(lines[index]) && !isRow(lines[index - 1]) && isRow(lines[index + 1])
