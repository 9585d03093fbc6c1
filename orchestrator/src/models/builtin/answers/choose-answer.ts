import type { FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { asksContents } from './several-asked.ts'
import { compares } from './extreme-asked.ts'
import { asksTurn } from './each-time.ts'
import { lacksPredicate } from './form-filters.ts'
import { frames } from './frames.ts'
import { isTimeAsked, namesDay } from './given-kind.ts'
import { type ListedRows } from './list-answer.ts'
import { isSpoken, spokenIn, standingOf } from './matching.ts'
import { isPolar } from './polar.ts'
import type { Candidate } from './sentence-candidates.ts'
import { leastOwnOfAll, lineOf } from './sentence-answer.ts'
import { happensAsked } from './happens-asked.ts'
import { fitsTime } from './times.ts'

/** A second source of a list has to speak of nearly as much of the question as the first. */
export const nearly = 0.93

/** That something is not so is told by the sentence that says so: a row that has its words tells when or by whom it is. */
const deniesWhole = (candidate: Candidate | undefined): boolean =>
  candidate !== undefined &&
  candidate.row === undefined &&
  candidate.signals.length === 0 &&
  candidate.signals.own >= leastOwnOfAll &&
  /(?<!\p{L})(?:no|not|never|none|nicht|nie|keine?[nrms]?)(?!\p{L})/iu.test(candidate.quote)

/** What each way to answer has found, best first. */
export interface Ways {
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

export function chosen(asked: Asked, ways: Ways, limit: number): FoundLines | undefined {
  const { across, eachTimes, extremes, sums, facts, cells, rows, sections, sentences } = ways
  if (across[0] !== undefined) return across[0]
  if (eachTimes[0] !== undefined && asksTurn(asked)) return eachTimes[0]
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
  // What happens is told by a sentence, where there is one.
  if (spoken !== undefined && happensAsked.test(asked.question)) return spoken
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
