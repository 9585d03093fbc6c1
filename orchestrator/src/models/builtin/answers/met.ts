import { stemsOfBoth } from '../../language/spoken-of.ts'
import { wordsOf } from '../../language/words.ts'
import { columnKind, fitsRole, isOfFigures, roles, type State, stateOf } from './columns.ts'
import type {
  Condition,
  FigureCondition,
  LackCondition,
  MarkCondition,
  StateCondition,
  TimeCondition,
} from './condition.ts'
import { datesIn } from '../finders/index.ts'
import { figureOf, isEmptyCell } from './cells.ts'
import { isTotal, type Table, type TableRow } from './tables.ts'
import { fitsTime, isTime, namesAll, timesIn } from './times.ts'

/** What of a table meets the conditions of a question. */
interface Met {
  /** Rows that may answer. */
  rows: ReadonlySet<number>
  /** Columns that a time or a mark names ('2026', 'Q2'); none where none does. */
  columns: readonly number[]
  /** Words that need not be looked for, since they are met in another way. */
  stems: ReadonlySet<string>
  /** Some rows meet a condition and others do not. */
  isFiltered: boolean
}

interface Place {
  table: Table
  /** Headings, names and sentences around it. */
  around: string
  /** How far the head of a column is what the question speaks of. */
  headScore: (column: number) => number
}

/** @returns undefined where a time, code or mark is asked for that the table does not have */
export function meet(conditions: readonly Condition[], place: Place): Met | undefined {
  let met: Met = {
    rows: new Set(place.table.rows.keys()),
    columns: [],
    stems: new Set(),
    isFiltered: false,
  }
  const times = conditions.filter((one) => one.kind === 'time')
  if (times.length > 0) {
    const found = meetTimes(times, place)
    if (found === undefined) return undefined
    met = both(met, found)
  }
  for (const condition of conditions) {
    if (condition.kind === 'time') continue
    const found = meetOne(condition, place)
    if (found === undefined && condition.kind === 'mark') return undefined
    if (found !== undefined) met = both(met, found)
  }
  return met.rows.size === 0 ? undefined : met
}

function meetOne(condition: Exclude<Condition, TimeCondition>, place: Place): Partial<Met> | undefined {
  if (condition.kind === 'mark') return meetMark(condition, place)
  if (condition.kind === 'lack') return meetLack(condition, place)
  return condition.kind === 'state' ? meetState(condition, place) : meetFigure(condition, place)
}

const both = (met: Met, { rows, columns = [], stems = new Set() }: Partial<Met>): Met => ({
  rows: rows === undefined ? met.rows : new Set([...met.rows].filter((row) => rows.has(row))),
  columns: [...met.columns, ...columns],
  stems: new Set([...met.stems, ...stems]),
  isFiltered: met.isFiltered || rows !== undefined,
})

const rowsWhere = ({ rows }: Table, holds: (cells: readonly string[]) => boolean): Set<number> =>
  new Set(rows.flatMap(({ cells }, index) => (holds(cells) ? [index] : [])))

/** A time is met by the column that it heads, else by rows that have it, else by what stands around the table. */
function meetTimes(times: readonly TimeCondition[], place: Place): Partial<Met> | undefined {
  const { table, around, headScore } = place
  const stems = new Set(times.flatMap((time) => [...time.stems]))
  const timed = table.heads.flatMap((head, column) => (column > 0 && isTimeHead(head) ? [column] : []))
  const columns = timed.filter((column) =>
    times.some((time) => isHeadOf(time, table.heads[column] ?? '', around)),
  )
  if (columns.length > 0) return { columns, stems }
  const dated = table.heads.flatMap((_head, column) => (columnKind(table, column) === 'day' ? [column] : []))
  const best = Math.max(0, ...dated.map(headScore))
  const isAround = times.every((time) => time.relation === 'in' && namesAll(time, around))
  if (best === 0 && isAround) return { stems }
  const asked = best > 0 ? dated.filter((column) => headScore(column) === best) : dated
  const rows = rowsWhere(table, (cells) =>
    asked.some((column) => times.some((time) => fitsTime(time, cells[column] ?? ''))),
  )
  if (rows.size > 0) return { rows, stems }
  if (isAround) return { stems }
  const isInCells = times.every(
    (time) => time.relation === 'in' && table.rows.some(({ line }) => fitsTime(time, line)),
  )
  return isInCells ? {} : undefined
}

