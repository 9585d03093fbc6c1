import { contentStems } from './words.ts'

const lead =
  /^(?:an?|and|the|please|provide|deliver|prepare|write|list|give|include|describe|document|produce|create|draft|clear|short|brief|concise|with|including|covering|containing|of|for|also|as well as|followed by|(?:table|list|overview|summary|set|matrix|description|catalogue) of)\s+/i

/**
 * The parts that prose names: split at bullets, line ends, commas, semicolons and 'and'. What follows a
 * colon is the list; what is before it is its title and no part.
 */
export function partsOfProse(text: string): string[] {
  return text
    .split(/\n+/)
    .map((row) => row.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').replace(/^[^:]{0,80}:\s+(?=\S)/, ''))
    .flatMap((row) => row.split(/[;,]\s+|[.!?]\s+/))
    .flatMap(splitAtAnd)
    .map(tidy)
    .filter((part) => contentStems(part).length > 0)
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
