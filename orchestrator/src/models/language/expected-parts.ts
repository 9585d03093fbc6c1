import { partsOfProse } from './parts-of-prose.ts'

/** A part of an expected output: how it is called, and what is wanted of it. */
export interface ExpectedPart {
  name: string
  /** Criteria, form, figures to be computed; '' where only the name is given. */
  detail: string
}

const listItem = /^\s*(?:[-*•]|\d+[.)])\s+/
const mostParts = 12

/**
 * The parts of an expected output. A list is read as it is written: one part an item, its name before the colon. Prose
 * is cut at commas, semicolons and 'and'.
 */
export function expectedParts(expectedOutput: string | undefined): ExpectedPart[] {
  if (expectedOutput === undefined) return []
  const items = itemsOf(expectedOutput)
  const parts =
    items.length > 0
      ? items.map(partOfItem)
      : partsOfProse(expectedOutput).map((name): ExpectedPart => ({ name, detail: '' }))
  return parts
    .filter(
      ({ name }, index) =>
        parts.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) === index,
    )
    .slice(0, mostParts)
}

/** List items with the lines that continue them. */
function itemsOf(text: string): string[] {
  const items: string[] = []
  for (const line of text.split('\n')) {
    const isContinued = /^\s+\S/.test(line) && items.length > 0
    if (listItem.test(line)) items.push(line.replace(listItem, '').trim())
    else if (isContinued) items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return items
}

function partOfItem(item: string): ExpectedPart {
  const [, name, detail] = /^([^:]{2,90}):\s+(.+)$/s.exec(item) ?? []
  const plain = (text: string): string => text.replace(/\*\*|__/g, '').trim()
  if (name === undefined || detail === undefined)
    return { name: plain(item).replace(/[.;,]+$/, ''), detail: '' }
  return { name: plain(name), detail: plain(detail) }
}
