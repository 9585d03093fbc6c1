import type { Passage } from '../../../port.ts'
import { knowledgeAnswer } from '../../knowledge-answer.ts'

let last = 0

/** A passage of a client's document with an id of its own. */
export const passageOf = (given: Partial<Passage> & { text: string }): Passage => ({
  chunkId: `0198c0de-0000-7000-8000-${String((last += 1)).padStart(12, '0')}`,
  artifactId: null,
  sourceKind: 'client',
  name: 'Paper',
  page: 1,
  label: 'Page 1',
  relevance: 0.6,
  ...given,
})

/** What the built-in model answers from these passages alone: markdown in the language of the question. */
export const ask = (question: string, ...passages: Passage[]): string => answerTo({ question, passages })

/** As `ask`, on a day (`YYYY-MM-DD`). */
export const askOn = (today: string, question: string, ...passages: Passage[]): string =>
  answerTo({ question, passages, today })

const answerTo = (asked: { question: string; passages: Passage[]; today?: string }): string =>
  knowledgeAnswer({
    phaseName: '',
    phaseDescription: '',
    inputs: [],
    conversation: [],
    ...asked,
  })

/** Whether an answer says that nothing was found. */
export const isRefused = (text: string): boolean => /nothing about this|nichts gefunden/.test(text)
