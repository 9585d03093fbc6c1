import type { Place } from './places.ts'
import { withoutLayout } from './layout.ts'

const plain = (text: string): string =>
  withoutLayout(text)
    .replace(/\s+/gu, ' ')
    .replace(/^[“"„]|[.”"“]+$/gu, '')
    .trim()
    .toLowerCase()

/**
 * The place that says a claim in its very words: a whole sentence, or whole cells of a row that follow each other. Part of
 * a sentence is none: 'it is not so that …' may stand before it.
 */
export function saidVerbatim(claim: string, places: readonly Place[]): Place | undefined {
  const wanted = plain(claim)
  if (wanted === '') return undefined
  return places.find(({ text, cells }) =>
    cells === undefined
      ? plain(text) === wanted
      : isSaidByCells(wanted, cells) ||
        cells.some((_cell, from) =>
          cells.some(
            (_other, to) =>
              to >= from &&
              plain(
                cells
                  .slice(from, to + 1)
                  .map((cell) => cell.text)
                  .join(' '),
              ) === wanted,
          ),
        ),
  )
}

/**
 * A row told with the heads of its columns, in its order and in its very words: 'Lift 4 – Log: No; Looked at: never'. A
 * 'No' in it is the cell's, and denies nothing.
 */
function isSaidByCells(wanted: string, cells: NonNullable<Place['cells']>): boolean {
  return cells.some((_cell, last) => {
    const label = plain(
      cells
        .slice(0, last + 1)
        .map(({ text }) => text)
        .join(' '),
    )
    const start = [' – ', ' - '].find((dash) => wanted.startsWith(`${label}${dash}`))
    if (label === '' || start === undefined) return false
    let rest = wanted.slice(label.length + start.length)
    for (const { header, text } of cells.slice(last + 1)) {
      const told = plain(`${header}: ${text}`)
      if (text.trim() !== '' && (rest === told || rest.startsWith(`${told}; `)))
        rest = rest.slice(told.length).replace(/^; /u, '')
    }
    return rest === ''
  })
}
