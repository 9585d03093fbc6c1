export { cancelSequences, clearConversation, pauseSequence, resumeSequence } from './control-sequence.ts'
export { executeSequence } from './execute-sequence.ts'
export { resolveGate } from './resolve-gate.ts'
export { summariseAgain } from './summarise-again.ts'
export {
  askAgent,
  createInteraction,
  deleteInteraction,
  giveFeedback,
  startInteraction,
} from './side-turns.ts'
export { getRuledPhase, requireInProgress, type RuledPhase } from './phase-rules.ts'
export { lockPhase } from './conversation.queries.ts'
