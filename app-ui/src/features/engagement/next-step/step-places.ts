import type { NextStepKind } from '@parley/contracts/http/next-step.ts'

/** Where on the page something is done. */
export type WorkPlace = 'inputs' | 'documents' | 'findings' | 'activation' | 'conversation'

/** Where a step is done, or seen by those who cannot do it; nothing for what is done by its button alone. */
export const placeOfStep: Partial<Record<NextStepKind, WorkPlace>> = {
  answerGate: 'conversation',
  resumeRun: 'conversation',
  continueRun: 'conversation',
  waitForAgents: 'conversation',
  waitForValidation: 'findings',
  resolveFindings: 'findings',
  fillInputs: 'inputs',
  addDocuments: 'documents',
  validate: 'findings',
  converse: 'conversation',
  checkMitigations: 'findings',
  activate: 'activation',
  waitForActivation: 'activation',
}
