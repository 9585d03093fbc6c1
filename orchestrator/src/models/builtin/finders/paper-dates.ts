import { datesIn, type NamedDate } from './dates.ts'
import { ownWords, type Piece } from './pieces.ts'

/** Of which day a paper is: its name or its first lines tell; '' where they do not. 'YYYY-MM-DD'. */
export function dayOfPaper(texts: readonly string[]): string {
  for (const text of texts) {
    const found = datesIn(text).find(
      ({ at, text: said }) => !at.startsWith('9999') && /\d{1,2}\D+.*\d{4}|\d{4}-/u.test(said),
    )
    if (found !== undefined) return found.at
  }
  return ''
}

/** So long before its paper a day without a year is looked back on, and not of the next year. */
const daysBack = 150
const msOfDay = 86_400_000

/**
 * The dates of a piece; a day without a year is of the year of the date before it in the sentence, else the next such
 * day after the paper was written. One that the paper looks back on, or of which it has no day, keeps '9999-…'.
 */
export function datesOf(piece: Piece): NamedDate[] {
  const { dated = '' } = piece.section
  let last = dated
  return datesIn(ownWords(piece)).map((date) => {
    if (!date.at.startsWith('9999')) {
      last = date.at
      return date
    }
    if (last === '') return date
    const inYear = `${last.slice(0, 4)}${date.at.slice(4)}`
    if (inYear >= last) return { ...date, at: inYear }
    const isBack = last === dated && (Date.parse(last) - Date.parse(inYear)) / msOfDay <= daysBack
    return isBack ? date : { ...date, at: `${String(Number(last.slice(0, 4)) + 1)}${date.at.slice(4)}` }
  })
}
