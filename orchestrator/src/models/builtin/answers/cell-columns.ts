import { stemsOfBoth } from '../../language/spoken-of.ts'
import type { Asked } from './asked.ts'
import { columnKind, fitsRole, roles } from './columns.ts'
import { isOfKindAlone, withoutHead } from './columns-without-head.ts'
import { countedNoun, isTimeAsked, thingAsked } from './given-kind.ts'
import {
  fitsKind,
  isOfPeriod,
  isSpoken,
  literally,
  precisionOf,
  type Spoken,
  spokenIn,
  sumSpoken,
} from './matching.ts'
import { expected, planned } from './met.ts'
import { priceColumn } from './prices.ts'
import type { ReadTable } from './read-table.ts'
import { nameOf, nameWidth } from './rows.ts'
import { isEmptyCell } from './cells.ts'
import { isTotal, type TableRow } from './tables.ts'

/** What the whole table is about tells its rows and columns less apart. */
const knownShare = 0.6
export const distinguishing = (spoken: Spoken, ...known: Spoken[]): Spoken =>
  spoken.map((one, index) => one * (1 - knownShare * Math.max(...known.map((other) => other[index] ?? 0))))

/** Tells 'Recovery time' from 'Recovery point' where 'time' is but a word of the question's frame. */
export const literalShare = 0.05

/** The columns that are asked for: each by a time, by its name, or by what it is for. */
export function bestColumns(asked: Asked, read: ReadTable, index: number): number[] {
  const { table, cells } = read
  const row = table.rows[index]
  if (row === undefined) return []
  const own = cells[index] ?? []
  const filled = table.heads.flatMap((_head, column) => (isEmptyCell(row.cells[column]) ? [] : [column]))
  const ofLegend = columnsOfLegend(asked, read, row)
  if (ofLegend.length > 0) return ofLegend
  if (isNameAsked(asked, read, index)) return [0]
  if (read.columns.length > 0) return filled.filter((column) => read.columns.includes(column))
  const isOfLine = asked.roles.some(
    ({ role, stems }) => role === 'person' && isPartOfName(nameOf(table, row), stems),
  )
  const free = filled.filter((column) => {
    if (isOfLine && fitsRole(read.whole, column, 'person') > 0) return false
    // A name is what a row is found by; a time in its place may be what is asked for.
    if (column < nameWidth(table, row))
      return column === 0 && isTimeAsked(asked) && ['day', 'clock'].includes(columnKind(read.whole, 0))
    // What the question says itself is no answer to it.
    if (isSaidTime(asked, read, column)) return false
    if (asked.read.expects === 'person' && noPerson.test(table.heads[column] ?? '')) return false
    const said = sumSpoken(asked, own[column] ?? [])
    return !(said > 0 && precisionOf(asked, row.cells[column] ?? '') > 0.6)
  })
  const typed = free.filter(
    (column) => !isOfOtherType(asked, read, column) && isOfPeriod(asked, table.heads[column] ?? ''),
  )
  const price = priceColumn(asked, read, typed)
  if (price !== undefined) return [price]
  const ofKind = typed.filter((column) => columnKind(read.whole, column) === asked.read.expects)
  const ofRoles = columnsOfRoles(asked, read, typed)
  return ofRoles.length > 0
    ? ofRoles
    : byHeads(asked, read, { row, free: ofKind.length > 0 ? ofKind : typed })
}

/** 'Which class is the printer in?': the row is found by another cell, and what heads its first one is asked for. */
function isNameAsked(asked: Asked, { heads, cells }: ReadTable, index: number): boolean {
  const thing = thingAsked(asked)
  if (thing === undefined || asked.isList || asked.extreme !== undefined) return false
  const at = asked.words.indexOf(thing)
  const [name = [], ...others] = cells[index] ?? []
  return (
    isSpoken(heads[0]?.[at]) &&
    name.every((one) => !isSpoken(one)) &&
    others.some((cell) => cell.some((one, word) => word !== at && one >= leastOfOther))
  )
}
const leastOfOther = 0.9

