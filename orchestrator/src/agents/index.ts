export { closeAbandonedCall, listAbandonedCalls } from './abandoned-calls.queries.ts'
export { readBrief } from './brief.queries.ts'
export { citablePassages, numberCitations, numbered, withNumbers } from './citation-numbers.ts'
export { callOwner } from './call-owner.ts'
export { claimReaderOf } from './claim-reader.ts'
export { contradictionNotes } from './contradiction-notes.ts'
export {
  agentsInOrder,
  askedBy,
  assignmentAt,
  baseEvidence,
  evidenceOfTurn,
  type FindPassages,
  leastRelevance,
  passagesPerMessage,
  passagesPerQuestion,
  questionsOfMessage,
  questionsOfPhase,
  questionsOfPlace,
} from './evidence.ts'
export { createFindPassages, type FindPassagesPorts, prepareQuestions } from './find-passages.ts'
export { minutesOf, standingRequestsOf } from './minutes.ts'
export { findModelSettingsOf, preferenceOf } from './model-settings.ts'
export { findPhaseContext, type PhaseContext } from './phase-context.ts'
export {
  BudgetPassed,
  closeLostCalls,
  closeLostQuestions,
  settleCalls,
  type Settlement,
} from './provider-calls.queries.ts'
export {
  type CallAccount,
  type GeneratePorts,
  generateRecorded,
  isModelFailure,
  type RecordCall,
  type RecordedAnswer,
  usageOfSettlements,
} from './recorded-generate.ts'
export { type Neighbours, readCited, readDocuments, readNeighbours, readOutline } from './sources.queries.ts'
export { listMessages, type SpokenMessage } from './spoken.queries.ts'
export { withUnreadSaid } from './unread-sources.ts'
