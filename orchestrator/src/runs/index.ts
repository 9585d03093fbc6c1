export {
  applyChanges,
  type Authorship,
  type Changes,
  type CheckedText,
  mergeChanges,
  noChanges,
  type TurnPatch,
} from './changes.ts'
export {
  changesOfAnalysis,
  changesOfAnswer,
  changesOfGate,
  changesOfSendBack,
  changesOfVerdict,
  redoOf,
  verdictText,
} from './step-changes.ts'
export { commitStep, type Committed, type Reply, stillHeld } from './commit-step.queries.ts'
export { gateWordsOf } from './gate-words.ts'
export { findLatestRun } from './latest-run.queries.ts'
export { type AllowedDecision, nextStep, sendBackTargets, type Step } from './next-step.ts'
export { nudgeWorker, type ReviewPorts, runChannel } from './review-ports.ts'
export {
  addUsed,
  findRun,
  listPendingMessages,
  listTurns,
  lockRun,
  releaseLease,
  renewLease,
  ringForMessages,
  type RunPlace,
  type StoredRun,
  takeLease,
  type Tx,
} from './run.queries.ts'
export { rowOfTurn, turnColumns, turnOf } from './run.rows.ts'
export {
  finishSideTurn,
  type HeldSideTurn,
  releaseSideTurn,
  renewSideTurn,
  type SideTurnEnd,
  takeSideTurn,
  touchRunOf,
} from './side-turn.queries.ts'
export {
  followUpsAt,
  inOrder,
  mostFollowUps,
  type RunView,
  silentTurn,
  standingTurns,
  supersededIds,
  type Turn,
} from './turns.ts'
