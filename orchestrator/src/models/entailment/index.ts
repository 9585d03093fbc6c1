export { readPassage } from './read-passage.ts'
export { readSentence } from './read-sentence.ts'
export type { Reading, Reason, Says, SentenceContext } from './reading.ts'
