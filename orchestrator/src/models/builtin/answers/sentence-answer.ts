import { plainWeight } from '../../language/overlap.ts'
import { spokenOf, stemsOfBoth } from '../../language/question-words.ts'
import { excerptOf } from '../../language/sentences.ts'
import type { Passage } from '../../port.ts'
import { cleaned, quoteLimit, sameText, type Finding } from '../findings.ts'
import { type Asked, readAsked } from './asked.ts'
import { headingsAbove, isBesideQuestion } from './beside-question.ts'
import { type AnswerSignals, confidenceOf } from './confidence.ts'
import { givesKind, isReasonAsked, isTimeAsked, namesDay } from './given-kind.ts'
import {
  focusSpoken,
  isSpoken,
  mostOf,
  namesAreSpoken,
  shareSpoken,
  type Spoken,
  spokenIn,
  sumSpoken,
} from './matching.ts'
import { namesKnown } from './read-table.ts'
import { isSaidOtherwise } from './said-otherwise.ts'
import { type Span, spansOf } from './spans.ts'
import { brokenPairs, states } from './phrases.ts'
import { namesFully } from './people-named.ts'
import { isDenied, isNoAnswer, isRuleForAll, namesPeople } from './sentence-filters.ts'
import type { Table, TableRow } from './tables.ts'

/** Chosen on the dev half of the evaluation (docs/retrieval.md). */
export const answerRules = {
  /** Below this a sentence is not quoted as an answer. */
  leastConfidence: 0.48,
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
  lengthCost: 0.06,
  /** Against sentences that speak of the question only together. */
  spreadCost: 0.35,
  /** Against an agent's words. */
  agentCost: 0.2,
  /** Against two words that stand together in the question and apart in the sentence. */
  pairCost: 0.12,
  /** Against what is denied where nothing denied is asked for. */
  denialCost: 0.12,
  /** For a sentence that states what is asked right at its start: 'Order of plants: …'. */
  statedBonus: 0.2,
  /** For a day, a month or a year where a time is asked for. */
  dateBonus: 0.08,
  /** For a person's name where somebody is asked for. */
  nameBonus: 0.08,
  /** Against a share or a bare figure where it is asked what something costs. */
  noAmountCost: 0.25,
}

const hasAmount =
  /[£€$]|(?<!\p{L})(?:EUR|GBP|USD|CHF|PLN|euros?|pounds?|pence|dollars?|franken|francs?|cents?)(?!\p{L})/iu

/** A sentence that says it in words that the search does not know is about it all the same. */
const saidRelevance = 0.5

export interface Candidate extends Finding {
  signals: AnswerSignals
  confidence: number
  /** Who was there, under the name of the body that is asked for. */
  isRoll: boolean
  /** Where it is a table's row. */
  row: { table: Table; row: TableRow } | undefined
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
  const all = candidatesFor(asked, passages)
  const rolls = all.filter(({ isRoll, quote }) => isRoll && rollCall.test(quote))
  const worth = asked.isList ? answerRules.worthMentioningOfList : answerRules.worthMentioning
  for (const candidate of rolls.length > 0 ? rolls : all) {
    if (candidate.confidence < answerRules.leastConfidence && !saysAll(asked, candidate) && !candidate.isRoll)
      continue
    if (candidate.score < worth * (chosen[0]?.score ?? 0)) break
    if (!chosen.some((finding) => repeats(finding, candidate)) && addsTo(asked, chosen[0], candidate))
      chosen.push(candidate)
  }
  return chosen
}

/** A line that begins so lists who is on a body before anything else does. */
const rollCall =
  /^(?:present|members?|attendees|participants|in attendance|anwesend\p{L}*|mitglieder|teilnehmer\p{L}*)(?!\p{L})/iu

/** All that is asked about stands in the sentence itself, with the kind that is asked for: however far its passage seems. */
const saysAll = ({ read, question }: Asked, { signals, row, quote }: Candidate): boolean =>
  row === undefined &&
  read.expects !== undefined &&
  (signals.own >= leastOwnOfAll || (isRuleForAll(question, quote) && signals.share >= leastShareOfRule)) &&
  signals.lacksKind === 0 &&
  signals.lacksFocus === 0
