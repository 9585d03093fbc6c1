import { plainWeight } from '../../language/overlap.ts'
import { spokenOf, stemsOfBoth } from '../../language/spoken-of.ts'
import { excerptOf } from '../../language/sentences.ts'
import type { Passage } from '../../port.ts'
import { cleaned, quoteLimit, type Finding } from '../findings.ts'
import type { Asked } from './asked.ts'
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
import { namesKnown } from './read-table.ts'
import { isSaidOtherwise } from './said-otherwise.ts'
import { type Span, spansOf } from './spans.ts'
import { answerRules, scoreOf, shareOfNames } from './sentence-score.ts'
import { decisionSpoken, isRuleForAll, namesPeople } from './deciders.ts'
import { isNoAnswer } from './sentence-filters.ts'
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

/** Every sentence that could answer, best first. */
export const candidatesFor = (asked: Asked, passages: readonly Passage[]): Candidate[] =>
  passages
    .filter((passage) => namesAreSpoken(asked, namesKnown(asked, passages, passage)))
    .flatMap((passage) => candidatesIn(passage, asked, passages))
    .toSorted((left, right) => right.score - left.score)

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
