/** English words that carry no subject. Negations are among them: `polarity.ts` looks at those itself. */
const stopwords = new Set(
  `a about above after again all also am an and any are as at be because been before being below between both but by
  can cannot could did do does doing down during each either else ever every few for from further get give given had
  has have having he her here hers him his how i if in into is it its itself just let like may me might more most must
  my near need no nor not now of off on once one only onto or other our out over own per please put same say see shall
  she should so some still such tell than that the their them then there these they this those though through thus to
  too under until up upon us use very was we were what when where whether which while who whom whose why will with
  within without would yet you your`.split(/\s+/),
)

const cache = new Map<string, string>()
const cacheLimit = 50_000

/** Words of a text in lower case, in order; digits count, punctuation does not. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

export const isStopword = (word: string): boolean => stopwords.has(word)

/** Stems of the words that carry a subject, in order, repetitions kept. */
export const contentStems = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !stopwords.has(word) && (word.length > 1 || /\d/.test(word)))
    .map(stem)

/**
 * A light English stem: enough to join plurals, tenses and the common noun forms of a verb
 * ('approve', 'approved', 'approval'), and no more, so that different words stay different.
 */
export function stem(word: string): string {
  const known = cache.get(word)
  if (known !== undefined) return known
  const result = computeStem(word)
  if (cache.size >= cacheLimit) cache.clear()
  cache.set(word, result)
  return result
}

function computeStem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  const singular = withoutPlural(word)
  const base = withoutEnding(singular)
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base.replace(/y$/, 'i')
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

const endings: readonly [ending: RegExp, replacement: string, least: number][] = [
  [/ational$/, 'at', 8],
  [/ations?$/, 'at', 7],
  [/itions?$/, 'it', 7],
  [/ions?$/, '', 6],
  [/ments?$/, '', 8],
  [/ness$/, '', 7],
  [/ingly$/, '', 8],
  [/ably$/, 'abl', 7],
  [/edly$/, '', 7],
  [/ally$/, 'al', 7],
  [/ly$/, '', 6],
  [/ing$/, '', 6],
  [/ed$/, '', 5],
  [/als?$/, '', 7],
]

function withoutEnding(word: string): string {
  for (const [ending, replacement, least] of endings) {
    if (word.length < least || !ending.test(word)) continue
    const base = word.replace(ending, replacement)
    if (!/[aeiouy]/.test(base)) continue
    return /([bdfgmnprt])\1$/.test(base) ? base.slice(0, -1) : base
  }
  return word
}
