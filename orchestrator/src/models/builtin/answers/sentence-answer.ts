import { plainWeight } from '../../language/overlap.ts'
import { spokenOf, stemsOfBoth } from '../../language/question-words.ts'
import { canAnswer } from '../../language/question.ts'
import { excerptOf } from '../../language/sentences.ts'
import type { Passage } from '../../port.ts'
import { cleaned, quoteLimit, sameText, type Finding } from '../findings.ts'
import { type Asked, readAsked } from './asked.ts'
import { focusSpoken, namesAreSpoken, shareSpoken, type Spoken } from './matching.ts'
import { type Piece, type Span, spansOf } from './spans.ts'
import type { Table, TableRow } from './tables.ts'

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
  /** Where several things are asked for. */
  worthMentioningOfList: 0.75,
  /** For a sentence that gives a reason where one is asked for; against one that lacks the kind of answer, and against each sentence more in a quote. */
  reasonBonus: 0.05,
  kindCost: 0.3,
  lengthCost: 0.04,
  /** Against an agent's words. */
  agentCost: 0.2,
}

export interface Candidate extends Finding {
  signals: AnswerSignals
  confidence: number
  /** Where it is a table's row. */
  row: { table: Table; row: TableRow } | undefined
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
export const answersTo = (question: string, passages: readonly Passage[], limit: number): Candidate[] =>
  sentenceAnswers(readAsked(question, passages), passages).slice(0, limit)

export function sentenceAnswers(asked: Asked, passages: readonly Passage[]): Candidate[] {
  const chosen: Candidate[] = []
  const worth = asked.isList ? answerRules.worthMentioningOfList : answerRules.worthMentioning
  for (const candidate of candidatesFor(asked, passages)) {
    if (candidate.confidence < answerRules.leastConfidence) continue
    if (candidate.score < worth * (chosen[0]?.score ?? 0)) break
    if (!chosen.some((finding) => repeats(finding, candidate))) chosen.push(candidate)
  }
  return chosen
}

/** Every sentence that could answer, best first. */
export const candidatesFor = (asked: Asked, passages: readonly Passage[]): Candidate[] =>
  passages
    .flatMap((passage) => candidatesIn(passage, asked))
    .toSorted((left, right) => right.score - left.score)

const repeats = (one: Finding, other: Finding): boolean =>
  sameText(one.quote, other.quote) ||
  (one.passage.chunkId === other.passage.chunkId &&
    (one.quote.includes(other.quote) || other.quote.includes(one.quote)))

function candidatesIn(passage: Passage, asked: Asked): Candidate[] {
  const { context, spans } = spansOf(passage)
  const spokenBy = (stems: ReadonlySet<string>): Spoken => asked.words.map((word) => spokenOf(word, stems))
  const around = spokenBy(stemsOfBoth(context))
  const all = spokenBy(stemsOfBoth(`${context}\n${passage.text}`))
  if (!namesAreSpoken(asked, all)) return []
  return spans.flatMap((span) => {
    const own = spokenBy(span.stems)
    const signals = signalsOf(asked, { passage, span, own, near: spokenBy(stemsOfBoth(span.around)), around, all })
    if (signals.own === 0) return []
    const candidate = { quote: excerptOf(cleaned(span.text), quoteLimit), passage, row: span.row, signals }
    return [{ ...candidate, score: scoreOf(asked, span, candidate), confidence: confidenceOf(signals) }]
  })
}

interface Heard {
  passage: Passage
  span: Span
  own: Spoken
  near: Spoken
  around: Spoken
  all: Spoken
}

function signalsOf(asked: Asked, { passage, span, own, near, around, all }: Heard): AnswerSignals {
  const { contextShare, nearShare, elsewhereShare } = answerRules
  const speaks = asked.words.map((_word, at) =>
    Math.max(own[at] ?? 0, contextShare * (around[at] ?? 0), nearShare * (near[at] ?? 0), elsewhereShare * (all[at] ?? 0)),
  )
  return {
    relevance: passage.relevance,
    share: shareSpoken(asked, speaks),
    own: shareSpoken(asked, own),
    plain: shareSpoken({ ...asked, weightOf: ({ stem }) => plainWeight(stem) }, speaks),
    lacksKind: span.pieces.some((piece) => isOfKind(asked, piece)) ? 0 : 1,
    lacksFocus: 1 - focusSpoken(asked, all),
  }
}

/** Only a sentence that speaks of the question can give the number that it asks for. */
const isOfKind = ({ read, question, words }: Asked, { text, stems }: Piece): boolean =>
  words.some((word) => spokenOf(word, stems) > 0) && canAnswer(read, question, text)

function scoreOf(
  { question }: Asked,
  { text, pieces }: Span,
  { signals, passage }: Pick<Candidate, 'signals' | 'passage'>,
): number {
  const { reasonBonus, kindCost, lengthCost, agentCost } = answerRules
  const reason = isReasonAsked(question) && givesReason.test(text) ? reasonBonus : 0
  return (
    0.35 * signals.share +
    0.5 * signals.own +
    0.15 * passage.relevance +
    reason -
    kindCost * signals.lacksKind -
    lengthCost * (pieces.length - 1) -
    (passage.trust === 'agent' ? agentCost : 0)
  )
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
