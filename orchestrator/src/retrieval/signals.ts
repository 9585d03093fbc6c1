import { presence, rarityOf, shareOf, type StemWeight } from '../models/language/overlap.ts'
import { sentencesOf } from '../models/language/sentences.ts'
import { contentStems, questionStems } from '../models/language/words.ts'

/** What tells how well a passage fits a question, each about 0 to 1. */
export interface RelevanceSignals {
  /** Cosine of question and passage, -1 to 1. */
  similarity: number
  /** Share of the question's content words that the passage has, rare ones counting more. */
  overlap: number
  /** As `overlap`, of the two neighbouring sentences that have most of them. */
  closeness: number
}

export interface MeasuredText {
  text: string
  /** What stands above it and names it: headings, document, client. */
  context: string
  similarity: number
}

/** A word that only the headings or names have counts so much for a sentence; one that stands elsewhere in the text, so much. */
const contextShare = 0.8
const elsewhereShare = 0.35

interface ReadText {
  sentences: ReadonlySet<string>[]
  context: ReadonlySet<string>
  all: ReadonlySet<string>
}

/**
 * Signals of all candidates of a search at once: what is rare among them decides, as it does among the tenant's
 * passages, and a word that none of them has counts against all.
 */
export function signalsOf(question: string, texts: readonly MeasuredText[]): RelevanceSignals[] {
  const wanted = questionStems(question)
  const read = texts.map(readText)
  const weightOf = rarityOf(
    wanted,
    read.map(({ all }) => all),
  )
  return texts.map(({ similarity }, index) => {
    const one = read[index]
    if (one === undefined) return { similarity, overlap: 0, closeness: 0 }
    return {
      similarity,
      overlap: shareOf(wanted, weightOf, (stem) => presence(stem, one.all)),
      closeness: closenessOf(wanted, weightOf, one),
    }
  })
}

function readText({ text, context }: MeasuredText): ReadText {
  const sentences = sentencesOf(text).map((sentence) => new Set(contentStems(sentence)))
  const around = new Set(contentStems(context))
  return {
    sentences,
    context: around,
    all: new Set([...around, ...sentences.flatMap((stems) => [...stems])]),
  }
}

function closenessOf(wanted: readonly string[], weightOf: StemWeight, read: ReadText): number {
  let best = 0
  read.sentences.forEach((sentence, index) => {
    const next = read.sentences[index + 1]
    const share = shareOf(wanted, weightOf, (stem) => {
      if (sentence.has(stem) || next?.has(stem)) return 1
      if (read.context.has(stem)) return contextShare
      return elsewhereShare * presence(stem, read.all)
    })
    best = Math.max(best, share)
  })
  return best
}
