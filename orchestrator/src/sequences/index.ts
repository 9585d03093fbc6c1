export { runSequence } from './run-sequence.ts'
export { runSideTurn } from './run-side-turn.ts'
