import { englishOf, partsOf } from '../../language/lexicon.ts'
import { germanStem, type Language } from '../../language/words.ts'
import { isEntry, named } from './groups.ts'

/** Whether the tables know a German word, or a part of one with the letters that join it to the next. */
const knownPart = (part: string): string | undefined =>
  [part, part.replace(/(?:s|n|en|es|er)$/u, '')].find(
    (form) => form.length >= 4 && (isEntry(form, 'de') || englishOf(germanStem(form)).length > 0),
  )

/** Parts of a German compound or of the name of a thing, as words whose meanings can be asked for; none of other words. */
export function partsOfWord(word: string, language: Language): readonly string[] {
  const words = named.get(word)?.filter((one) => one.length > 2)
  if (words !== undefined && words.length > 1) return words
  if (language !== 'de' || word.length < 8) return []
  if (isEntry(word, 'de')) return word.length < 10 ? [] : bothParts(word)
  const parts = partsOf(germanStem(word))
  return parts.length > 0 ? parts : takenApart(word)
}

/** Of a compound that is an entry itself, its parts where the tables know both. */
const bothParts = (word: string): readonly string[] => {
  const parts = takenApart(word)
  return parts.every((part) => knownPart(part) !== undefined) ? parts : []
}

/** A compound of which the tables know both parts, or at least the last, which says what it is. */
function takenApart(word: string): readonly string[] {
  let headed: readonly string[] = []
  for (let at = 4; at <= word.length - 4; at += 1) {
    const head = knownPart(word.slice(at))
    if (head === undefined) continue
    const first = knownPart(word.slice(0, at))
    if (first !== undefined) return [first, head]
    if (headed.length === 0 && head.length >= 5) headed = [word.slice(0, at).replace(/s$/, ''), head]
  }
  return headed
}
