import { excerptOf, sentencesOf } from '../../language/sentences.ts'
import type { Passage } from '../../port.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import {
  aroundOf,
  focusSpoken,
  isSpoken,
  leastShareIn,
  mostOf,
  namesAreSpoken,
  precisionOf,
  scaled,
  shareSpoken,
  type Spoken,
  spokenIn,
  standingOf,
} from './matching.ts'
import { givesKind } from './given-kind.ts'
import { isHeading } from './headings.ts'
import { isRow } from './tables.ts'

const quoteLimit = 320
const mostItems = 12
const leastShareOfList = 0.68
const leastShareOfOne = 0.8
const leastPrecision = 0.5
const aroundShare = 0.85

interface Section {
  heading: string
  items: string[]
}

/**
 * Rule: a heading that speaks of what is asked is the way to the answer and not the answer: what stands under it is. Of
 * several things asked for each item is told; of one, the first sentence of the kind that is asked for.
 */
export function sectionAnswer(asked: Asked, passage: Passage, known: Spoken): FoundLines | undefined {
  const found = sectionsOf(passage).flatMap(
    (section) => readSection(asked, { passage, known }, section) ?? [],
  )
  return found.toSorted((left, right) => right.score - left.score)[0]
}

function readSection(
  asked: Asked,
  { passage, known }: { passage: Passage; known: Spoken },
  { heading, items }: Section,
): FoundLines | undefined {
  const own = spokenIn(asked, heading)
  if (precisionOf(asked, heading.replace(/^[\d.]+\s/u, '')) < leastPrecision) return undefined
  const around = scaled(
    mostOf([spokenIn(asked, aroundOf(passage, '')), known], asked.words.length),
    aroundShare,
  )
  const itemsSpoken = items.map((item) => spokenIn(asked, item))
  const choosing = asked.words.flatMap((_word, at) =>
    !isSpoken(own[at]) && !isSpoken(around[at]) && itemsSpoken.some((spoken) => isSpoken(spoken[at]))
      ? [at]
      : [],
  )
  const chosen = items.filter((_item, index) => choosing.every((at) => isSpoken(itemsSpoken[index]?.[at])))
  const told = asked.isList
    ? chosen
    : chosen.filter((item) => asked.read.expects === undefined || givesKind(asked, item)).slice(0, 1)
  const spoken = mostOf([own, around, ...told.map((item) => spokenIn(asked, item))], asked.words.length)
  const share = shareSpoken(asked, spoken)
  if (
    told.length === 0 ||
    share < leastShareIn(asked, passage, asked.isList ? leastShareOfList : leastShareOfOne)
  )
    return undefined
  if (!namesAreSpoken(asked, spoken) || focusSpoken(asked, spoken) < 0.5) return undefined
  const lines = told.slice(0, mostItems).map((item): AnswerLine => lineOf(item, passage))
  return { lines, share, score: share + standingOf(passage) }
}

const lineOf = (item: string, passage: Passage): AnswerLine => {
  const quote = excerptOf(item, quoteLimit)
  return { text: `“${quote}”`, passage, key: quote }
}

/** What stands under each heading of a passage, item by item or sentence by sentence; tables are read elsewhere. */
function sectionsOf({ text }: Passage): Section[] {
  const sections: Section[] = []
  for (const block of text.split(/\n{2,}/)) {
    if (isHeading(block)) sections.push({ heading: block.trim(), items: [] })
    else sections.at(-1)?.items.push(...itemsOf(block))
  }
  return sections.filter(({ items }) => items.length > 0)
}

const bullet = /^(?:[-*•▪]|\d+[.)])\s+/

function itemsOf(block: string): string[] {
  const lines = block.split('\n').map((line) => line.trim())
  if (lines.some(isRow)) return []
  const items = lines.length > 1 || bullet.test(lines[0] ?? '') ? lines : sentencesOf(block)
  return items.map((item) => item.replace(bullet, '').replace(/[.;,]+$/, '')).filter((item) => item !== '')
}
