import { markPattern } from '../citations.ts'
import { sentencesOf } from '../language/sentences.ts'

/** A sentence of an answer, and the marks that close the stretch in which it stands. */
export interface MarkedSentence {
  text: string
  /** In lower case, each once. */
  chunkIds: string[]
  isLast: boolean
}

/** Cuts a line into sentences, each with the marks that close its stretch; a mark may stand for several sentences. */
export function markedSentences(line: string): MarkedSentence[] {
  const sentences: MarkedSentence[] = []
  let rest = line
  while (rest !== '') {
    const match = /^(.*?)((?:\s*\[\[[0-9a-fA-F-]{36}\]\])+)/.exec(rest)
    const stretch = match?.[1] ?? rest
    const chunkIds = [
      ...new Set([...(match?.[2] ?? '').matchAll(markPattern)].map((mark) => (mark[1] ?? '').toLowerCase())),
    ]
    const spans = spansOf(stretch)
    spans.forEach((text, index) => sentences.push({ text, chunkIds, isLast: index === spans.length - 1 }))
    if (!match) break
    rest = rest.slice(match[0].length)
  }
  return sentences
}

/** Sentences of a text as spans that give the text again when joined. */
function spansOf(text: string): string[] {
  const spans: string[] = []
  let start = 0
  for (const sentence of sentencesOf(text).slice(0, -1)) {
    const at = text.indexOf(sentence, start)
    if (at === -1 || isOpen(text.slice(start, at + sentence.length))) continue
    spans.push(text.slice(start, at + sentence.length))
    start = at + sentence.length
  }
  spans.push(text.slice(start))
  return spans
}

/** A quote, and a place in brackets, is one piece however many full stops it has. */
const isOpen = (text: string): boolean =>
  count(text, /\(/gu) > count(text, /\)/gu) ||
  (count(text, /["“”„]/gu) % 2 === 1 && /[“„][^”“]*$/u.test(text))
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
