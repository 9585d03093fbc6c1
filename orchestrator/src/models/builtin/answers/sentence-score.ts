import { spokenOf } from '../../language/spoken-of.ts'
import type { Passage } from '../../port.ts'
import type { Asked } from './asked.ts'
import type { AnswerSignals } from './confidence.ts'
import { givesKind, isTimeAsked, namesDay } from './given-kind.ts'
import { isSpoken, mostOf, shareSpoken, type Spoken, sumSpoken } from './matching.ts'
import { namesFully } from './people-named.ts'
import { brokenPairs, states } from './phrases.ts'
import { isDenied } from './sentence-filters.ts'
import type { Span } from './spans.ts'
import { isReasonAsked } from './reason-asked.ts'

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

/** A name stands in the heading, and the sentences under it go on without it: what that adds to a sentence's own share. */
export function shareOfNames(asked: Asked, own: Spoken, around: Spoken): number {
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

/** How well a sentence answers: what it says of the question by itself counts most. */
export function scoreOf(
  asked: Asked,
  { text, pieces }: Span,
  { signals, passage, named }: { signals: AnswerSignals; passage: Passage; named: number },
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
