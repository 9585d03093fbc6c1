import type { EvidenceInput } from '../../port.ts'
import type { Piece } from './pieces.ts'

/** One of two places that give a different value for the same thing. */
export type Side = { value: string } & (
  | { input: EvidenceInput }
  /** `isCount`: the value is how many rows its table has, and stands nowhere in it. */
  | { piece: Piece; isCount?: true }
)

export interface Difference {
  /** What it is about, in the words of the input or of the first source. */
  subject: string
  one: Side
  other: Side
}

/** An input compared with sources of one form. */
export interface Compared {
  /** One of them gives the input's value for what it names. */
  isGiven: boolean
  differences: Difference[]
}
