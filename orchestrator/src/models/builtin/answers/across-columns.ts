import { isKnownWord } from '../../entailment/index.ts'
import { stemsOfBoth } from '../../language/question-words.ts'
import type { FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { isEmptyCell } from './cells.ts'
import { mostColumns } from './cell-columns.ts'
import { givesKind, thingAsked } from './given-kind.ts'
import {
  isSpoken,
  literally,
  mostOf,
  precisionOf,
  shareSpoken,
  type Spoken,
  spokenIn,
  standingOf,
  sumSpoken,
} from './matching.ts'
import { bareFigure } from './no-cell.ts'
import type { ReadTable } from './read-table.ts'
import { nameOf, rowLine } from './rows.ts'
import { isTotal } from './tables.ts'

/** 'How do the vendors compare on …', 'Wie schneiden die Anbieter bei … ab', 'Vergleiche …'. */
const comparing =
  /(?<!\p{L})(?:how (?:do|does|did|are|is)\s+(?:(?:the|our|these|all|both)\s+)*(?<one>[\p{L}-]+)\s[^?]*?(?:compare|differ|perform|do on|rated)|compare\s+(?:(?:the|our|all|both)\s+)*(?<two>[\p{L}-]+)|wie\s+(?:schneiden|unterscheiden)\s+(?:sich\s+)?(?:die|unsere|alle|beide)\s+(?<three>[\p{L}-]+)|vergleiche?\p{L}*\s+(?:die|unsere|alle)\s+(?<four>[\p{L}-]+))(?!\p{L})/iu
/** '… of each vendor', 'bei jedem Anbieter'. */
const forEach =
  /(?<!\p{L})(?:(?:of|for|at|by|in|with|does|do|is|von|für|bei|in|mit)\s+)?(?:each|every|(?:all|both)(?:\s+of)?(?:\s+the)?|jede[rsmn]?|alle[nr]?|beiden?)\s+(?<thing>[\p{L}-]+)/iu
/** 'Which vendor has the certificate?' */
const having =
  /^\W*(?:which|welche[rnms]?)\s+(?<thing>[\p{L}-]+)\s+(?:have|has|had|hold|holds|offers?|hat|haben|besitz\p{L}*)(?!\p{L})/iu
const units = /^(?:year|month|week|day|quarter|hour|time|jahr|monat|woche|tag|quartal|stunde|mal)s?e?n?$/iu

interface Things {
  /** Place of the word for the things among the question's words; none where it has no word for them. */
  at: number
  isComparison: boolean
}

function thingsAsked(asked: Asked): Things | undefined {
  const { question, words } = asked
  const compared = Object.values(comparing.exec(question)?.groups ?? {}).find(Boolean)
  const noun =
    compared ?? forEach.exec(question)?.groups?.['thing'] ?? having.exec(question)?.groups?.['thing']
  if (noun === undefined || units.test(noun)) return undefined
  const stems = stemsOfBoth(noun)
  const at = words.findIndex(({ forms }) => [...stems].some((stem) => forms.get(stem) === 1))
  // 'Which vendor meets all criteria?' asks for vendors.
  const thing = thingAsked(asked)
  const isOther = thing !== undefined && compared === undefined && thing !== words[at]
  return at === -1 || isOther ? undefined : { at, isComparison: compared !== undefined }
}

/**
 * Rule: where things of a kind are asked for, each of them or set side by side, and a table has their names over its
 * columns, the row that is called what is asked about is told across them, with what stands beside them.
 */
export function acrossAnswer(asked: Asked, read: ReadTable): FoundLines | undefined {
  const things = asked.extreme === undefined || asked.isComparison ? thingsAsked(asked) : undefined
  if (things === undefined || read.table.isTorn || read.whole.isTurned === true) return undefined
  const named = columnsOfNames(asked, read, things.at)
  if (named.length < leastThings || named.length > mostColumns) return undefined
  const index = rowAsked(asked, read, things.at)
  const row = index === undefined ? undefined : read.table.rows[index]
  if (row === undefined || index === undefined) return undefined
  const shown = things.isComparison ? [...row.cells.keys()].slice(1, mostColumns + 1) : named
  const columns = shown.filter((column) => !isEmptyCell(row.cells[column]))
  if (!columns.some((column) => named.includes(column)) || !areOfKind(asked, row.cells, columns))
    return undefined
  const length = asked.words.length
  const spoken = withThings(
    mostOf([...(read.cells[index] ?? []), read.context, read.subject], length),
    things.at,
  )
  if (asked.words.some((word, at) => !word.isVerb && !word.isLight && !isSpoken(spoken[at]))) return undefined
  const share = shareSpoken(asked, spoken)
  return {
    lines: [rowLine(read.table, row, columns)],
    share,
    score: share + standingOf(read.table.passage) + precisionOf(asked, nameOf(read.table, row)),
  }
}
const leastThings = 2
const literalShare = 0.1

/** Columns under names: of the things by a table that calls them so, or words of no language that all heads but the first have. */
function columnsOfNames(asked: Asked, { whole, heads }: ReadTable, at: number): number[] {
  const known = asked.instances?.at === at ? asked.instances.names : []
  const columns = whole.heads.flatMap((head, column) =>
    column > 0 && !isTotal(head) && (known.some((name) => head.includes(name)) || isProperName(head))
      ? [column]
      : [],
  )
  // Of things that the question names by themselves these alone are asked for.
  const own = columns.filter((column) =>
    asked.words.some(({ isName }, word) => isName && isSpoken(heads[column]?.[word])),
  )
  // What heads the rows is asked for row by row.
  return own.length === 0 && !isSpoken(spokenIn(asked, whole.heads[0] ?? '')[at]) ? columns : []
}

const isProperName = (head: string): boolean => {
  const [first = ''] = head.trim().split(/[\s,]+/u)
  const plain = first.toLowerCase()
  return /^\p{Lu}\p{Ll}{2,}$/u.test(first) && !isKnownWord(plain, 'en') && !isKnownWord(plain, 'de')
}

/** The row that has most of what is asked about in its name; none where two have as much. */
function rowAsked(asked: Asked, { table, cells }: ReadTable, thing: number): number | undefined {
  const scores = table.rows.map((row, index) => {
    const name = nameOf(table, row)
    const own = sumSpoken(
      asked,
      withoutThing(mostOf((cells[index] ?? []).slice(0, 1), asked.words.length), thing),
    )
    // 'One-off cost' before 'Contingency, 10% of one-off cost'.
    return own === 0
      ? 0
      : own * (0.5 + 0.5 * precisionOf(asked, name) + literalShare * literally(asked, name))
  })
  const best = Math.max(0, ...scores)
  const ahead = scores.flatMap((score, index) => (best > 0 && score >= best * 0.999 ? [index] : []))
  return ahead.length === 1 ? ahead[0] : undefined
}

const withoutThing = (spoken: Spoken, thing: number): Spoken =>
  spoken.map((one, at) => (at === thing ? 0 : one))
const withThings = (spoken: Spoken, thing: number): Spoken =>
  spoken.map((one, at) => (at === thing ? 1 : one))

/** Figures where a figure is asked for. */
const areOfKind = (asked: Asked, cells: readonly string[], columns: readonly number[]): boolean =>
  asked.read.expects === undefined ||
  asked.read.expects === 'name' ||
  columns.every(
    (column) => bareFigure.test(cells[column] ?? '') || givesKind(asked, `The ${cells[column] ?? ''}`),
  )
