import type { FoundConcept } from './concepts/index.ts'
import type { QuestionWord } from './question-word.ts'
import { isSmallWord } from './words.ts'

/** What a question asks for in words of its frame alone ('used up', 'stands in for'). */
export function wordsOfConcepts(
  tokens: readonly { word: string }[],
  concepts: readonly FoundConcept[],
  found: readonly { index: number }[],
): QuestionWord[] {
  const isThere = new Set(found.map(({ index }) => index))
  const alone = concepts.filter(
    ({ places }) => places.length > 1 && places.every((place) => !isThere.has(place)),
  )
  return [...new Set(alone.map(({ concept }) => concept))].map((concept) => ({
    stem: concept,
    forms: new Map([[concept, 1]]),
    isName: false,
    isVerb: false,
    isLight: alone.every(
      (one) =>
        one.concept !== concept ||
        interrogative.test(tokens[one.places[0] ?? 0]?.word ?? '') ||
        // 'May we …', 'wie lange dürfen wir …' only asks.
        one.places[0] === 0 ||
        one.places.every((place) => asksLeave.test(tokens[place]?.word ?? '')) ||
        one.places.every((place) => isSmall(tokens[place]?.word ?? '')),
    ),
    ...(alone.every((one) => one.concept !== concept || isOnlyHow(one, tokens)) && {
      onlyAsks: true as const,
    }),
  }))
}
/** 'How quickly', 'until when may we': no word of it says what is done. */
const isOnlyHow = ({ places }: FoundConcept, tokens: readonly { word: string }[]): boolean =>
  places.every((place) => {
    const word = tokens[place]?.word ?? ''
    return interrogative.test(word) || asksHow.test(word) || asksLeave.test(word)
  })
const asksHow =
  /^(?:quick(?:ly)?|fast|soon|often|long|far|large|big|high|old|much|many|schnell|rasch|bald|oft|lange|weit|groß|hoch|alt|viele?)$/u
const isSmall = (word: string): boolean => isSmallWord(word, 'en') || isSmallWord(word, 'de')
const asksLeave = /^(?:can|may|could|might|darf|dürfen|kann|können|we|they|you|i|wir|sie|ich|man)$/u
const interrogative =
  /^(?:wh\p{L}+|how|w(?:er|en|em|essen|as|o|ie|ann|oran|onach|elche[rnms]?)|an|ab|bis|by|until|from)$/u
