import { remembering } from '../../language/remembering.ts'
import { contentStems, isStopword } from '../../language/words.ts'

/** Content stems; small words that a hyphen makes one word ('one-off') count as that word. */
export const stemsOf = remembering((text): readonly string[] =>
  contentStems(
    text.replace(/(?<![\p{L}-])(\p{L}+)-(\p{L}+)(?![\p{L}-])/gu, (whole, one: string, other: string) =>
      isStopword(one.toLowerCase()) && isStopword(other.toLowerCase()) ? `${one}${other}` : whole,
    ),
  ),
)
