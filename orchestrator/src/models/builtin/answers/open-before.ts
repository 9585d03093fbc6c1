import { eventIn, openBeforeAsked } from '../../language/open-before-asked.ts'
import { stemsOfBoth } from '../../language/spoken-of.ts'
import { excerptOf } from '../../language/sentences.ts'
import type { Passage } from '../../port.ts'
import { quoteLimit } from '../findings.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { isOfRecord } from './headings.ts'
import { isSpoken, spokenIn } from './matching.ts'
import { otherColumns, rowLine } from './rows.ts'
import { sectionsOf } from './section-answer.ts'
import { isTotal, tablesOf } from './tables.ts'

const openHeading =
  /^(?:[\d.]+\s+)?(?:(?:still )?open|outstanding|pending|unresolved|offene?[nr]?|ausstehende?)(?!\p{L})/iu

/**
 * Rule: what is open before something is all that stands under headings that say so ('Points to be closed before the
 * opening'), in every document, and of what is open anyway the items that speak of it.
 * @returns undefined where no heading names what is asked about
 */
export function openBeforeAnswer(asked: Asked, passages: readonly Passage[]): FoundLines | undefined {
  const event = openBeforeAsked(asked.question)
  if (event === undefined) return undefined
  const stems = stemsOfBoth(event)
  const wanted = asked.words.flatMap(({ forms, isLight }, at) =>
    !isLight && [...stems].some((stem) => forms.get(stem) === 1) ? [at] : [],
  )
  const speaksOf = (text: string): boolean => {
    const spoken = spokenIn(asked, text)
    return wanted.some((at) => isSpoken(spoken[at]))
  }
  const told = passages.filter(({ trust, sourceKind }) => trust !== 'agent' && sourceKind !== 'firm')
  const under = told.flatMap((passage) => linesUnder(passage, (heading) => speaksOf(eventIn(heading) ?? '')))
  if (under.length === 0) return conditionsOf(told, speaksOf)
  const open = told
    .flatMap((passage) => linesUnder(passage, (heading) => openHeading.test(heading)))
    .filter(({ key }) => speaksOf(key))
  const lines = [...under, ...open].filter(
    ({ key }, at, all) => all.findIndex((other) => other.key === key) === at,
  )
  return { lines, share: 1, score: 1, isWhole: true }
}

const conditionsHeading =
  /^(?:[\d.]+\s+)?(?:pre)?conditions?$|^(?:[\d.]+\s+)?(?:prerequisites?|what has to be in place|(?:vor)?bedingungen?|voraussetzungen?)$/iu

/** Before something can begin, its conditions have to be met: what stands under them, where their document speaks of it. */
function conditionsOf(told: readonly Passage[], speaksOf: (text: string) => boolean): FoundLines | undefined {
  const documents = new Set(told.flatMap(({ name, text }) => (speaksOf(text) ? [name] : [])))
  const lines = told
    .filter(({ name }) => documents.has(name))
    .flatMap((passage) =>
      linesUnder(passage, (heading) => conditionsHeading.test(heading.trim()), { isText: true }),
    )
  return lines.length === 0 ? undefined : { lines, share: 1, score: 1, isWhole: true }
}

/**
 * Items and rows under headings of a passage.
 * @param isText sentences are items as well: the layout of a page keeps no bullets
 */
function linesUnder(
  passage: Passage,
  isHeading: (heading: string) => boolean,
  { isText = false }: { isText?: boolean } = {},
): AnswerLine[] {
  const items = sectionsOf(passage)
    .filter(({ heading, intro, isList }) => (isList || isText) && (isHeading(heading) || isHeading(intro)))
    .flatMap((section) => section.items)
    .filter((item) => !isOfRecord(item) && !isHeading(item))
    .map((item): AnswerLine => {
      const quote = excerptOf(item, quoteLimit)
      return { text: `“${quote}”`, passage, key: quote }
    })
  const rows = isHeading(passage.label ?? '')
    ? tablesOf(passage).flatMap((table) =>
        table.rows
          .filter(({ cells }) => !isTotal(cells[0]))
          .map((row) => rowLine(table, row, otherColumns(table, row))),
      )
    : []
  return [...items, ...rows]
}
