import type { Place } from './places.ts'
import { withoutLayout } from './read-sentence.ts'

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
      : cells.some((_cell, from) =>
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
