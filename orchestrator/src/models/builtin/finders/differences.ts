import { isPlaceholder } from '../../language/polarity.ts'
import type { EvidenceInput } from '../../port.ts'
import { againstColumns } from './against-columns.ts'
import { againstLists } from './against-lists.ts'
import { againstRows } from './against-rows.ts'
import { againstStatements } from './against-statements.ts'
import { againstTotals } from './against-totals.ts'
import { amongDocuments } from './among-documents.ts'
import type { Difference } from './difference.ts'
import { eventsAtOdds } from './event-dates.ts'
import type { Piece, Section } from './pieces.ts'

const most = 6

/** Values that inputs and documents, or two documents, give differently for the same thing. */
export function differencesIn(inputs: readonly EvidenceInput[], sections: readonly Section[]): Difference[] {
  const pieces = sections.flatMap((section) => section.pieces)
  const filled = inputs.filter(({ value }) => !isPlaceholder(value))
  const named = [...filled.flatMap((input) => ofInput(input, pieces)), ...againstColumns(filled, pieces)]
  const counted = [...againstTotals(filled, pieces), ...againstLists(filled, sections)]
  return [
    ...named,
    ...counted.filter(({ subject }) => !named.some((one) => one.subject === subject)),
    ...amongDocuments(pieces),
    ...eventsAtOdds(pieces),
  ].slice(0, most)
}

/** What any source gives as the input does is no difference; otherwise the first that is found is told. */
function ofInput(input: EvidenceInput, pieces: readonly Piece[]): Difference[] {
  const compared = [againstRows(input, pieces), againstStatements(input, pieces)]
  return compared.some(({ isGiven }) => isGiven)
    ? []
    : compared.flatMap(({ differences }) => differences).slice(0, 1)
}