/** 'Who is accountable for the freeze?': the columns whose letter stands for what the question says. */
function columnsOfLegend(asked: Asked, { table }: ReadTable, row: TableRow): number[] {
  if (table.legend.size === 0) return []
  return row.cells.flatMap((cell, column) => {
    const meaning = table.legend.get(cell.trim())
    return column > 0 && meaning !== undefined && spokenIn(asked, meaning).some((one) => one >= 0.9)
      ? [column]
      : []
  })
}

/** 'Who …, and by when?' asks for two columns; one role alone has to be the only way to read the question. */
export function columnsOfRoles(asked: Asked, read: ReadTable, free: readonly number[]): number[] {
  const found = asked.roles.flatMap(({ role }) => {
    const fits = free.map((column) => ({
      column,
      fit:
        fitsRole(read.whole, column, role) === 0
          ? 0
          : fitsRole(read.whole, column, role) + Math.min(1, headScoreOf(asked, read, column)),
    }))
    const best = Math.max(0, ...fits.map(({ fit }) => fit))
    const ahead = asOfNow(
      asked,
      read,
      fits.filter(({ fit }) => fit === best),
    )
    return best > 0 && ahead.length === 1 && ahead[0] !== undefined ? [ahead[0].column] : []
  })
  const isEach = found.length === asked.roles.length
  const [only] = asked.roles
  const isPlain =
    only !== undefined &&
    found.length === 1 &&
    only.role !== 'money' &&
    roles[only.role].head.test(read.table.heads[found[0] ?? 0] ?? '')
  if (isEach && isPlain) return found
  const hasOther = free.some(
    (column) =>
      !found.includes(column) &&
      headScoreOf(asked, read, column) > Math.max(0, ...found.map((one) => headScoreOf(asked, read, one))),
  )
  if (!isEach || found.length === 0 || (found.length === 1 && hasOther)) return []
  return [...new Set(found)]
}

/** What stands under such a head is nobody. */
const noPerson =
  /^(?:sources?|evidence|remarks?|notes?|comments?|quellen?|herkunft|nachweise?|bemerkung(?:en)?|anmerkung(?:en)?)$/iu

const otherTypes: Readonly<Record<string, readonly string[]>> = {
  number: ['day', 'clock', 'person', 'state'],
  money: ['day', 'clock', 'person', 'state', 'span', 'share'],
  share: ['day', 'clock', 'person', 'state'],
  duration: ['day', 'clock', 'person', 'state', 'money', 'share'],
  person: ['day', 'clock', 'money', 'share', 'figure', 'span'],
  day: ['money', 'share', 'figure', 'person', 'state'],
  time: ['money', 'share', 'figure', 'person', 'state'],
}
/** A column of days is no answer to 'how much', nor one of amounts to 'who'. */
const isOfOtherType = (
  { read: { expects }, roles: asked }: Asked,
  { whole }: ReadTable,
  column: number,
): boolean =>
  expects !== undefined && asked.length < 2 && (otherTypes[expects] ?? []).includes(columnKind(whole, column))

/** The time by which a row was chosen. */
const isSaidTime = (asked: Asked, { whole, isFiltered }: ReadTable, column: number): boolean =>
  isFiltered &&
  !isTimeAsked(asked) &&
  asked.conditions.some(({ kind }) => kind === 'time') &&
  columnKind(whole, column) === 'day'

/** Of what was planned and what is expected by now, the latter is asked for, unless the plan is. */
function asOfNow<One extends { column: number }>(
  { question }: Asked,
  { table }: ReadTable,
  ahead: readonly One[],
): readonly One[] {
  const isIn = (pattern: RegExp) => ahead.filter(({ column }) => pattern.test(table.heads[column] ?? ''))
  const [before, now] = [isIn(planned), isIn(expected)]
  if (ahead.length !== 2 || before.length !== 1 || now.length !== 1) return ahead
  return planned.test(question) ? before : now
}

