import { asksForDeclined } from '../../language/declined-asked.ts'
import type { Passage } from '../../port.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import { acrossAnswer } from './across-columns.ts'
import { type Asked, asksContents, compares, readAsked } from './asked.ts'
import { headingsAbove, isBesideQuestion } from './beside-question.ts'
import { budgetsAnswer } from './budgets-answer.ts'
import { cellAnswer } from './cell-answer.ts'
import { documentAnswer } from './document-answer.ts'
import { withoutRecord } from './document-record.ts'
import { eachTimeAnswer } from './each-time.ts'
import { extremeAnswer } from './extreme-answer.ts'
import { factAnswer } from './fact-answer.ts'
import { lacksDenial, lacksPredicate } from './form-filters.ts'
import { frames } from './frames.ts'
import { isReasonAsked, isTimeAsked, namesDay } from './given-kind.ts'
import { withInstances } from './instances.ts'
import { listAnswer, type ListedRows } from './list-answer.ts'
import { isSpoken, spokenIn, standingOf } from './matching.ts'
import { openBeforeAnswer } from './open-before.ts'
import { withSentenceBefore } from './pointing-back.ts'
import { isPolar } from './polar.ts'
import { problemsAnswer } from './problems-answer.ts'
import { namesKnown, readTable, subjectNames } from './read-table.ts'
import { otherColumns, rowLine } from './rows.ts'
import { sectionAnswer } from './section-answer.ts'
import { type Candidate, leastOwnOfAll, sentenceAnswers } from './sentence-answer.ts'
import { decidesOther, lacksDecision, namesNoDecider } from './sentence-filters.ts'
import { sumAnswer } from './sum-answer.ts'
import { subjectAnswer } from './subject-answer.ts'
import { isOfOtherSection, summaryAnswer } from './summary-answer.ts'
import { tablesOfAll } from './tables.ts'
import { fitsTime } from './times.ts'
import { turned } from './turned.ts'

/** A second source of a list has to speak of nearly as much of the question as the first. */
const nearly = 0.93

export interface ReadPassages {
  /** What touches the subject: sentences are looked for here. */
  passages: readonly Passage[]
  /** All that was found: a row and a column that the question names are sign enough, whatever the relevance. */
  others: readonly Passage[]
}

/** An agent's words are no evidence: alone they are told only where they speak of nearly all that is asked. */
const leastShareOfAgents = 0.85

/**
 * What answers a question, best first, from tables, from what stands under headings, and from sentences; nothing where
 * nothing does. The rules are told in docs/builtin-model.md.
 */
export function findAnswer(question: string, read: ReadPassages, limit: number): FoundLines | undefined {
  const isAgents = ({ trust }: Passage): boolean => trust === 'agent'
  if (!read.others.some(isAgents)) return findIn(question, read, limit)
  const [documents, agents] = [read.others.filter((one) => !isAgents(one)), read.others.filter(isAgents)]
  const known = new Set(documents.map(({ chunkId }) => chunkId))
  return (
    findIn(
      question,
      { passages: read.passages.filter(({ chunkId }) => known.has(chunkId)), others: documents },
      limit,
    ) ?? findIn(question, withOwnWords(read, agents), limit)
  )
}

/** What an agent says of the run's own state, of what is open and what was answered, says nothing of its subject. */
const ofTheRun =
  /^\W*(?:open|offen)\W*[:,]|\b(?:nothing in the inputs|answer(?:ed)? from sources|not filled in yet|eingaben und dokumente|(?:mit|aus den) quellen beantwort\p{L}*|noch nicht ausgefüllt)(?!\p{L})/iu

/** What an agent quotes is its source's word, and not its own. */
function withOwnWords({ passages, others }: ReadPassages, agents: readonly Passage[]): ReadPassages {
  const own = new Map(
    agents.map((passage) => [
      passage.chunkId,
      {
        ...passage,
        text: passage.text
          .split('\n')
          .filter((line) => !/[“”„«»]/u.test(line) && !ofTheRun.test(line))
          .join('\n'),
      },
    ]),
  )
  const ownOf = (passage: Passage): Passage => own.get(passage.chunkId) ?? passage
  return { passages: passages.map(ownOf), others: others.map(ownOf) }
}

