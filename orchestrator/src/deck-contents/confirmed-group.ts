import type { BlockGroup } from '@parley/decks/deck-document.ts'
import { cell, column, type DeckContext, group, phaseName } from './deck-context.ts'
import type { DeckRows } from './deck-rows.queries.ts'

/** Risk mitigations that the newest checks confirmed; of a conversation's, those of the run that counts. */
export const confirmedOf = ({ confirmed, runs }: DeckRows): DeckRows['confirmed'] =>
  confirmed.filter((row) => row.sequence_id === null || runs.some(({ id }) => id === row.sequence_id))

/** What holds, with the words that say so: why there is no finding about it. Not on the slides of the Main Presentation. */
export function confirmedGroup({ kind, rows, words, sources }: DeckContext): BlockGroup[] {
  const confirmed = kind === 'main' ? [] : confirmedOf(rows)
  if (confirmed.length === 0) return []
  const { labels, headings } = words
  return group(headings.confirmed, [
    {
      type: 'table',
      caption: headings.confirmed,
      columns: [column(labels.mitigation, 0.36), column(labels.phase, 0.14), column(labels.saysSo, 0.5)],
      rows: confirmed.map((row) => {
        const quotes = row.quotes
        return [
          cell(row.mitigation, { sources: sources.numbersOf(quotes) }),
          cell(phaseName(rows, row.phase_id)),
          cell(quotes.map(({ quote, name }) => `“${quote}” (${name})`).join('\n')),
        ]
      }),
    },
  ])
}