const leastOwnOfAll = 0.82
const leastShareOfRule = 0.6

/** One figure, day or person is asked for: another sentence has to answer as well as the first one. */
function addsTo(asked: Asked, best: Candidate | undefined, { signals, quote }: Candidate): boolean {
  if (best === undefined) return true
  // What names another one, and not whom the first one names, speaks of somebody else.
  const namedIn = (text: string): Spoken => spokenIn(asked, text)
  const [first, own] = [namedIn(best.quote), namedIn(quote)]
  if (asked.words.some(({ isName }, at) => isName && isSpoken(first[at]) && !isSpoken(own[at]))) return false
  if (isDenied(asked.question, quote) && !isDenied(asked.question, best.quote)) return false
  if (asked.isList) return true
  const least = asked.read.expects === undefined ? alsoWell : equallyWell
  return signals.own >= least * best.signals.own && signals.share >= least * best.signals.share
}
const alsoWell = 0.8
const equallyWell = 0.97

/** Every sentence that could answer, best first. */
export const candidatesFor = (asked: Asked, passages: readonly Passage[]): Candidate[] =>
  passages
    .filter((passage) => namesAreSpoken(asked, namesKnown(asked, passages, passage)))
    .flatMap((passage) => candidatesIn(passage, asked, passages))
    .toSorted((left, right) => right.score - left.score)

const repeats = (one: Finding, other: Finding): boolean =>
  sameText(one.quote, other.quote) ||
  (one.passage.chunkId === other.passage.chunkId &&
    (one.quote.includes(other.quote) || other.quote.includes(one.quote)))

function candidatesIn(passage: Passage, asked: Asked, passages: readonly Passage[]): Candidate[] {
  const { context, spans } = spansOf(passage)
  const spokenBy = (stems: ReadonlySet<string>): Spoken => asked.words.map((word) => spokenOf(word, stems))
  const ownAround = spokenBy(stemsOfBoth(context))
  const all = spokenBy(stemsOfBoth(`${context}\n${passage.text}`))
  // A rule for every decision is for what its document has a heading for.
  const ruled = mostOf([ownAround, spokenBy(stemsOfBoth(headingsOfDocument(passage, passages)))], all.length)
  // Whom the passage is about it names once: 'Between the airport and Halvorsen … The fee is …'.
  const party = asked.words.map(({ isName }, at) => (isName ? (all[at] ?? 0) : 0))
  return spans.flatMap((span) => {
    const own = mostOf([spokenBy(span.stems), spokenIn(asked, span.text)], asked.words.length)
    const near = spokenBy(stemsOfBoth(span.around))
    const around = isRuleForAll(asked.question, span.text) ? ruled : ownAround
    const signals = signalsOf(asked, {
      passage,
      span,
      own,
      near,
      around,
      all,
    })
    if (
      (passage.relevance < leastRelevance && !isSaidOtherwise(asked, span, signals.own)) ||
      (signals.own === 0 && !namesPeople(asked, span.text, around)) ||
      (signals.lacksKind === 1 && asked.read.expects !== undefined && signals.own > 0) ||
      isNoAnswer(asked, span, { own, near, around, context, party }) ||
      isBesideQuestion(asked, { text: span.text, passage, headings: headingsOf(span, passage) })
    )
      return []
    const candidate = {
      quote: excerptOf(cleaned(span.text), quoteLimit),
      passage,
      row: span.row,
      isRoll: namesPeople(asked, span.text, around),
      signals,
    }
    return [
      {
        ...candidate,
        score: scoreOf(asked, span, { ...candidate, named: shareOfNames(asked, own, around) }),
        confidence: confidenceOf(signals),
      },
    ]
  })
}

const headingsOfDocument = ({ name }: Passage, passages: readonly Passage[]): string =>
  passages
    .filter((other) => other.name === name)
    .map(headingsAbove)
    .join('\n')

const leastRelevance = 0.3

