import type { DeckDocument } from '../deck-document.ts'
import { paper } from '../paper-colours.ts'
import { knownSources } from '../tidy-document.ts'
import type { InkRun } from './ink.ts'
import type { Sheets } from './sheets.ts'

/** What the parts of one file share. */
export interface Writing {
  document: DeckDocument
  sheets: Sheets
  /** Names of the places that cite a source, by its number. */
  citedAt: Map<number, string[]>
}

export const sourceName = (number: number): string => `source-${number}`

/** Raised numbers that lead to the sources, each with a name to come back to. */
export function citations(writing: Writing, numbers: number[] | undefined): InkRun[] {
  return knownSources(writing.document, numbers).map((number, index) => {
    const places = writing.citedAt.get(number) ?? []
    const named = `cite-${number}-${places.length + 1}`
    writing.citedAt.set(number, [...places, named])
    return {
      text: `${index > 0 ? ',' : ''}${number}`,
      isRaised: true,
      colour: paper.primary,
      leadsTo: sourceName(number),
      named,
    }
  })
}
