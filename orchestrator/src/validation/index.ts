export { createConversationObservations, validatePhase } from './start-validation.ts'
export { runValidation, type ValidationJob } from './run-validation.ts'