/** 'Q2' of a table of 2026 is the second quarter of 2026. */
const isHeadOf = (time: TimeCondition, head: string, around: string): boolean =>
  isTime(time, head) ||
  (time.year !== undefined &&
    timesIn(head).every(({ year }) => year === undefined) &&
    namesAll({ ...time, quarter: undefined, month: undefined, day: undefined }, around) &&
    isTime({ ...time, year: undefined }, head))

/** '2026', 'Q2', 'June 2026', '2026 (EUR)': the head is a time. */
const isTimeHead = (head: string): boolean =>
  timesIn(head).length > 0 &&
  head
    .replace(/\(.*\)/u, '')
    .trim()
    .split(/\s+/).length <= 3

const bare = (text: string): string => text.replace(/[\s-]/gu, '').toLowerCase()

function meetMark({ mark, noun, stems }: MarkCondition, { table, around }: Place): Partial<Met> | undefined {
  if (noun === '') {
    const has = (text: string): boolean =>
      (text.match(/[\p{L}\d]+(?:-\d+)?/gu) ?? []).some((token) => bare(token) === bare(mark))
    const rows = rowsWhere(table, (cells) => cells.some(has))
    if (rows.size > 0) return { rows, stems }
    const columns = table.heads.flatMap((head, column) => (has(head) ? [column] : []))
    if (columns.length > 0) return { columns, stems }
    return has(around) ? { stems } : undefined
  }
  const own = new Set([...stemsOfBoth(noun), ...(/^(?:year|jahr)$/iu.test(noun) ? ['year', 'jahr'] : [])])
  const speaks = (text: string): boolean => [...stemsOfBoth(text)].some((stem) => own.has(stem))
  const has = (text: string): boolean => [...text.matchAll(/[\p{L}\d]+/gu)].some(([token]) => token === mark)
  const isAbout = speaks(table.heads[0] ?? '') || speaks(around)
  const labelled = rowsWhere(table, (cells) =>
    cells
      .slice(0, 2)
      .some((cell) => has(cell) && (speaks(cell) || (isAbout && wordsOf(cell)[0] === mark.toLowerCase()))),
  )
  if (labelled.size > 0) return { rows: labelled, stems }
  const ofKind = table.heads.flatMap((head, column) => (speaks(head) ? [column] : []))
  const marked = rowsWhere(table, (cells) =>
    ofKind.some((column) => wordsOf(cells[column] ?? '').join(' ') === mark.toLowerCase()),
  )
  if (marked.size > 0) return { rows: marked, stems }
  const columns = table.heads.flatMap((head, column) =>
    has(head) && (speaks(head) || isAbout) ? [column] : [],
  )
  if (columns.length > 0) return { columns, stems }
  return new RegExp(String.raw`\b${noun}\s+${mark}\b`, 'iu').test(around) ? { stems } : undefined
}

/** Only a table with a column of it tells which rows have none. */
function meetLack({ what, stems }: LackCondition, { table, headScore }: Place): Partial<Met> | undefined {
  const day = roles.day.asks.test(what) || /date|datum|termin|frist/iu.test(what)
  const person = roles.person.asks.test(what)
  const column = table.heads.findIndex(
    (head, at) =>
      at > 0 &&
      ([...stemsOfBoth(head)].some((stem) => stems.has(stem)) ||
        (headScore(at) > 0 && columnKind(table, at) === 'state') ||
        (day && fitsRole(table, at, 'day') > 0) ||
        (person && fitsRole(table, at, 'person') > 0)),
  )
  if (column === -1) return undefined
  const rows = rowsWhere(table, (cells) => isEmptyCell(cells[column]) || isNone.test(cells[column] ?? ''))
  // Where all rows have it, none of them is asked for.
  return { rows, stems }
}
/** Whether a row lacks what the question says that it lacks; true where nothing of the kind is said, or told. */
export const lacksWhatIsAsked = (conditions: readonly Condition[], table: Table, row: TableRow): boolean =>
  conditions.every((one) => {
    if (one.kind !== 'lack') return true
    const rows = meetLack(one, { table, around: '', headScore: () => 0 })?.rows
    return rows === undefined || rows.has(table.rows.indexOf(row))
  })
const isNone =
  /^\W*(?:no|none|not? (?:yet )?(?:set|named|date|owner|known)|no \p{L}+|nein|keine?[rnms]?(?: \p{L}+)?|ohne|offen|tb[acd]|to be (?:named|set|decided|confirmed)|fehlt|nicht \p{L}+)\W*$/iu

