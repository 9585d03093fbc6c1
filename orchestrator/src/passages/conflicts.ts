import type { ConflictSide, SourceConflict } from '@parley/contracts/stored/activation.ts'
import { coverage, sharedWords, excerptOf, sentencesOf, wordsOf } from '../models/language/index.ts'
import type { Passage } from '../models/port.ts'
import { type Figure, figuresOf, wordsAround } from './figures.ts'

/** So much of what either sentence speaks of must be in the other: a conflict that is only guessed helps nobody. */
const leastAlike = 0.7
const leastShared = 3
const mostConflicts = 5
const quoteLimit = 400

/** A passage that may say which source it is a piece of. */
type SourcedPassage = Passage & { sourceId?: string }

interface Statement {
  passage: SourcedPassage
  sentence: string
  about: string
  figures: Figure[]
}

/** @param passages in the order in which they count */
export function conflictsOf(passages: readonly SourcedPassage[]): SourceConflict[] {
  const statements = passages.flatMap(statementsOf)
  const conflicts: SourceConflict[] = []
  for (const [index, first] of statements.entries())
    for (const second of statements.slice(index + 1))
      if (conflicts.length < mostConflicts && disagree(first, second) && !isKnown(conflicts, first, second))
        conflicts.push({ first: sideOf(first), second: sideOf(second) })
  return conflicts
}

const statementsOf = (passage: SourcedPassage): Statement[] =>
  sentencesOf(passage.text).flatMap((sentence) => {
    const figures = figuresOf(sentence)
    return figures.length === 0 ? [] : [{ passage, sentence, about: wordsAround(sentence), figures }]
  })

const documentOf = ({ artifactId, sourceId, chunkId }: SourcedPassage): string =>
  artifactId ?? sourceId ?? chunkId

function disagree(first: Statement, second: Statement): boolean {
  if (documentOf(first.passage) === documentOf(second.passage)) return false
  if (!differInFigures(first.figures, second.figures)) return false
  if (namesOther(first.sentence, second.sentence) || namesOther(second.sentence, first.sentence)) return false
  return (
    sharedWords(first.about, second.about) >= leastShared &&
    coverage(first.about, second.about) >= leastAlike &&
    coverage(second.about, first.about) >= leastAlike
  )
}

const distinguishing =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|last|next)\b/gi
/** Units and the like that stand with figures. */
const figureWords = new RegExp(
  '^(?:EUR|USD|GBP|Q[1-4]|January|February|March|April|May|June|July|August|September|October|November|December)$',
)

/** Whether a sentence names somebody, something or a place in a row that the other does not: it speaks of another. */
function namesOther(sentence: string, other: string): boolean {
  const known = new Set(wordsOf(other))
  const names = [...sentence.matchAll(/(?<=[^.!?]\s)\p{Lu}[\p{L}\d-]*/gu)].map(([name]) => name)
  const counted = sentence.match(distinguishing) ?? []
  return [...names.filter((name) => !figureWords.test(name)), ...counted].some((word) =>
    wordsOf(word).some((part) => !known.has(part)),
  )
}

/** Both name figures of a unit, and none of one is among the other's. A day lies in its month: that is no conflict. */
function differInFigures(first: readonly Figure[], second: readonly Figure[]): boolean {
  return first.some(({ unit }) => {
    const left = first.filter((figure) => figure.unit === unit)
    const right = second.filter((figure) => figure.unit === unit)
    return right.length > 0 && !left.some((one) => right.some((other) => isSame(one, other)))
  })
}

const isSame = (one: Figure, other: Figure): boolean =>
  one.unit === 'date'
    ? one.value.startsWith(other.value) || other.value.startsWith(one.value)
    : one.value === other.value

const sideOf = ({ passage, sentence }: Statement): ConflictSide => ({
  chunkId: passage.chunkId,
  quote: excerptOf(sentence, quoteLimit),
})

/** One conflict for two documents' sentences, however often the text is found. */
const isKnown = (conflicts: readonly SourceConflict[], first: Statement, second: Statement): boolean =>
  conflicts.some(
    (known) =>
      known.first.quote === sideOf(first).quote ||
      (known.first.quote === sideOf(second).quote && known.second.quote === sideOf(first).quote),
  )
