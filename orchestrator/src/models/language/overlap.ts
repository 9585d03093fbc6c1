import { contentStems } from './words.ts'

/** Words that nearly every business text has: they say little about whether two texts share a subject. */
const weak = new Set(
  `project phase business company organisation organization team process plan document requirement need work year month
  new current key main overall initiative client information detail include provide support define identify describe
  list make take clear complete ensure confirm exist set apply bring carry get hold keep receive`
    .split(/\s+/)
    .flatMap((word) => contentStems(word)),
)

export type StemWeight = (stem: string) => number

export const plainWeight: StemWeight = (stem) => (weak.has(stem) ? 0.4 : 1)

/**
 * How much each of the wanted words tells, by how few of the texts have it: the inverse document frequency, on top of
 * the fixed list of weak words.
 */
export function rarityOf(wanted: readonly string[], texts: readonly ReadonlySet<string>[]): StemWeight {
  const weights = new Map(
    wanted.map((stem) => {
      const having = texts.filter((text) => text.has(stem)).length
      return [stem, plainWeight(stem) * Math.log(1 + texts.length / (having + 0.5))]
    }),
  )
  return (stem) => weights.get(stem) ?? plainWeight(stem)
}

/**
 * How much of what `wanted` speaks of is found in `text`: 0 to 1, the weighted share of its content words. The
 * lexical counterpart of a passage's relevance, for texts that were not retrieved (inputs, contributions).
 */
export function coverage(wanted: string, text: string): number {
  return coverageOf(new Set(contentStems(wanted)), new Set(contentStems(text)))
}

/** As `coverage`, for stems that are at hand already. */
export function coverageOf(wanted: ReadonlySet<string>, found: ReadonlySet<string>): number {
  let total = 0
  let covered = 0
  for (const stem of wanted) {
    const weight = plainWeight(stem)
    total += weight
    if (found.has(stem)) covered += weight
  }
  return total === 0 ? 0 : covered / total
}

/** Weighted share of the wanted words that are found, each as far as `found` says: 0 to 1. */
export function shareOf(
  wanted: readonly string[],
  weight: StemWeight,
  found: (stem: string) => number,
): number {
  let total = 0
  let covered = 0
  for (const stem of wanted) {
    total += weight(stem)
    covered += weight(stem) * found(stem)
  }
  return total === 0 ? 0 : covered / total
}

/** What a part of a compound counts for the whole, and the other way round ('Gruppengröße', 'Gruppen'). */
const compoundShare = 0.6
const leastPart = 5
const leastCompound = 9

/** 1 where the stem is among those found, less where only a part of the compound that it is, or that it is a part of. */
export function presence(stem: string, found: ReadonlySet<string>): number {
  if (found.has(stem)) return 1
  if (stem.length < leastPart) return 0
  for (const other of found) {
    const [short, long] = other.length < stem.length ? [other, stem] : [stem, other]
    if (short.length < leastPart || long.length < leastCompound || /\d/.test(short)) continue
    if (long.startsWith(short) || long.endsWith(short)) return compoundShare
  }
  return 0
}

/** How many content words two texts share; tells a real match from a lucky single word. */
export function sharedWords(left: string, right: string): number {
  const found = new Set(contentStems(right))
  return [...new Set(contentStems(left))].filter((stem) => found.has(stem)).length
}

/** Words of a text by how often they occur, most frequent first; the text's subject in a few words. */
export function frequentStems(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of contentStems(text)) counts.set(stem, (counts.get(stem) ?? 0) + plainWeight(stem))
  return new Map([...counts].sort((left, right) => right[1] - left[1]))
}
