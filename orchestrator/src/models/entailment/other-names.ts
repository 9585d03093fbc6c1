import { hasName, type Name } from './names.ts'
import { predicateOf } from './alignment.ts'
import type { ReadText } from './sentence.ts'

/** So much of a claim has to stand in a sentence, for another name in it to be in the place of the claim's. */
const leastCloseness = 0.3

/** A sentence of a passage, and how much of the claim it has. */
interface ReadPlace {
  found: ReadText
  closeness: number
}

/**
 * 'The list is kept by Dettmer' where the passage knows Kruse alone: no other words for a thing bring in a name that its
 * source has not. A claim may well name its own subject, which a passage calls 'the operator', so that of other names
 * than people's only those count that stand in what is said of it.
 */
export function namesAnother(wanted: ReadText, passage: string, places: readonly ReadPlace[]): boolean {
  const foreign = wanted.names.filter((name) => !hasName(passage, name))
  return foreign.some((name) =>
    places.some(
      ({ found, closeness }) =>
        closeness >= leastCloseness &&
        found.language === wanted.language &&
        found.names.some(
          (other) =>
            other.kind === name.kind &&
            !hasName(wanted.text, other) &&
            (name.kind === 'person' || isSaid(wanted, name)),
        ),
    ),
  )
}

/** In what is said of the subject: after the first verb. */
const isSaid = (wanted: ReadText, { at }: Name): boolean => {
  const [first] = predicateOf(wanted)
  return first !== undefined && predicateOf(wanted).length < wanted.terms.length && at >= first.at
}