function findIn(question: string, { others }: ReadPassages, limit: number): FoundLines | undefined {
  const overview = documentAnswer(question, others) ?? subjectAnswer(question, others)
  if (overview !== undefined) return overview
  const near = withoutRecord(question, others).filter((passage) => !isOfOtherSection(question, passage))
  const problems = problemsAnswer(question, near)
  if (problems !== undefined) return problems
  const read = readAsked(question, near)
  if (read.words.length === 0) return undefined
  const found = tablesOfAll(near)
  const asked = withInstances(read, found)
  const tables = (isReasonAsked(question) ? found.filter(({ heads }) => heads.some(isOfReasons)) : found)
    .flatMap((table) => [table, ...[turned(table) ?? []].flat()])
    .flatMap((table) => readTable(asked, table, subjectNames(asked, near, table.passage)) ?? [])
  const openBefore = openBeforeAnswer(asked, near)
  if (openBefore !== undefined) return openBefore
  const budgets = budgetsAnswer(asked, near)
  if (budgets !== undefined) return budgets
  const all = <One extends FoundLines>(found: readonly (One | undefined)[]): One[] =>
    found.filter((one) => one !== undefined).toSorted((left, right) => right.score - left.score)
  const isBeside = ({ text, passage }: Pick<AnswerLine, 'text' | 'passage'>): boolean =>
    isBesideQuestion(asked, { text, passage, headings: headingsAbove(passage) })
  const sentences = sentenceAnswers(asked, near)
  const across = all(tables.map((table) => acrossAnswer(asked, table)))
  const extremes = all(tables.map((table) => extremeAnswer(asked, table)))
  const cells = all(tables.map((table) => cellAnswer(asked, table))).filter(({ lines }) =>
    lines.some(
      ({ key, text }) => !decidesOther(asked, key, spokenIn(asked, key)) && !namesNoDecider(question, text),
    ),
  )
  const sums = all(tables.map((table) => sumAnswer(asked, table)))
  // What lies on its side is listed by its columns, which are its things.
  const sideways = new Set(
    tables.filter(({ whole }) => whole.isTurned).map(({ whole }) => whole.title + whole.passage.chunkId),
  )
  const rows = all(
    tables
      .filter(({ whole }) => whole.isTurned || !sideways.has(whole.title + whole.passage.chunkId))
      .map((table) => listAnswer(asked, table)),
  ).filter(
    ({ lines }) => !asksForDeclined(question) || lines.every(({ text }) => !lacksDenial(question, text)),
  )
  const facts = all(
    near.map((passage) => factAnswer(asked, passage, subjectNames(asked, near, passage))),
  ).filter(({ lines }) => !lines.every(isBeside))
  const sections = all(
    near.map((passage) => sectionAnswer(asked, passage, namesKnown(asked, near, passage))),
  ).filter(({ lines }) => lines.some(({ text }) => !lacksDecision(question, text)))
  const eachTimes = all(near.map((passage) => eachTimeAnswer(asked, passage)))
  const answer = chosen(
    asked,
    { across, eachTimes, sentences, extremes, sums, facts, cells, rows, sections },
    limit,
  )
  const summary = summaryAnswer(asked, near)
  const isTold = summary !== undefined && summary.share >= (answer?.share ?? 0) * nearly
  return documentsFirst(isTold ? summary : answer)
}

/** Why something is so is told by no cell of a table, unless it has reasons. */
const isOfReasons = (head: string): boolean =>
  /(?<!\p{L})(?:reasons?|why|causes?|because|remarks?|comments?|grund|gründe|begründung|ursache\p{L}*|bemerkung\p{L}*|weshalb)(?!\p{L})/iu.test(
    head,
  )

