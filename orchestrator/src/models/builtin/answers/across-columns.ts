import { isKnownWord } from '../../entailment/index.ts'
import { stemsOfBoth } from '../../language/spoken-of.ts'
import type { FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { isEmptyCell } from './cells.ts'
import { mostColumns } from './columns-without-head.ts'
import { saysMoney } from './columns.ts'
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

/** 'What do the three offers cost?', 'Was kosten die Varianten?' */
const costing =
  /^\W*(?:what|how much) (?:do|did|will|would) (?:(?:the|our|these|both) )?(?:\p{L}+ )?(?<one>\p{L}+) (?:cost|charge)(?!\p{L})|^\W*(?:was|wie ?viel) kosten (?:(?:die|unsere|beide) )?(?:\p{Ll}+ )?(?<two>\p{Lu}\p{L}+)/u

const lowered = (question: string): string =>
  question.trim().replace(/^\p{Lu}/u, (first) => first.toLowerCase())

interface Things {
  /** Place of the word for the things among the question's words; none where it has no word for them. */
  at: number
  isComparison: boolean
  /** What they cost is asked, and nothing else need be said. */
  isOfCost?: boolean
}

function thingsAsked(asked: Asked): Things | undefined {
  const { question, words } = asked
  const compared = Object.values(comparing.exec(question)?.groups ?? {}).find(Boolean)
  const costs = Object.values(costing.exec(lowered(question))?.groups ?? {}).find(Boolean)
  const noun =
    compared ?? forEach.exec(question)?.groups?.['thing'] ?? having.exec(question)?.groups?.['thing'] ?? costs
  if (noun === undefined || units.test(noun)) return undefined
  const stems = stemsOfBoth(noun)
  const at = words.findIndex(({ forms }) => [...stems].some((stem) => forms.get(stem) === 1))
  // 'Which vendor meets all criteria?' asks for vendors.
  const thing = thingAsked(asked)
  const isOther = thing !== undefined && compared === undefined && thing !== words[at]
  return at === -1 || isOther
    ? undefined
    : { at, isComparison: compared !== undefined, isOfCost: noun === costs }
}

/**
 * Rule: where things of a kind are asked for, each of them or set side by side, and a table has their names over its
 * columns, the row that is called what is asked about is told across them, with what stands beside them.
 */
export const acrossAnswer = (asked: Asked, read: ReadTable): FoundLines | undefined =>
  acrossThings(
    asked,
    read,
    asked.extreme === undefined || asked.isComparison ? thingsAsked(asked) : undefined,
  )

/**
 * Rule: a figure that is asked for of nobody, where a table has it of each of several that head its columns by name, is
 * told of all of them ('What is the contingency?'), if nothing else tells it.
 */
export const figureOfEach = (asked: Asked, read: ReadTable): FoundLines | undefined =>
  acrossThings(asked, read, asked.extreme === undefined ? thingsMeant(asked, read) : undefined)

function acrossThings(asked: Asked, read: ReadTable, things: Things | undefined): FoundLines | undefined {
  if (things === undefined || read.table.isTorn || read.whole.isTurned === true) return undefined
  const named = columnsOfNames(asked, read, things.at)
  if (named.length < leastThings || named.length > mostColumns) return undefined
  const index = rowAsked(asked, read, things.at) ?? (things.isOfCost === true ? rowOfTotal(read) : undefined)
  const row = index === undefined ? undefined : read.table.rows[index]
  if (row === undefined || index === undefined) return undefined
  const shown = things.isComparison ? [...row.cells.keys()].slice(1, mostColumns + 1) : named
  const columns = shown.filter((column) => !isEmptyCell(row.cells[column]))
  // What is the same for all of them is not theirs.
  if (things.at === -1 && new Set(columns.map((column) => row.cells[column])).size < leastThings)
    return undefined
  if (!columns.some((column) => named.includes(column)) || !areOfKind(asked, row.cells, columns))
    return undefined
  const length = asked.words.length
  const own = [spokenIn(asked, nameOf(read.table, row)), spokenIn(asked, read.table.passage.name)]
  const spoken = withThings(
    mostOf(things.at === -1 ? own : [...(read.cells[index] ?? []), read.context, read.subject], length),
    things.at,
  )
  if (asked.words.some((word, at) => isTelling(word) && !isSpoken(spoken[at]))) return undefined
  const share = shareSpoken(asked, spoken)
  return {
    lines: [rowLine(read.table, row, columns)],
    share,
    score: share + standingOf(read.table.passage) + precisionOf(asked, nameOf(read.table, row)),
  }
}
const leastThings = 2

/** Those of a table whose columns all are named, where a figure is asked for and none of them. */
function thingsMeant(asked: Asked, read: ReadTable): Things | undefined {
  const { heads } = read.whole
  const isOfFigure = asked.read.expects === 'money' || asked.read.expects === 'number'
  // Of one that is named its own figure is asked for; in German a name is known by the head that has it.
  const isOfOne = asked.words.some(
    ({ isName, isLight, isVerb }, at) =>
      isName || (!isLight && !isVerb && read.heads.slice(1).some((head) => isSpoken(head[at]))),
  )
  const isOfAll = isOfFigure && !asked.isCount && !asked.isList && !isOfOne
  return isOfAll && heads.length > leastThings && heads.slice(1).every(isProperName)
    ? { at: -1, isComparison: false }
    : undefined
}
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
  const isHead = at !== -1 && isSpoken(spokenIn(asked, whole.heads[0] ?? '')[at])
  return own.length === 0 && !isHead ? columns : []
}

/** A word of no language heads a column of somebody or something. */
export const isProperName = (head: string): boolean => {
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
      : own *
          (0.5 + 0.5 * precisionOf(asked, name) + literalShare * literally(asked, name)) *
          (asked.read.expects === 'money' && wholeCost.test(name) ? wholeFactor : 1)
  })
  const best = Math.max(0, ...scores)
  const ahead = scores.flatMap((score, index) => (best > 0 && score >= best * 0.999 ? [index] : []))
  return ahead.length === 1 ? ahead[0] : undefined
}

/** What things cost is their total cost, before a part of it. */
const wholeCost = /(?<!\p{L})(?:total|gesamt\p{L}*|tco)(?!\p{L})/iu
const wholeFactor = 1.5

/** The one row of total cost. */
function rowOfTotal({ table }: ReadTable): number | undefined {
  const [only, ...others] = table.rows.flatMap((row, index) =>
    wholeCost.test(nameOf(table, row)) && saysMoney(`${table.heads[0] ?? ''} ${nameOf(table, row)}`)
      ? [index]
      : [],
  )
  return others.length === 0 ? only : undefined
}

/** 'The three offers' are those that there are. */
const isTelling = ({ isVerb, isLight, forms }: Asked['words'][number]): boolean =>
  !isVerb && !isLight && ![...forms.keys()].some((form) => /^\d{1,2}$/u.test(form))

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
