import { coverage } from '../language/overlap.ts'
import { contentStems, wordsOf } from '../language/words.ts'

/** A part counts as covered by a text that has at least this share of its content words in one place. */
export const coveredAt = 0.6

const lead =
  /^(?:an?|and|the|please|provide|deliver|prepare|write|list|give|include|describe|document|produce|create|draft|clear|short|brief|concise|with|including|covering|containing|of|for|also|as well as|followed by|(?:table|list|overview|summary|set|matrix|description|catalogue) of)\s+/i

/**
 * The named parts of an expected output: split at bullets, line ends, commas, semicolons and 'and'. What follows a
 * colon is the list; what is before it is its title and no part.
 */
export function partsOf(expectedOutput: string | undefined): string[] {
  if (expectedOutput === undefined) return []
  const parts = expectedOutput
    .split(/\n+/)
    .map((row) => row.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').replace(/^[^:]{0,80}:\s+(?=\S)/, ''))
    .flatMap((row) => row.split(/[;,]\s+|[.!?]\s+/))
    .flatMap(splitAtAnd)
    .map(tidy)
    .filter((part) => contentStems(part).length > 0)
  return parts
    .filter((part, index) => parts.findIndex((other) => other.toLowerCase() === part.toLowerCase()) === index)
    .slice(0, 12)
}

/** 'A plan and a budget' are two parts, 'licence and implementation costs' one: they share their noun. */
function splitAtAnd(part: string): string[] {
  const pieces = part.split(/\s+(?:and|plus|as well as)\s+/i)
  const isShared = pieces.some((piece, index) => {
    const next = pieces[index + 1]
    return next !== undefined && contentStems(piece).length === 1 && contentStems(next).length > 1
  })
  return isShared ? [part] : pieces
}

function tidy(part: string): string {
  let text = part.trim().replace(/[.;,:!?]+$/, '')
  while (lead.test(text)) text = text.replace(lead, '')
  return text.replace(/\s+/g, ' ').trim()
}

/** Whether a text deals with a part: in a heading or paragraph of its own, not by words scattered over pages. */
export function coversPart(text: string, part: string): boolean {
  return text.split(/\n+/).some((paragraph) => coverage(part, paragraph) >= coveredAt)
}

/** The parts that none of the texts deals with. */
export const missingParts = (parts: readonly string[], texts: readonly string[]): string[] =>
  parts.filter((part) => !texts.some((text) => coversPart(text, part)))

/** A part as a heading: its first letter large, the rest as it was written. */
export const headingOf = (part: string): string => {
  const short = wordsOf(part).length > 12 ? `${part.split(/\s+/).slice(0, 12).join(' ')} …` : part
  return short.charAt(0).toUpperCase() + short.slice(1)
}
