import type { Block } from './deck-document.ts'

type Table = Extract<Block, { type: 'table' }>

/** Characters of a table's type on a sheet of A4. */
const charactersAcross = 92
/** Longer words are cut anyway. */
const longestKept = 16

const longestWord = (text: string): number =>
  Math.min(longestKept, Math.max(0, ...text.split(/\s+/u).map((word) => word.length)))

/** Shares of the whole width; a narrow column is as wide as its longest word needs, so that none is cut in two. */
export function columnShares(table: Table): number[] {
  const whole = table.columns.reduce((sum, column) => sum + column.width, 0) || 1
  const needed = table.columns.map((column, index) => {
    const longest = Math.max(
      longestWord(column.label),
      ...table.rows.map((row) => longestWord(row[index]?.text ?? '')),
    )
    return (longest * 1.12 + 2.5) / charactersAcross
  })
  const wanted = table.columns.map((column) => column.width / whole)
  const least = needed.reduce((sum, share) => sum + share, 0)
  if (least >= 1) return needed.map((share) => share / least)
  // What is wanted beyond the least is given in proportion.
  const beyond = wanted.map((share, index) => Math.max(0, share - (needed[index] ?? 0)))
  const all = beyond.reduce((sum, share) => sum + share, 0)
  return needed.map((share, index) =>
    all === 0 ? share / least : share + ((beyond[index] ?? 0) / all) * (1 - least),
  )
}
