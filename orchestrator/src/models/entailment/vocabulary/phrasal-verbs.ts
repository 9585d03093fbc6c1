import { phraseAt } from './phrases.ts'

const apart =
  /(?<![\p{L}])(?=(\p{L}\p{Ll}+)\s((?:[\p{L}\d’'-]+\s){1,4}?)(down|up|off|over|out|back|in|on)(?=\s*(?:[,;:.!?)]|$|(?:and|or|to|by|on|in|at|for|with|until|last|this|before|after)\s)))/giu

/**
 * English verbs whose particle stands after their object, as the expression that the tables know: in 'turned the request
 * down' stands 'turn down', by its place.
 */
export function verbsWithParticle(
  text: string,
  stemsOf: (word: string) => readonly string[],
): Map<number, string> {
  const found = new Map<number, string>()
  for (const { 1: verb = '', 3: particle = '', index } of text.matchAll(apart)) {
    const words = [verb, particle].map((word) => ({ lower: word.toLowerCase(), stems: stemsOf(word) }))
    const phrase = phraseAt(words, 0, 'en')
    if (phrase?.length === 2) found.set(index, phrase.word)
  }
  return found
}
