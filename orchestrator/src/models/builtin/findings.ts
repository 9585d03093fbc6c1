import { coverageOf } from '../language/overlap.ts'
import { isPlaceholder } from '../language/polarity.ts'
import { excerptOf, sentencesOf } from '../language/sentences.ts'
import { contentStems, wordsOf } from '../language/words.ts'
import type { Evidence, EvidenceInput, Passage } from '../port.ts'

/** A sentence of a passage that answers to a subject. */
export interface Finding {
  /** Verbatim. */
  quote: string
  passage: Passage
  /** 0 to 1: how much of the subject the sentence speaks of, with the passage's relevance. */
  score: number
}

/** From here on a passage is clearly about the question (decisions D4). */
const clearlyRelevant = 0.7
export const quoteLimit = 320

/**
 * What passages say that are clearly about the question (relevance 0.7 or more) although they share no words with it:
 * the first sentence of each.
 */
export function leadingFindings(passages: readonly Passage[], limit: number): Finding[] {
  return passages
    .filter((passage) => passage.relevance >= clearlyRelevant)
    .toSorted((left, right) => right.relevance - left.relevance)
    .flatMap((passage) => {
      const sentence = sentencesOf(passage.text).find(isQuotable)
      return sentence === undefined
        ? []
        : [{ quote: excerptOf(cleaned(sentence), quoteLimit), passage, score: 0 }]
    })
    .slice(0, limit)
}

/** Headings, list openers and fragments say nothing on their own. */
export const isQuotable = (sentence: string): boolean =>
  wordsOf(sentence).length >= 4 && !sentence.startsWith('#') && !sentence.endsWith(':')

/** Bullet signs at the start and the full stop at the end are layout, not words; what is left is still verbatim. */
export const cleaned = (sentence: string): string =>
  sentence.replace(/^(?:[-*•▪]|\d+[.)])\s+/, '').replace(/[.!?;,]+$/, '')

export const sameText = (left: string, right: string): boolean =>
  wordsOf(left).join(' ') === wordsOf(right).join(' ')

/** Inputs that state something. */
export const filledInputs = (evidence: Pick<Evidence, 'inputs'>): EvidenceInput[] =>
  evidence.inputs.filter((input) => !isPlaceholder(input.value))

/** Shares of what is asked that an input speaks of: from the first it may be meant, beyond the second it is. */
const mayBeMeant = 0.34
const isMeant = 0.5

/**
 * The filled inputs that have to do with what is asked, closest first. A word in common is no bearing: an input tells
 * about a question that speaks of most of its label, or of more than half of what the question speaks of.
 */
export function inputsFor(
  subject: string,
  evidence: Pick<Evidence, 'inputs'>,
  { limit, isAnswered }: { limit: number; isAnswered: boolean },
): EvidenceInput[] {
  const wanted = new Set(contentStems(subject))
  const fits = (input: EvidenceInput): { input: EvidenceInput; label: number; all: number } => ({
    input,
    label: coverageOf(new Set(contentStems(input.label)), wanted),
    all: coverageOf(wanted, new Set(contentStems(`${input.label} ${input.value}`))),
  })
  return filledInputs(evidence)
    .map(fits)
    .filter(
      ({ label, all }) => all > isMeant || (!isAnswered && all >= mayBeMeant && label > 0) || label > isMeant,
    )
    .sort((left, right) => right.label + right.all - left.label - left.all)
    .slice(0, limit)
    .map(({ input }) => input)
}

/** '- **Budget:** EUR 1.2 million' */
export const inputLine = (input: EvidenceInput): string =>
  `- **${input.label}:** ${excerptOf(input.value.replace(/\s+/g, ' '), 240)}`

/** Names of the documents that passages come from, in order of appearance. */
export const documentNames = (passages: readonly Passage[]): string[] => [
  ...new Set(passages.map((passage) => passage.name)),
]

/** Joins blocks of markdown, the empty ones left out. */
export const blocks = (...parts: (string | undefined | false)[]): string =>
  parts.filter((part) => typeof part === 'string' && part.trim() !== '').join('\n\n')
