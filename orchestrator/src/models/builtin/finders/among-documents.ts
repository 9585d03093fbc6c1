import type { Difference } from './difference.ts'
import type { Piece } from './pieces.ts'
import { quantitiesIn, type Quantity } from './quantities.ts'
import { stemsOf } from './stems.ts'

/** Chosen so that other subjects in like words are no differences: a false alarm costs people's time. */
const rules = { alike: 0.6, leastShared: 3 }

interface Statement {
  piece: Piece
  quantity: Quantity
  others: readonly Quantity[]
  stems: ReadonlySet<string>
  names: ReadonlySet<string>
}

/** Values that two documents give differently for the same thing, in mostly the same words. */
export function amongDocuments(pieces: readonly Piece[]): Difference[] {
  const statements = pieces.flatMap(statementsOf)
  return statements.flatMap((one, index) =>
    statements.slice(index + 1).flatMap((other) =>
      areAtOdds(one, other)
        ? [
            {
              subject: subjectOf(one, other),
              one: { piece: one.piece, value: one.quantity.text },
              other: { piece: other.piece, value: other.quantity.text },
            },
          ]
        : [],
    ),
  )
}

function statementsOf(piece: Piece): Statement[] {
  if (piece.kind === 'row') return []
  const all = quantitiesIn(piece.text)
  const [only] = all
  if (only === undefined || all.length > 1) return []
  const rest = piece.text.replace(only.text, ' ')
  return [{ piece, quantity: only, others: [], stems: new Set(stemsOf(rest)), names: namesIn(rest) }]
}

/** Capitalised words that do not begin the sentence. */
const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/(?<=[\p{L}\d,;:)”"]\s)\p{Lu}[\p{L}\d-]+/gu)].map(([name]) => name))

/** Two sentences in the same words, with the same names, that give one value each, and not the same. */
function areAtOdds(one: Statement, other: Statement): boolean {
  if (one.piece.section.source === other.piece.section.source) return false
  if (one.quantity.kind !== other.quantity.kind || one.quantity.value === other.quantity.value) return false
  if (one.quantity.kind === 'date' && one.quantity.unit !== other.quantity.unit) return false
  const shared = [...one.stems].filter((word) => other.stems.has(word)).length
  const all = new Set([...one.stems, ...other.stems]).size
  if (shared < rules.leastShared || shared < rules.alike * all) return false
  const differ = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean =>
    [...left].some((name) => !right.has(name))
  return !(differ(one.names, other.names) && differ(other.names, one.names))
}

const subjectOf = (one: Statement, other: Statement): string => {
  const words = one.piece.text.split(/\s+/)
  const shared = words.filter((word) => stemsOf(word).some((stem) => other.stems.has(stem)))
  return shared.slice(0, 5).join(' ')
}
