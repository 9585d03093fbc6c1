export {
  askModel,
  authorshipOf,
  checkText,
  evidenceAt,
  evidenceFor,
  evidenceOfAsked,
  isBudgetPassed,
} from './ask-model.ts'
export { contribute, streamAnswer } from './contribution.ts'
export type { EnginePorts } from './engine-ports.ts'
export { gateAt, gateQuestion } from './gate-step.ts'
export { giveVerdict, judge, unreadableVerdict } from './judgement.ts'
export { evidenceOfMessage } from './step-evidence.ts'
export { resultOf, type StepResult } from './step-result.ts'
export type { HeldRun, StepScene } from './step-scene.ts'
export { gatherTokens, publishToPhase, type TokenStream } from './token-stream.ts'