/** Where a document or a person says it, nobody needs an agent's words about it. */
function documentsFirst(found: FoundLines | undefined): FoundLines | undefined {
  if (found === undefined) return undefined
  const others = found.lines.filter(({ passage }) => passage.trust !== 'agent')
  if (others.length > 0) return { ...found, lines: others }
  return found.share >= leastShareOfAgents ? found : undefined
}

/** That something is not so is told by the sentence that says so: a row that has its words tells when or by whom it is. */
const deniesWhole = (candidate: Candidate | undefined): boolean =>
  candidate !== undefined &&
  candidate.row === undefined &&
  candidate.signals.length === 0 &&
  candidate.signals.own >= leastOwnOfAll &&
  /(?<!\p{L})(?:no|not|never|none|nicht|nie|keine?[nrms]?)(?!\p{L})/iu.test(candidate.quote)

interface Ways {
  across: readonly FoundLines[]
  eachTimes: readonly FoundLines[]
  sentences: readonly Candidate[]
  extremes: readonly FoundLines[]
  sums: readonly FoundLines[]
  facts: readonly FoundLines[]
  cells: readonly FoundLines[]
  rows: readonly ListedRows[]
  sections: readonly FoundLines[]
}

function chosen(asked: Asked, ways: Ways, limit: number): FoundLines | undefined {
  const { across, eachTimes, extremes, sums, facts, cells, rows, sections, sentences } = ways
  if (across[0] !== undefined) return across[0]
  const [extreme] = extremes
  if (extreme !== undefined) return extreme
  const [section] = sections
  if (section !== undefined && asksContents(asked.question)) return section
  const [eachTime] = eachTimes
  if (eachTime !== undefined && eachTime.score >= (cells[0]?.score ?? 0) * nearly) return eachTime
  const comparing =
    asked.extreme === undefined || asked.isComparison
      ? sentences
      : sentences.filter(({ quote }) => compares(asked, quote))
  const spoken = ofSentences(asked, comparing, limit)
  if (spoken !== undefined && isPolar(asked.question) && deniesWhole(comparing[0])) return spoken
  if (asked.extreme !== undefined && !asked.isComparison) return spoken
  const [sum] = sums
  if (sum !== undefined && sum.score >= Math.max(cells[0]?.score ?? 0, spoken?.score ?? 0) * nearly)
    return sum
  const isOfThings = asked.read.expects === undefined || asked.read.expects === 'name'
  const ofRows = isOfThings ? rows.filter(({ isOfRows }) => isOfRows) : []
  if ((asked.isList || ofRows.length > 0) && !asked.isCount) {
    const listed = joined(
      [...(asked.isList && ofRows.length === 0 ? rows : ofRows), ...(asked.isList ? sections : [])].toSorted(
        (left, right) => right.score - left.score,
      ),
    )
    if (listed !== undefined && (spoken === undefined || listed.share >= spoken.share * nearly)) return listed
  }
  const [whole] = sections.filter(
    (one) => one.isWhole === true && !(cells.length > 0 && lacksTime(asked, one)),
  )
  const [fact] = facts
  const [first] = cells
  const cell = first !== undefined && (fact === undefined || first.score >= fact.score) ? first : fact
  if (whole !== undefined && whole.score >= Math.max(spoken?.score ?? 0, cell?.score ?? 0)) return whole
  if (asked.isCount && cell === undefined && (spoken === undefined || isAgents(spoken)))
    return counted(asked, rows[0]) ?? spoken
  if (cell !== undefined && isMoreDirect(asked, cell, spoken)) return cell
  if (spoken !== undefined) return spoken
  return sections[0] ?? cell
}

const isAgents = ({ lines }: FoundLines): boolean => lines.every(({ passage }) => passage.trust === 'agent')

/** A table that has what is asked for of a year tells it before a sentence that names none. */
const lacksTime = ({ conditions }: Asked, { lines }: FoundLines): boolean =>
  conditions.some((one) => one.kind === 'time' && !lines.some(({ text }) => fitsTime(one, text)))

