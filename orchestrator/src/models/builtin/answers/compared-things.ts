import { isProperName } from './across-columns.ts'
import type { Asked } from './asked.ts'
import { thingAsked } from './given-kind.ts'
import { isSpoken, type Spoken } from './matching.ts'
import type { ReadTable } from './read-table.ts'
import { comparesMoney } from './superlatives.ts'
import { isTotal } from './tables.ts'

/** Which one is best, nobody can tell without by what. */
const measureless = /(?<!\p{L})(?:best|worst|beste[nrsm]?|schlechteste[nrsm]?)(?!\p{L})/iu
/** The figures have to be of what is asked about: a head, or all rows that are compared, speak of something beside the thing. */
export function isMeasured(asked: Asked, [head = [], ...rows]: readonly Spoken[]): boolean {
  const { words } = asked
  const thing =
    asked.focus[0] ??
    (measureless.test(asked.question) || comparesMoney(asked.question) ? thingAsked(asked) : undefined)
  const measures = words.flatMap((word, at) => (thing === word ? [] : [at]))
  return (
    (measures.length === 0 && !(measureless.test(asked.question) && thingAsked(asked) !== undefined)) ||
    measures.some((at) => isSpoken(head[at]) || (rows.length > 0 && rows.every((row) => isSpoken(row[at]))))
  )
}

/** 'Which vendor needs least?' is told by no rows of work, whatever else their document speaks of. */
export function areOfThing(asked: Asked, { heads, subject, whole }: ReadTable): boolean {
  const thing = thingAsked(asked)
  const at = thing === undefined || thing.isLight ? -1 : asked.words.indexOf(thing)
  // The rows of a table on its side are its columns, which have names.
  const isAcross = whole.heads.slice(1).filter(isProperName).length > 1 && whole.isTurned !== true
  if (at !== -1 && isAcross && !isSpoken(heads[0]?.[at])) return false
  return at === -1 || whole.isTurned === true || isSpoken(heads[0]?.[at]) || isSpoken(subject[at])
}

/** Heads that are names of things, as far as the language tells: several, one of them no word of it ('Brenko', 'Satzbau'). */
export const areNames = (heads: readonly string[]): boolean => {
  const own = heads.filter((head) => !isTotal(head))
  const isWritten =
    own.length > 1 && own.every((head) => /^\p{Lu}[\p{L}&.-]+(?: \p{Lu}[\p{L}&.-]*){0,3}$/u.test(head))
  return own.filter(isProperName).length > 1 || (isWritten && own.some(isProperName))
}

/** Where 'which vendor' is asked, the columns that are compared have names, or their heads are called so: 'Acme days' are no vendors. */
export function acrossThing(asked: Asked, { whole, subject, heads }: ReadTable): boolean {
  const thing = thingAsked(asked)
  const at = thing === undefined || thing.isLight ? -1 : asked.words.indexOf(thing)
  if (at === -1 || whole.isTurned === true) return true
  return areNames(whole.heads.slice(1)) || isSpoken(heads[0]?.[at]) || isSpoken(subject[at])
}

/** What is compared has to be what is asked for: 'plant' is what the first column, the caption or the names are about. */
export function isCompared({ focus, words }: Asked, { heads, subject, context }: ReadTable): boolean {
  const [thing] = focus
  const at = thing === undefined ? -1 : words.indexOf(thing)
  return at === -1 || isSpoken(heads[0]?.[at]) || isSpoken(subject[at]) || isSpoken(context[at])
}
