import { asksForDeclined } from '../../language/declined-asked.ts'
import type { Passage } from '../../port.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import { acrossAnswer } from './across-columns.ts'
import { againstRequired, rowsAgainstRequired } from './against-required.ts'
import type { Asked } from './asked.ts'
import { headingsAbove, isBesideQuestion } from './beside-question.ts'
import { cellAnswer } from './cell-answer.ts'
import { eachRow } from './each-row.ts'
import { eachTimeAnswer } from './each-time.ts'
import { extremeAnswer } from './extreme-answer.ts'
import { factAnswer } from './fact-answer.ts'
import { lacksDenial } from './form-filters.ts'
import { asksForLack } from './lacking.ts'
import { listAnswer } from './list-answer.ts'
import { marksAnswer } from './marks-answer.ts'
import { spokenIn } from './matching.ts'
import { isOfOtherForm } from './other-forms.ts'
import { namesKnown, subjectNames, type ReadTable } from './read-table.ts'
import { ratingsAnswer } from './ratings-answer.ts'
import { sectionAnswer } from './section-answer.ts'
import { sentenceAnswers } from './sentence-answer.ts'
import { decidesOther, lacksDecision, namesNoDecider } from './deciders.ts'
import { lacksMark } from './sentence-filters.ts'
import { signedAnswer } from './signed-rows.ts'
import { sumAnswer } from './sum-answer.ts'
import type { Ways } from './choose-answer.ts'

/** What may answer by its form, best first. */
export const ordered = <One extends FoundLines>(asked: Asked, found: readonly (One | undefined)[]): One[] =>
  found
    .filter((one) => one !== undefined)
    .filter(({ lines }) => !lines.every((line) => isOfOtherForm(asked, line)))
    .toSorted((left, right) => right.score - left.score)

/** What is told across the columns of a table, by the form of the question. */
const acrossWays = [
  signedAnswer,
  againstRequired,
  rowsAgainstRequired,
  ratingsAnswer,
  marksAnswer,
  eachRow,
  acrossAnswer,
]

type OfTables = Pick<Ways, 'across' | 'extremes' | 'cells' | 'sums' | 'rows'>

/** What the tables answer, each kind of answer by itself. */
export function waysOfTables(asked: Asked, tables: readonly ReadTable[]): OfTables {
  const { question } = asked
  const cells = ordered(
    asked,
    tables.map((table) => cellAnswer(asked, table)),
  ).filter(({ lines }) =>
    lines.some(
      ({ key, text }) => !decidesOther(asked, key, spokenIn(asked, key)) && !namesNoDecider(question, text),
    ),
  )
  const rows = ordered(
    asked,
    listable(asked, tables).map((table) => listAnswer(asked, table)),
  ).filter(
    ({ lines }) => !asksForDeclined(question) || lines.every(({ text }) => !lacksDenial(question, text)),
  )
  return {
    across: ordered(
      asked,
      tables.flatMap((table) => acrossWays.map((way) => way(asked, table))),
    ),
    extremes: ordered(
      asked,
      tables.map((table) => extremeAnswer(asked, table)),
    ),
    sums: ordered(
      asked,
      tables.map((table) => sumAnswer(asked, table)),
    ),
    cells,
    rows,
  }
}

/** What lies on its side is listed by its columns, which are its things; what one of them lacks, row by row. */
function listable(asked: Asked, tables: readonly ReadTable[]): ReadTable[] {
  const isTurned = ({ whole }: ReadTable): boolean => whole.isTurned === true
  const placeOf = ({ whole }: ReadTable): string => whole.title + whole.passage.chunkId
  if (asksForLack(asked)) return tables.filter((table) => !isTurned(table))
  const sideways = new Set(tables.filter(isTurned).map(placeOf))
  return tables.filter((table) => isTurned(table) || !sideways.has(placeOf(table)))
}

/** What sentences, facts and sections answer. */
export function waysOfTexts(
  asked: Asked,
  near: readonly Passage[],
): Pick<Ways, 'eachTimes' | 'sentences' | 'facts' | 'sections'> {
  const isBeside = ({ text, passage }: AnswerLine): boolean =>
    isBesideQuestion(asked, { text, passage, headings: headingsAbove(passage) })
  const isOfOtherMark = ({ text, passage: { context = '', label = '' } }: AnswerLine): boolean =>
    lacksMark(asked, `${text}\n${label}\n${context}`)
  return {
    sentences: sentenceAnswers(asked, near),
    facts: ordered(
      asked,
      near.map((passage) => factAnswer(asked, passage, subjectNames(asked, near, passage))),
    ).filter(({ lines }) => !lines.every((line) => isBeside(line) || isOfOtherMark(line))),
    sections: ordered(
      asked,
      near.map((passage) => sectionAnswer(asked, passage, namesKnown(asked, near, passage))),
    ).filter(({ lines }) =>
      lines.some((line) => !lacksDecision(asked.question, line.text) && !isOfOtherMark(line)),
    ),
    eachTimes: ordered(
      asked,
      near.map((passage) => eachTimeAnswer(asked, passage)),
    ),
  }
}
