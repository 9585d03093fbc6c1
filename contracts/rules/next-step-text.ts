import type { NextStep } from '../http/next-step.ts'

const many = (count: number | null, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${count ?? 0} ${several}`

const gates: Record<string, string> = {
  question: 'Answer the question that the moderator asks.',
  approval_rejected: 'Decide about work that was rejected.',
  revision_limit: 'Decide about work that was sent back twice.',
  budget: 'Decide about a budget that is used up.',
  failure: 'Decide how to go on without an answer.',
}

/** The step as one English sentence, for whoever reads it outside of the screens. */
export function nextStepText({
  kind,
  phase,
  count,
  gate,
}: Omit<NextStep, 'text' | 'by' | 'instead'>): string {
  const name = phase?.name ?? ''
  const texts: Record<NextStep['kind'], string> = {
    answerGate: gates[gate?.kind ?? ''] ?? 'Answer what the conversation waits for.',
    resumeRun: 'Resume the conversation, which is paused.',
    continueRun: 'Continue the conversation, which has stopped.',
    waitForAgents: 'The agents are at work.',
    waitForValidation: 'The validation is running.',
    resolveFindings: `Resolve ${many(count, 'open finding', 'open findings')}.`,
    fillInputs: `Fill in ${many(count, 'required input', 'required inputs')}.`,
    fillGlobalInputs: `Fill in ${many(count, 'required input', 'required inputs')} of the initiative.`,
    addDocuments: `Add ${many(count, 'recommended document', 'recommended documents')}.`,
    validate: 'Run the AI validation.',
    converse: 'Start the conversation of the agents.',
    checkMitigations: 'Check the risk mitigations against the conversation.',
    complete: `Complete ${name}.`,
    activate: `Activate ${name}, so that the next phase builds on it.`,
    waitForActivation: `${name} is being activated.`,
    startPhase: `Start ${name}.`,
    goToPhase: `Go on with ${name}.`,
    createPhases: 'Create the phases from the template.',
    takeOffHold: 'The initiative is on hold; take it off hold to go on.',
    cancelled: 'The initiative is cancelled.',
    none: 'Nothing is left to do.',
  }
  return texts[kind]
}
