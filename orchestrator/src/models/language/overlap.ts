import { contentStems } from './words.ts'

/** Words that nearly every business text has: they say little about whether two texts share a subject. */
const weak = new Set(
  `project phase business company organisation organization team process plan document requirement need work year month
  new current key main overall initiative client information detail include provide support define identify describe
  list make take clear complete ensure confirm exist set`
    .split(/\s+/)
    .flatMap((word) => contentStems(word)),
)

const weightOf = (stem: string): number => (weak.has(stem) ? 0.4 : 1)

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
    const weight = weightOf(stem)
    total += weight
    if (found.has(stem)) covered += weight
  }
  return total === 0 ? 0 : covered / total
}

/** How many content words two texts share; tells a real match from a lucky single word. */
export function sharedWords(left: string, right: string): number {
  const found = new Set(contentStems(right))
  return [...new Set(contentStems(left))].filter((stem) => found.has(stem)).length
}

/** Words of a text by how often they occur, most frequent first; the text's subject in a few words. */
export function frequentStems(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of contentStems(text)) counts.set(stem, (counts.get(stem) ?? 0) + weightOf(stem))
  return new Map([...counts].sort((left, right) => right[1] - left[1]))
}
