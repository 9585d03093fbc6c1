import { excerptOf } from '../../language/sentences.ts'
import type { Passage } from '../../port.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { isSpoken, mostOf, precisionOf, spokenIn, standingOf } from './matching.ts'
import { sectionsOf } from './section-answer.ts'
import { isLabelled } from './telling-lines.ts'

const quoteLimit = 320
const mostLines = 4

/** 'How do we score offers?', 'Wie bewerten wir Angebote?' */
export const mannerAsked =
  /^\W*(?:how (?:do|does|should|must|can|are|is|will) (?!.*(?:compare|differ|perform))|wie \p{L}+ (?:wir|die|der|das)(?!\p{L}))/iu

/**
 * Rule: how something is done is told by the part that is called by the deed ('Scoring'), sentence by sentence, if its
 * document speaks of all else that is asked; how the firm does it, by the firm's own documents first.
 */
export function mannerAnswer(asked: Asked, passages: readonly Passage[]): FoundLines | undefined {
  if (!mannerAsked.test(asked.question) || asked.read.expects !== undefined || asked.extreme !== undefined)
    return undefined
  const found = passages
    .filter(({ trust }) => trust !== 'agent')
    .flatMap((passage) => sectionsOf(passage).map((section) => ({ passage, ...section })))
    .filter(({ passage, heading, items }) => {
      const title = heading.replace(/^[\d.]+\s/u, '')
      if (title === '' || precisionOf(asked, title) < 1) return false
      const around = `${passage.context ?? ''}\n${passage.name}\n${passage.text}`
      const spoken = mostOf([spokenIn(asked, title), spokenIn(asked, around)], asked.words.length)
      return spoken.every(isSpoken) && !items.every(isLabelled)
    })
    .toSorted((left, right) => rankOf(right.passage) - rankOf(left.passage))
  const [first] = found
  if (first === undefined) return undefined
  const lines = first.items.slice(0, mostLines).map((item): AnswerLine => {
    const quote = excerptOf(item, quoteLimit)
    return { text: `“${quote}”`, passage: first.passage, key: quote }
  })
  return { lines, share: 1, score: 1 + standingOf(first.passage), isWhole: true }
}

const rankOf = (passage: Passage): number => standingOf(passage) + (passage.sourceKind === 'firm' ? 1 : 0)
