import { limitAsked } from '../../language/limit-asked.ts'
import type { FoundLines } from './answer-line.ts'
import { isProperName } from './across-columns.ts'
import type { Asked } from './asked.ts'
import { figureOf, isEmptyCell } from './cells.ts'
import { isSpoken, spokenIn, standingOf } from './matching.ts'
import type { ReadTable } from './read-table.ts'
import { nameOf, rowLine } from './rows.ts'

/** 'Above (+) or below (-) the limit', 'Unter (–) oder über (+) dem Rahmen'. */
const signed = /\(\s*[-+–−]\s*\)[^()]*\(\s*[-+–−]\s*\)/u
const ofLimit =
  /(?<!\p{L})(?:limit|range|budget|ceiling|cap|threshold|grenze|\p{L}*rahmen|obergrenze)(?!\p{L})/iu
const plusIsAbove =
  /(?:above|over|more|exceed\p{L}*|über|mehr)\s*\(\s*\+|\(\s*\+\s*\)\s*(?:above|over|über)/iu
const leastThings = 2

/**
 * Rule: a row that says of itself what its signs mean ('Above (+) or below (-) the limit') tells which of the things over
 * its columns lie above a limit or within it: those with a plus, or those with a minus, each with its figure. Of one that
 * is named its own figure is told ('How much headroom …').
 */
export function signedAnswer(asked: Asked, read: ReadTable): FoundLines | undefined {
  const side = limitAsked(asked.question)
  const { whole: table } = read
  if (side === undefined || table.isTorn || table.isTurned === true) return undefined
  const row = table.rows.find(
    (one) =>
      signed.test(nameOf(table, one)) &&
      ofLimit.test(nameOf(table, one)) &&
      plusIsAbove.test(nameOf(table, one)),
  )
  const things = table.heads.flatMap((head, at) => (at > 0 && isProperName(head) ? [at] : []))
  if (row === undefined || things.length < leastThings) return undefined
  const named = things.filter((at) => isNamed(asked, table.heads[at] ?? ''))
  if (named.length === 0 && asked.words.some(({ isName }) => isName)) return undefined
  const columns = (named.length > 0 ? named : things).filter((at) => {
    const value = figureOf(row.cells[at])
    return (
      !isEmptyCell(row.cells[at]) &&
      value !== undefined &&
      (named.length > 0 || side === 'distance' || isOn(side, value))
    )
  })
  if (columns.length === 0) return undefined
  return { lines: [rowLine(table, row, columns)], share: 1, score: 1 + standingOf(table.passage) }
}

/** What meets a limit exactly is within it. */
const isOn = (side: 'over' | 'under' | 'distance', value: number): boolean =>
  side === 'over' ? value > 0 : value <= 0

/** In German, which writes every noun large, by any word that tells something. */
function isNamed(asked: Asked, head: string): boolean {
  const spoken = spokenIn(asked, head)
  return asked.words.some(({ isLight, isVerb }, at) => !isLight && !isVerb && isSpoken(spoken[at]))
}
