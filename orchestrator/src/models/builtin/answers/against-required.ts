import { keepsTo } from '../finders/index.ts'
import type { FoundLines } from './answer-line.ts'
import { isProperName } from './across-columns.ts'
import type { Asked } from './asked.ts'
import { figureOf, isEmptyCell } from './cells.ts'
import { thingAsked } from './given-kind.ts'
import { isSpoken, literally, spokenIn, standingOf } from './matching.ts'
import type { ReadTable } from './read-table.ts'
import { nameOf, rowLine } from './rows.ts'

const requiredHead =
  /^(?:required|requirement|target|minimum|maximum|demanded|limit|soll|soll-?wert|ziel|zielwert|gefordert|vorgabe|mindestens|höchstens)$/iu
const missing =
  /(?<!\p{L})(?:fall(?:s|ing)? (?:short|below|behind)|fails?|misse?s?|(?:do|does) not (?:meet|reach|fulfil|keep)|(?:do|does)n['’]t (?:meet|reach)|below|worse than|unterschreit\p{L}*|verfehl\p{L}*|erfüll(?:t|en)[^?]* nicht|nicht (?:erfüllt?|erreicht?|ein(?:ge)?(?:halten)?))(?!\p{L})/iu
const keeping =
  /(?<!\p{L})(?:meets?|reach(?:es)?|fulfils?|keeps?|satisf(?:y|ies)|compl(?:y|ies)|erfüll(?:t|en)|erreich(?:t|en)|hält|halten|einhält|einhalten)(?!\p{L})/iu

/**
 * Rule: where a table has what is required beside what each of several offers, who falls short of it (or meets it) is
 * told by comparing the row that the question names: by the measures of which the name tells the good side, and in equal
 * units. What is required stands beside them.
 */
export function againstRequired(asked: Asked, read: ReadTable): FoundLines | undefined {
  const { question, words } = asked
  const thing = thingAsked(asked)
  const wantsMissing = missing.test(question)
  if (thing === undefined || !(wantsMissing || keeping.test(question)) || read.table.isTorn) return undefined
  const { whole: table } = read
  const required = table.heads.findIndex((head, at) => at > 0 && requiredHead.test(head.trim()))
  const things = table.heads.flatMap((head, at) =>
    at > 0 && at !== required && isProperName(head) ? [at] : [],
  )
  if (required === -1 || things.length < 2 || table.isTurned === true) return undefined
  const measures = words.flatMap((word, at) =>
    word === thing || word.isVerb || word.isLight || isFrame(asked, at) ? [] : [at],
  )
  const named = table.rows.filter((row) => {
    const spoken = spokenIn(asked, nameOf(table, row))
    return measures.length > 0 && measures.every((at) => isSpoken(spoken[at]))
  })
  const best = Math.max(...named.map((row) => literally(asked, nameOf(table, row))))
  const [row, ...others] = named.filter((one) => literally(asked, nameOf(table, one)) === best)
  if (row === undefined || others.length > 0) return undefined
  const columns = things.filter((at) => {
    const keeps = keepsIn(nameOf(table, row), row.cells[at], row.cells[required])
    return !isEmptyCell(row.cells[at]) && keeps !== undefined && keeps !== wantsMissing
  })
  if (columns.length === 0) return undefined
  return {
    lines: [rowLine(table, row, [required, ...columns])],
    share: 1,
    score: 1 + standingOf(table.passage),
  }
}

const promisedHead =
  /^(?:required|requirement|target|agreed|promised|committed|guaranteed|soll|soll-?wert|ziel|zielwert|gefordert|vereinbart|zugesagt|zusage|garantiert|vorgabe)(?!\p{L})/iu
const actualHead =
  /^(?:actual|achieved|reached|measured|today|is|result|ist|ist-?wert|erreicht|gemessen|tatsächlich|ergebnis|stand)(?!\p{L})/iu

/**
 * Rule: where each row has what was promised beside what was reached, the rows that fall short of it (or keep it) are
 * told with both, by measures of which the name or what stands above the table tells the good side.
 */
export function rowsAgainstRequired(asked: Asked, read: ReadTable): FoundLines | undefined {
  const { question } = asked
  const { whole: table } = read
  const wantsMissing = missing.test(question)
  const thing = thingAsked(asked)
  if (!(wantsMissing || keeping.test(question)) || table.isTorn || table.isTurned === true) return undefined
  const places = (pattern: RegExp): number[] =>
    table.heads.flatMap((head, at) => (at > 0 && pattern.test(head.trim()) ? [at] : []))
  const [[shall, ...others], [is, ...further]] = [places(promisedHead), places(actualHead)]
  if (shall === undefined || is === undefined || others.length + further.length > 0) return undefined
  if (thing === undefined || !isSpoken(spokenIn(asked, table.heads[0] ?? '')[asked.words.indexOf(thing)]))
    return undefined
  const above = `${table.title}\n${table.passage.label ?? ''}\n${table.beside}\n${question}`
  const rows = table.rows.filter((row) => {
    const keeps = keepsIn(above, row.cells[is], row.cells[shall])
    return keeps !== undefined && keeps !== wantsMissing
  })
  if (rows.length === 0) return undefined
  return {
    lines: rows.map((row) => rowLine(table, row, [shall, is])),
    share: 1,
    score: 1 + standingOf(table.passage),
  }
}

/** 'Required', 'target' head the column, and words of falling short say what is compared. */
const frame =
  /^(?:requir|target|demand|fall|short|miss|fail|meet|reach|keep|verfehl|erfull|erfüll|erreich|geford|vorgab|ziel|fulfil|satisf|compl)/u
const isFrame = ({ words }: Asked, at: number): boolean => frame.test(words[at]?.stem ?? '')

/** '8 hours' against '4 hours'; undefined where their units differ. */
function keepsIn(measure: string, is = '', shall = ''): boolean | undefined {
  const unitOf = (cell: string): string =>
    cell
      .replace(/[\d.,\s]+/gu, '')
      .toLowerCase()
      .replace(/s$/u, '')
  return unitOf(is) === unitOf(shall) ? keepsTo(measure, figureOf(is), figureOf(shall)) : undefined
}
