import { conceptsTold, isConcept } from '../../language/concepts/index.ts'
import type { QuestionWord } from '../../language/question-word.ts'
import { questionWords } from '../../language/question-words.ts'
import { wordsOf } from '../../language/words.ts'

const leastCompound = 8
const leastPart = 3
const leastLastPart = 4
const links = ['', 's', 'n', 'en', 'es', 'er', 'e']

/**
 * A German compound that no passage has, taken apart into words that passages have: 'Gaszähler' asks for 'Gas' and for
 * 'Zähler' where a table has the one in its heads and the other in its rows.
 */
export function withCompoundsApart(
  question: string,
  words: readonly QuestionWord[],
  texts: readonly string[],
): QuestionWord[] {
  const known = new Set(texts.flatMap(wordsOf))
  const told = new Set(texts.flatMap((text) => [...conceptsTold(text)]))
  const tokens = (question.match(/\p{Lu}[\p{L}]+/gu) ?? []).filter(
    (token) => token.length >= leastCompound && !known.has(token.toLowerCase()),
  )
  return tokens.reduce<QuestionWord[]>(
    (left, token) => {
      const [whole] = questionWords(`der ${token}`)
      const at = left.findIndex(({ stem }) => stem === whole?.stem)
      const isKnown = [...(left[at]?.forms.keys() ?? [])].some((form) => isConcept(form) && told.has(form))
      const counted = at === -1 ? undefined : countedIn(token.toLowerCase())
      if (counted !== undefined) return left.toSpliced(at, 1, ...questionWords(`der ${capital(counted)}`))
      const parts = at === -1 || isKnown ? undefined : partsIn(token.toLowerCase(), known)
      const apart = parts?.flatMap((part) => questionWords(`der ${capital(part)}`)) ?? []
      if (apart.length < 2) return left
      return [
        ...left.slice(0, at),
        ...apart.filter(({ stem }) => left.every((one) => one.stem !== stem)),
        ...left.slice(at + 1),
      ]
    },
    [...words],
  )
}

/** 'Bettenzahl' is how many 'Betten' there are. */
const countedIn = (token: string): string | undefined => /^(\p{L}{4,}?)(?:s?an)?zahl$/u.exec(token)?.[1]

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

/** The split with the longest last part; a part is a word of the passages in one of its forms. */
function partsIn(token: string, known: ReadonlySet<string>): string[] | undefined {
  for (let at = leastPart; at <= token.length - leastLastPart; at += 1) {
    const last = formIn(token.slice(at), known)
    if (last === undefined) continue
    for (const link of links) {
      if (!token.slice(0, at).endsWith(link)) continue
      const start = token.slice(0, at - link.length)
      const first = start.length < leastPart ? undefined : formIn(start, known)
      if (first !== undefined) return [first, last]
    }
  }
  return undefined
}

const formIn = (part: string, known: ReadonlySet<string>): string | undefined =>
  [part, `${part}s`, `${part}e`, `${part}n`, `${part}en`, `${part}er`].find((form) => known.has(form))
