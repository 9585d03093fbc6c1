import { inLanguages } from '@parley/contracts/in-languages.ts'
import { beyondDue, dueAsked } from '../../language/due-asked.ts'
import { findLanguage, wordsOf } from '../../language/words.ts'
import type { Passage } from '../../port.ts'
import { datesIn } from '../finders/index.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import { readAsked } from './asked.ts'
import { isEmptyCell } from './cells.ts'
import { columnKind, stateOf } from './columns.ts'
import { frames } from './frames.ts'
import { isSpoken, spokenIn } from './matching.ts'
import { nameOf, otherColumns, rowLine } from './rows.ts'
import { isTotal, type Table, type TableRow, tablesOfAll } from './tables.ts'

const dueHead =
  /(?<!\p{L})(?:due|deadline|by when|until|due (?:date|day)|fällig\p{L}*|frist|bis(?: wann)?|termin)(?!\p{L})/iu
const doneHead =
  /(?<!\p{L})(?:done|completed?|closed|finished|delivered|received|erledigt|abgeschlossen|fertig|eingegangen)(?!\p{L})/iu
const actionsCalled =
  /(?<!\p{L})(?:actions?|action items|tasks?|measures?|to[ -]?dos?|follow-ups?|clarifications?|questions?|points?|maßnahmen?|aufgaben?|klärungen|fragen|punkte)(?!\p{L})/iu
const ended: ReadonlySet<string | undefined> = new Set(['done', 'dropped'])

const wayOfDays = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
/** Days as each language writes them. */
const written = inLanguages({
  en: new Intl.DateTimeFormat('en-GB', wayOfDays),
  de: new Intl.DateTimeFormat('de-DE', wayOfDays),
})

interface Due {
  line: AnswerLine
  /** Last day that it has, as 'YYYY-MM-DD'. */
  at: string
  hasState: boolean
}

/**
 * Rule: what is overdue is told by the rows of lists of things to be done (a column of days under 'Due', 'Frist' and the
 * like) of which the day is before today and no cell says that they are done; what is due next by the row or rows with
 * the first day from today on. Where the list has no column of states, it is said that it does not tell what is done.
 * Words beyond that choose among the rows. Only documents and people tell it.
 * @param today as 'YYYY-MM-DD'
 * @returns undefined where nothing of the kind is asked, or no list has such a day
 */
export function dueAnswer(
  question: string,
  passages: readonly Passage[],
  today: string | undefined,
): FoundLines | undefined {
  const asks = dueAsked(question)
  if (asks === undefined || today === undefined) return undefined
  const told = passages.filter(({ trust, sourceKind }) => trust !== 'agent' && sourceKind !== 'firm')
  const asked = readAsked(beyondDue(question), told)
  const all = tablesOfAll(told)
    .flatMap(dueRows)
    .filter(({ line }) => {
      const spoken = spokenIn(asked, `${line.key}\n${line.passage.label ?? ''}`)
      return asked.words.every(({ isVerb, isLight }, at) => isVerb || isLight || isSpoken(spoken[at]))
    })
    .filter(({ line }, at, rows) => rows.findIndex((other) => other.line.key === line.key) === at)
    .toSorted((left, right) => left.at.localeCompare(right.at))
  const coming = all.filter(({ at }) => at >= today)
  const chosen =
    asks === 'overdue' ? all.filter(({ at }) => at < today) : coming.filter(({ at }) => at === coming[0]?.at)
  if (chosen.length === 0) return undefined
  const isSure = chosen.every(({ hasState }) => hasState)
  const language = findLanguage(wordsOf(question)) ?? 'en'
  const words = frames(language)
  const day = written(language).format(new Date(today))
  return {
    lead: asks === 'overdue' && !isSure ? words.pastDue(day) : words.dueAsOf(day),
    lines: chosen.map(({ line }) => line),
    share: 1,
    score: 1,
    isWhole: true,
  }
}

function dueRows(table: Table): Due[] {
  if (table.isTorn) return []
  const column = table.heads.findIndex(
    (head, at) => at > 0 && dueHead.test(head) && columnKind(table, at) === 'day',
  )
  if (column === -1 || !isOfActions(table)) return []
  const states = table.heads.flatMap((head, at) =>
    at !== column && (columnKind(table, at) === 'state' || doneHead.test(head)) ? [at] : [],
  )
  return table.rows.flatMap((row): Due[] => {
    const at = datesIn(row.cells[column] ?? '').at(-1)?.at
    if (at === undefined || at.startsWith('9999') || isTotal(row.cells[0]) || hasEnded(table, row, states))
      return []
    return [{ line: rowLine(table, row, otherColumns(table, row)), at, hasState: states.length > 0 }]
  })
}

/** A timetable's steps are no tasks of anybody, unless the list is called so or has an owner for each. */
const isOfActions = (table: Table): boolean =>
  actionsCalled.test(`${table.title}\n${table.passage.label ?? ''}\n${table.heads.slice(0, 3).join('\n')}`) ||
  table.heads.some((_head, at) => at > 0 && columnKind(table, at) === 'person')

/** A cell of state says so, or one that tells when it was done has something in it. */
const hasEnded = (table: Table, row: TableRow, states: readonly number[]): boolean =>
  states.some((at) =>
    columnKind(table, at) === 'state'
      ? ended.has(stateOf(row.cells[at]))
      : !isEmptyCell(row.cells[at]) && stateOf(row.cells[at]) !== 'open',
  ) && nameOf(table, row) !== ''
