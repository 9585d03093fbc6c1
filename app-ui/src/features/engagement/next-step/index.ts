export type { WorkPlace } from './step-places.ts'
export { placeOfStep } from './step-places.ts'
export { stepSentence } from './step-words.ts'
