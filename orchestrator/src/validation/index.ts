export { createConversationObservations, validatePhase } from './start-validation.ts'
export { runValidation } from './run-validation.ts'
