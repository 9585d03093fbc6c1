import type { AnswerPassage } from './answer-passage.ts'
import type { Citation } from '../models/index.ts'
import { checkClaims } from '../models/claims/index.ts'
import { rowsAsQuotes } from './rows-as-quotes.ts'
import { isNothingFound } from '../models/language/index.ts'
import { quoteOf } from '../passages/index.ts'
import { harmlessText, withoutForeignNumbers } from './harmless-text.ts'

export interface CheckedKnowledgeAnswer {
  /** Markdown; `[n]` is the n-th citation. */
  content: string
  citations: { passage: AnswerPassage; quote: string }[]
  unsupportedClaims: string[]
  /** Sentences of which a passage that they cite says the contrary; no mark of theirs is left. */
  contradictedClaims: ContradictedClaim[]
}

export interface ContradictedClaim {
  text: string
  /** What the source says, verbatim; null where no words of it decide. */
  quote: string | null
}

/**
 * A model's text as people may read it (decisions D4): marks that hold as numbers, each quote found by us in the very
 * chunk, claims without support named, nothing in it that loads or leads anywhere.
 * @returns undefined where the model says that the passages do not answer the question
 */
export function checkedAnswer(
  text: string,
  passages: readonly AnswerPassage[],
): CheckedKnowledgeAnswer | undefined {
  if (isNothingFound(text)) return undefined
  const rows = rowsAsQuotes(harmlessText(text), passages)
  const checked = checkClaims(rows.text, {
    passages: [...passages],
    inputs: [],
    conversation: [],
  })
  const known = new Map(passages.map((passage) => [passage.chunkId, passage]))
  const citations: CheckedKnowledgeAnswer['citations'] = []
  const numberOf = ({ chunkId, quote }: Citation): number => {
    const passage = known.get(chunkId)
    if (passage === undefined) return 0
    const verbatim = verbatimQuote(passage, quote)
    const at = citations.findIndex((one) => one.passage === passage && one.quote === verbatim)
    return at === -1 ? citations.push({ passage, quote: verbatim }) : at + 1
  }
  const numbers = checked.marks.map(numberOf)
  let mark = 0
  const content = withoutForeignNumbers(checked.text).replace(anyMark, () => {
    const number = numbers[mark++] ?? 0
    return number === 0 ? '' : `[${number}]`
  })
  const contradicted = checked.claims.filter(({ standing }) => standing === 'contradicted')
  const loud = new Set(contradicted.map((claim) => claim.text))
  return {
    content: tidy(rows.restored(content)),
    citations,
    unsupportedClaims: checked.unsupportedClaims
      .filter((claim) => !isPlace.test(claim) && !loud.has(claim))
      .map(shown),
    contradictedClaims: contradicted.map((claim) => ({
      text: shown(claim.text),
      quote: claim.quote ?? null,
    })),
  }
}

/** The place of a source, which stands behind its mark. */
const isPlace = /^\s*_\(/
const anyMark = /\[\[[0-9a-fA-F-]{36}\]\]/g
const tidy = (text: string): string => text.replace(/\n{3,}/g, '\n\n').trim()
const shown = (claim: string): string => withoutForeignNumbers(claim)
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The quote where it is a piece of the chunk itself, else the words of the chunk that come closest to it. */
export function verbatimQuote({ ownText }: Pick<AnswerPassage, 'ownText'>, quote: string): string {
  return plain(quote) !== '' && plain(ownText).includes(plain(quote)) ? quote : quoteOf(ownText, quote)
}