/** Who owns 'Data owner named' is the owner of that line, and no data owner. */
const isPartOfName = (name: string, stems: ReadonlySet<string>): boolean => {
  const own = stemsOfBoth(name)
  return [...stems].some((stem) => stem.length > 3 && own.has(stem))
}

const headScoreOf = (asked: Asked, read: ReadTable, column: number): number => {
  const { table, heads, context } = read
  if (isOfKindAlone(asked, read, column)) return 0
  const spoken = sumSpoken(asked, distinguishing(heads[column] ?? [], context))
  const head = table.heads[column] ?? ''
  return spoken * (0.6 + 0.4 * precisionOf(asked, head)) + literalShare * literally(asked, head)
}

function byHeads(
  asked: Asked,
  read: ReadTable,
  { row, free }: { row: TableRow; free: readonly number[] },
): number[] {
  const { table } = read
  const possible = free.filter((column) => {
    const isWhen = isTimeAsked(asked) && roles.day.head.test(table.heads[column] ?? '')
    const isShareOfCount =
      asked.isCount && /%|(?<![\p{L}])(?:percent|prozent)/iu.test(row.cells[column] ?? '')
    return isWhen || (!isShareOfCount && fitsKind(asked, withUnit(table.heads[column], row.cells[column])))
  })
  const scores = new Map(possible.map((column) => [column, headScoreOf(asked, read, column)]))
  const best = Math.max(0, ...scores.values())
  if (best === 0) return withoutHead(asked, read, { row, possible })
  const ahead = possible.filter((column) => (scores.get(column) ?? 0) >= best * 0.999)
  // Of parts that are asked for alike the whole is meant; years are none where one is asked for.
  const isOfTimes = ahead.some((column) => isOfTime.test(table.heads[column] ?? ''))
  const isOfParts = asked.isSum || (ahead.length > 1 && !isOfTimes) || isCountOfWhole(asked, read, ahead)
  const total = isOfParts ? possible.find((column) => isTotal(table.heads[column])) : undefined
  if (total !== undefined) return [total]
  const values = new Set(ahead.map((column) => row.cells[column]))
  return values.size === 1 ? ahead.slice(0, 1) : ahead
}

const isOfTime =
  /(?<!\p{L})(?:years?|months?|quarters?|weeks?|jahre?|monate?|quartale?|wochen?)(?!\p{L})|(?<!\d)(?:19|20)\d\d(?!\d)/iu

/** 'How many interfaces …' asks for all that the table counts, where no head but a word of like meaning ('API') speaks of them. */
function isCountOfWhole(asked: Asked, { table, heads }: ReadTable, ahead: readonly number[]): boolean {
  if (!asked.isCount) return false
  const noun = countedNoun(asked.question)
  const at = asked.words.findIndex(({ forms }) => [...noun].some((stem) => forms.get(stem) === 1))
  const above = spokenIn(asked, `${table.title}\n${table.passage.label ?? ''}`)[at] ?? 0
  return at !== -1 && above >= 1 && ahead.every((column) => (heads[column] ?? []).every((one) => one < 1))
}

const unitsOfHeads: Readonly<Record<string, string>> = {
  h: 'hours',
  d: 'days',
  min: 'minutes',
  std: 'Stunden',
  s: 'seconds',
}

/** '22.5' under 'Duration (h)' is a length of time. */
function withUnit(head = '', cell = ''): string {
  const unit = /\(([^)]+)\)/u.exec(head)?.[1]?.trim().replace(/\.$/u, '')
  return unit === undefined || !/^\D{0,2}\d[\d.,’' ]*$/u.test(cell.trim())
    ? cell
    : `${cell} ${unitsOfHeads[unit] ?? unit}`
}