/** A figure, a day or a name in the cell that is asked for comes before a sentence that has it among others. */
const isMoreDirect = (asked: Asked, cell: FoundLines, spoken: FoundLines | undefined): boolean =>
  spoken === undefined ||
  lacksTime(asked, spoken) ||
  (!saysMore(cell, spoken) && !saysDeed(asked, cell, spoken) && isNearly(asked, cell, spoken))

/** A sentence that says all of the question itself, where the table says it only together with what stands around it. */
const saysMore = (cell: FoundLines, spoken: FoundLines): boolean =>
  (spoken.own ?? 0) >= 0.95 && (cell.own ?? 1) < 0.8

/** 'By how much does it exceed the range?' is told by the sentence that says so, and not by the row of the range. */
const saysDeed = (asked: Asked, cell: FoundLines, spoken: FoundLines): boolean => {
  const says = ({ lines }: FoundLines): boolean => {
    const told = spokenIn(asked, lines.map(({ text, key }) => `${text}\n${key}`).join('\n'))
    return asked.words.every(({ isVerb, isLight }, at) => !isVerb || isLight || isSpoken(told[at]))
  }
  return (spoken.own ?? 0) >= leastOwnOfDeed && says(spoken) && !says(cell)
}
const leastOwnOfDeed = 0.95

const isNearly = (asked: Asked, cell: FoundLines, spoken: FoundLines): boolean =>
  (isTimeAsked(asked) && namesDay(cell.lines[0]?.text ?? '') && !namesDay(spoken.lines[0]?.text ?? '')) ||
  cell.score >= spoken.score - (asked.read.expects === undefined ? 0 : 0.1)

const leastOfOthers = 0.9

function ofSentences(asked: Asked, candidates: readonly Candidate[], limit: number): FoundLines | undefined {
  const [best] = candidates
  if (best === undefined) return undefined
  // One figure, day or name is asked for: one sentence says it, and what stands beside the question is not told.
  const isOne = asked.read.expects !== undefined && !asked.isList
  const answering = candidates.filter(
    ({ signals }) =>
      asked.isList ||
      signals === best.signals ||
      (!isOne && signals.share >= best.signals.share * leastOfOthers),
  )
  const lines = answering.slice(0, asked.isList ? limit + 1 : limit).map(lineOf)
  const { share, own } = best.signals
  return { lines, share, own, score: share + standingOf(best.passage) }
}

const lineOf = ({ quote, passage, row }: Candidate): AnswerLine => {
  if (row === undefined) return { text: `“${withSentenceBefore({ quote, passage })}”`, passage, key: quote }
  return rowLine(row.table, row.row, otherColumns(row.table, row.row))
}

/** Items of the best source, and of others that speak of nearly as much, none twice. */
function joined(found: readonly FoundLines[]): FoundLines | undefined {
  const [first] = found
  if (first === undefined) return undefined
  const near = found.filter(({ score }) => score >= first.score * nearly)
  const seen = new Set<string>()
  const lines = near.flatMap((one) => one.lines).filter(({ key }) => !seen.has(key) && seen.add(key))
  return { ...first, lines }
}

function counted(asked: Asked, rows: ListedRows | undefined): FoundLines | undefined {
  const { language, conditions } = asked
  // Of one thing that is named, rows are not counted.
  if (rows === undefined || conditions.some(({ kind }) => kind === 'mark')) return undefined
  // How many are to be closed is not how many there are.
  const said = spokenIn(asked, rows.lines.map(({ text, key }) => `${text}\n${key}`).join('\n'))
  if (asked.words.some(({ isVerb, isLight }, at) => isVerb && !isLight && !isSpoken(said[at])))
    return undefined
  if (lacksPredicate(asked, rows.lines.map(({ key }) => key).join('\n'))) return undefined
  const { counted: some, countedAll } = frames(language)
  const { lines, outOf } = rows
  return { ...rows, lead: lines.length === outOf ? countedAll(outOf) : some(lines.length, outOf) }
}
