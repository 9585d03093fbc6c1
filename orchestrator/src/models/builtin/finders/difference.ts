import type { EvidenceInput } from '../../port.ts'
import type { Piece } from './pieces.ts'

/** One of two places that give a different value for the same thing. */
export type Side = { value: string } & ({ input: EvidenceInput } | { piece: Piece })

export interface Difference {
  /** What it is about, in the words of the input or of the first source. */
  subject: string
  one: Side
  other: Side
}
