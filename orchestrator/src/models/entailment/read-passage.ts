import { sentencesOf } from '../language/sentences.ts'
import type { Passage } from '../port.ts'
import { readSentence } from './read-sentence.ts'
import type { Reading } from './reading.ts'

const rank = { contradicts: 3, supports: 2, partly: 1, unrelated: 0 } as const

/** What a passage says about a statement, by the sentence or row that says most about it. */
export function readPassage(statement: string, passage: Pick<Passage, 'text' | 'context'>): Reading {
  const sentences = sentencesOf(passage.text)
  let best: Reading = { says: 'unrelated', quote: '' }
  for (const [index, sentence] of sentences.entries()) {
    const before = sentences[index - 1]
    const after = sentences[index + 1]
    const reading = readSentence(statement, sentence, {
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
      ...(passage.context !== undefined && { about: passage.context }),
    })
    if (rank[reading.says] > rank[best.says]) best = reading
  }
  return best
}
