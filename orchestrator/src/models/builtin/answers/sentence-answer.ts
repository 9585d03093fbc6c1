import { plainWeight } from '../../language/overlap.ts'
import { spokenOf, stemsOfBoth } from '../../language/spoken-of.ts'
import { excerptOf } from '../../language/sentences.ts'
import type { Passage } from '../../port.ts'
import { cleaned, quoteLimit, sameText, type Finding } from '../findings.ts'
import type { AnswerLine } from './answer-line.ts'
import { type Asked, readAsked } from './asked.ts'
import { headingsAbove, isBesideQuestion } from './beside-question.ts'
import { type AnswerSignals, confidenceOf } from './confidence.ts'
import { givesKind } from './given-kind.ts'
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
import { isOfOtherForm } from './other-forms.ts'
import { withSentenceBefore } from './pointing-back.ts'
import { namesKnown } from './read-table.ts'
import { isPolar } from './polar.ts'
import { isSaidOtherwise } from './said-otherwise.ts'
import { otherColumns, rowLine } from './rows.ts'
import { rollCall } from './roll-call.ts'
import { type Span, spansOf } from './spans.ts'
import { answerRules, scoreOf, shareOfNames } from './sentence-score.ts'
import { decisionSpoken, isRuleForAll, namesPeople } from './deciders.ts'
import { isDenied, isNoAnswer } from './sentence-filters.ts'
import type { Table, TableRow } from './tables.ts'
import { isReasonAsked } from './reason-asked.ts'

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
  const all = ofForm(
    asked,
    candidatesFor(asked, passages).filter((one) => !isOfOtherForm(asked, lineOf(one))),
  )
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

/** As it is told. */
export const lineOf = ({ quote, passage, row }: Candidate): AnswerLine => {
  if (row === undefined) return { text: `“${withSentenceBefore({ quote, passage })}”`, passage, key: quote }
  return rowLine(row.table, row.row, otherColumns(row.table, row.row))
}

/** Whether something is so is told by a sentence, where one speaks of it, and by no row that has the same words. */
function ofForm(asked: Asked, all: readonly Candidate[]): readonly Candidate[] {
  if (!isPolar(asked.question)) return all
  const spoken = all.filter(({ row }) => row === undefined)
  return spoken.some(({ signals }) => signals.own >= leastOwnOfAll)
    ? spoken
    : all.filter((one) => one.row === undefined || speaksOfEach(asked, one))
}

/** 'Are children part of the pilot?' is told by no row of the pilot that speaks of no children. */
const speaksOfEach = (asked: Asked, { row, quote, passage }: Candidate): boolean => {
  const above = [...(row?.table.heads ?? []), row?.table.title ?? '', headingsAbove(passage)].join('\n')
  const spoken = spokenIn(asked, `${above}\n${quote}`)
  return asked.words.every(({ isVerb, isLight }, at) => isVerb || isLight || isSpoken(spoken[at]))
}

/** All that is asked about stands in the sentence itself, with the kind that is asked for: however far its passage seems. */
const saysAll = ({ read, question }: Asked, { signals, row, quote }: Candidate): boolean =>
  row === undefined &&
  read.expects !== undefined &&
  (signals.own >= leastOwnOfAll || (isRuleForAll(question, quote) && signals.share >= leastShareOfRule)) &&
  signals.lacksKind === 0 &&
  signals.lacksFocus === 0
export const leastOwnOfAll = 0.82
const leastShareOfRule = 0.6

/** One figure, day or person is asked for: another sentence has to answer as well as the first one. */
function addsTo(asked: Asked, best: Candidate | undefined, { signals, quote, passage }: Candidate): boolean {
  if (best === undefined) return true
  // How a firm works does not say what has happened at its client.
  if (isPolar(asked.question) && passage.sourceKind === 'firm' && best.passage.sourceKind !== 'firm')
    return false
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
    const own = mostOf(
      [spokenBy(span.stems), spokenIn(asked, span.text), decisionSpoken(asked, span.text)],
      asked.words.length,
    )
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
      isNoAnswer(asked, span, {
        own,
        near,
        around,
        context,
        party,
        isQuestion: asksIn(passage, span.text),
      }) ||
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

/** A question, as it stands in its passage. */
const asksIn = ({ text }: Passage, quote: string): boolean =>
  quote.endsWith('?') || text.includes(`${quote}?`)

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
          mostOf(
            [asked.words.map((word) => spokenOf(word, stems)), decisionSpoken(asked, text)],
            asked.words.length,
          ),
        )
      : 0,
  )
  // What is meant by words of its like alone is meant by the one sentence that there is.
  const isMeant =
    pieces.length === 1 && Math.max(0, ...shares) === 0 && givesKind(asked, pieces[0]?.text ?? '')
  return whole === 0 ? 1 : isMeant ? 0 : 1 - Math.max(0, ...shares) / whole
}