const headingsOf = ({ row }: Span, passage: Passage): string =>
  [headingsAbove(passage), ...(row === undefined ? [] : [row.table.title, ...row.table.heads])].join('\n')

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
    Math.max(
      own[at] ?? 0,
      contextShare * (around[at] ?? 0),
      nearShare * (near[at] ?? 0),
      elsewhereShare * (all[at] ?? 0),
    ),
  )
  return {
    relevance: Math.max(passage.relevance, saidRelevance * shareSpoken(asked, own)),
    share: shareSpoken(asked, speaks),
    own: shareSpoken(asked, own),
    plain: shareSpoken({ ...asked, weightOf: ({ stem }) => plainWeight(stem) }, speaks),
    lacksKind: lackOfKind(asked, span, own),
    lacksFocus: 1 - focusSpoken(asked, all),
    absent:
      1 -
      shareSpoken(
        asked,
        all.map((one) => (isSpoken(one) ? 1 : one)),
      ),
    length: (span.pieces.length - 1) / 2,
  }
}

/** Only a piece that speaks of the question can give what it asks for. */
function lackOfKind(asked: Asked, { pieces }: Span, own: Spoken): number {
  if (asked.read.expects === undefined && !isReasonAsked(asked.question)) return 0
  // A reason may stand in the sentence after the one that it is a reason for.
  if (asked.read.expects === undefined) return pieces.some(({ text }) => givesKind(asked, text)) ? 0 : 1
  const whole = sumSpoken(asked, own)
  const shares = pieces.map(({ text, stems }) =>
    givesKind(asked, text)
      ? sumSpoken(
          asked,
          asked.words.map((word) => spokenOf(word, stems)),
        )
      : 0,
  )
  return whole === 0 ? 1 : 1 - Math.max(0, ...shares) / whole
}

/** A name stands in the heading, and the sentences under it go on without it: what that adds to a sentence's own share. */
function shareOfNames(asked: Asked, own: Spoken, around: Spoken): number {
  if (!own.some(isSpoken)) return 0
  const added = asked.words.map(({ isName }, at) =>
    isName ? Math.max(0, (around[at] ?? 0) - (own[at] ?? 0)) : 0,
  )
  return shareSpoken(asked, added)
}

/** How far the best of several sentences falls short of what they speak of together, 0 to 1. */
function spreadOf(asked: Asked, pieces: Span['pieces']): number {
  if (pieces.length < 2) return 0
  const sums = pieces.map(({ stems }) => asked.words.map((word) => spokenOf(word, stems)))
  const whole = sumSpoken(asked, mostOf(sums, asked.words.length))
  return whole === 0 ? 0 : 1 - Math.max(...sums.map((one) => sumSpoken(asked, one))) / whole
}

function scoreOf(
  asked: Asked,
  { text, pieces }: Span,
  { signals, passage, named }: Pick<Candidate, 'signals' | 'passage'> & { named: number },
): number {
  const {
    kindCost,
    lengthCost,
    spreadCost,
    agentCost,
    pairCost,
    denialCost,
    statedBonus,
    dateBonus,
    nameBonus,
  } = answerRules
  const reason = isReasonAsked(asked.question) && givesKind(asked, text) ? answerRules.reasonBonus : 0
  return (
    0.35 * signals.share +
    0.5 * (signals.own + named) +
    0.15 * passage.relevance +
    reason -
    kindCost * signals.lacksKind -
    lengthCost * (pieces.length - 1) -
    spreadCost * spreadOf(asked, pieces) -
    (passage.trust === 'agent' ? agentCost : 0) -
    pairCost * brokenPairs(asked, text) -
    (isDenied(asked.question, text) ? denialCost : 0) +
    (states(asked, text) ? statedBonus : 0) +
    (isTimeAsked(asked) && namesDay(text) ? dateBonus : 0) +
    (asked.read.expects === 'person' && namesFully(text) ? nameBonus : 0) -
    (asked.read.expects === 'money' && !hasAmount.test(text) ? answerRules.noAmountCost : 0)
  )
}
