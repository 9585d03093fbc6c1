import { coverage } from '../language/overlap.ts'
import { wordsOf } from '../language/words.ts'

/** A part counts as covered by a text that has at least this share of its content words in one place. */
const coveredAt = 0.6

/** Whether a text deals with a part: in a heading or paragraph of its own, not by words scattered over pages. */
export function coversPart(text: string, part: string): boolean {
  return text.split(/\n+/).some((paragraph) => coverage(part, paragraph) >= coveredAt)
}

/** A part as a heading: its first letter large, the rest as it was written. */
export const headingOf = (part: string): string => {
  const short = wordsOf(part).length > 12 ? `${part.split(/\s+/).slice(0, 12).join(' ')} …` : part
  return short.charAt(0).toUpperCase() + short.slice(1)
}