const statesOf: Readonly<Record<'open' | 'running' | 'done', readonly State[]>> = {
  open: ['open', 'running'],
  running: ['running'],
  done: ['done'],
}

/** Risks and issues stand in their log until they are closed: one that tells no states has open ones alone. */
const isOfWhatStands = ({ heads }: Table): boolean => heads.slice(0, 2).some((head) => standing.test(head))
const standing = /^\W*(?:risks?|issues?|open (?:points?|items?)|risiko|risiken|offene[rn]? punkte?)\W*$/iu

/** Only a table that has states is asked for them; elsewhere the word is one like others. */
function meetState({ state, stems }: StateCondition, { table, headScore }: Place): Partial<Met> | undefined {
  if (state === 'late') return meetLate(stems, table)
  const [column] = table.heads
    .flatMap((_head, at) => (columnKind(table, at) === 'state' ? [at] : []))
    .toSorted((one, other) => headScore(other) - headScore(one))
  if (column === undefined) return state === 'open' && isOfWhatStands(table) ? { stems } : undefined
  const wanted = statesOf[state]
  const rows = rowsWhere(table, (cells) => wanted.some((one) => one === stateOf(cells[column])))
  return rows.size === 0 ? undefined : { rows, stems }
}

export const planned = /\b(?:plan|planned|baseline|original\w*|target|geplant|plan|soll|ursprünglich\w*)\b/iu
export const expected =
  /\b(?:forecast|expected|actual|now|new|current\w*|revised|latest|view|prognose|erwartet|ist|neu|aktuell)\b/iu

/** Late is what is forecast for a later day than it was planned for. */
function meetLate(stems: ReadonlySet<string>, table: Table): Partial<Met> | undefined {
  const days = table.heads.flatMap((_head, column) => (columnKind(table, column) === 'day' ? [column] : []))
  const before = days.find((column) => planned.test(table.heads[column] ?? ''))
  const after = days.find((column) => column !== before && expected.test(table.heads[column] ?? ''))
  if (before === undefined || after === undefined) return undefined
  const dayOf = (cell = ''): string => datesIn(cell)[0]?.at ?? ''
  const rows = rowsWhere(table, (cells) => {
    const [first, second] = [dayOf(cells[before]), dayOf(cells[after])]
    return first !== '' && second > first
  })
  return rows.size === 0 ? undefined : { rows, stems }
}

const scales: readonly [RegExp, number][] = [
  [/\b(?:billion|bn|mrd|milliarden)\b/iu, 1e9],
  [/\b(?:million|millions|mio|millionen|m)\b/iu, 1e6],
  [/\b(?:thousand|thousands|k|tsd|tausend)\b|[TkK][€$£]|k(?:EUR|CHF|USD|GBP)/u, 1e3],
]
const scaleOf = (text: string): number => scales.find(([pattern]) => pattern.test(text))?.[1] ?? 1

/** A bound is compared with the one column that it can be meant for. */
function meetFigure(
  { relation, value, unit, stems }: FigureCondition,
  { table, headScore }: Place,
): Partial<Met> | undefined {
  // 'Over 65' may be what a column or row is called.
  const labels = [...table.heads, ...table.rows.map(({ cells }) => cells[0] ?? '')]
  if (labels.some((label) => [...stems].some((stem) => stemsOfBoth(label).has(stem)))) return undefined
  const figures = table.heads.flatMap((_head, column) => (isOfFigures(table, column) ? [column] : []))
  const fitting =
    unit === undefined ? figures : figures.filter((column) => columnKind(table, column) === unit)
  const best = Math.max(0, ...fitting.map(headScore))
  const named = fitting.filter((column) => best > 0 && headScore(column) === best)
  const [column] = named.length > 0 ? named : fitting
  if (column === undefined || (named.length === 0 && fitting.length > 1)) return undefined
  const scale = unit === 'money' ? scaleOf(`${table.heads[column] ?? ''} ${table.heads[0] ?? ''}`) : 1
  const rows = rowsWhere(table, (cells) => {
    const figure = figureOf(cells[column])
    if (figure === undefined || isTotal(cells[0])) return false
    const own = figure * (unit === 'money' ? Math.max(scale, scaleOf(cells[column] ?? '')) : 1)
    return { over: own > value, from: own >= value, under: own < value, to: own <= value }[relation]
  })
  return { rows, stems }
}
