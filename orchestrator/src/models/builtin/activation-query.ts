import { stripCitationMarks } from '../citations.ts'
import { frequentStems } from '../language/overlap.ts'
import { contentStems, isStopword, wordsOf } from '../language/words.ts'
import type { Evidence } from '../port.ts'
import { contributions } from './digest.ts'
import { filledInputs } from './findings.ts'

const mostTerms = 24

/**
 * Rule: the retrieval query of an activation is the phase's name followed by the words that its contributions and
 * inputs use most, each once, as they were written.
 */
export function activationQuery(evidence: Evidence): string {
  const texts = [
    evidence.phaseName,
    evidence.phaseDescription,
    ...filledInputs(evidence).map((input) => `${input.label} ${input.value}`),
    ...contributions(evidence.conversation).map((turn) => withoutPlaces(stripCitationMarks(turn.text))),
  ].join('\n')
  const spelling = new Map<string, string>()
  for (const word of wordsOf(texts)) {
    const [stem] = isStopword(word) ? [] : contentStems(word)
    if (stem !== undefined && !spelling.has(stem)) spelling.set(stem, word)
  }
  const inName = new Set(contentStems(evidence.phaseName))
  const terms = [...frequentStems(texts).keys()]
    .filter((stem) => !inName.has(stem) && stem.length > 2 && !/\d/.test(stem))
    .slice(0, mostTerms)
  return [evidence.phaseName, ...terms.map((stem) => spelling.get(stem) ?? stem)].join(' ')
}

/** Places in brackets and the line of sources name documents, not subjects. */
const withoutPlaces = (text: string): string => text.replace(/\([^)]*\)|^_Sources:.*_$/gm, ' ')
