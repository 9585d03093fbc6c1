import type { Passage } from '../../port.ts'
import { sameText, type Finding } from '../findings.ts'
import type { AnswerLine } from './answer-line.ts'
import { type Asked, readAsked } from './asked.ts'
import { headingsAbove } from './beside-question.ts'
import { isSpoken, type Spoken, spokenIn } from './matching.ts'
import { isOfOtherForm } from './other-forms.ts'
import { withSentenceBefore } from './pointing-back.ts'
import { isPolar } from './polar.ts'
import { otherColumns, rowLine } from './rows.ts'
import { rollCall } from './roll-call.ts'
import { answerRules } from './sentence-score.ts'
import { isRuleForAll } from './deciders.ts'
import { isDenied } from './sentence-filters.ts'
import { type Candidate, candidatesFor } from './sentence-candidates.ts'

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

const repeats = (one: Finding, other: Finding): boolean =>
  sameText(one.quote, other.quote) ||
  (one.passage.chunkId === other.passage.chunkId &&
    (one.quote.includes(other.quote) || other.quote.includes(one.quote)))
