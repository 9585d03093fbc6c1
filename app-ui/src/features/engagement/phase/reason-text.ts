import type { TFunction } from 'i18next'

/** The sentences of the rules (contracts), by the name under which they are translated. */
const names = {
  'Complete Previous Phase First': 'previousFirst',
  'The initiative is on hold.': 'onHold',
  'The initiative is cancelled.': 'cancelled',
  'Fill in every required input first.': 'inputsMissing',
  'Fill in the required inputs of the initiative first.': 'globalInputsMissing',
  'Resolve the open validation observations first.': 'openInitial',
  'Resolve the open conversation observations first.': 'openConversation',
  'The conversation waits for an answer. Answer it first.': 'answerFirst',
  'The conversation is paused. Resume or cancel it first.': 'runPaused',
  'The agents are still at work. Wait for them or cancel the sequence.': 'waitOrCancel',
  'The agents are still at work.': 'agentsAtWork',
  'The agents are already at work.': 'agentsAlreadyAtWork',
  'The validation is still running.': 'validating',
  'The check is still running.': 'checking',
  'This phase has no agents.': 'noAgents',
  'Run the AI validation first.': 'validateFirst',
} as const

const isKnown = (reason: string): reason is keyof typeof names => reason in names

/** Why an action is not available, in the person's language; a sentence that is not known is shown as it is. */
export const reasonText = (t: TFunction, reason: string): string =>
  isKnown(reason) ? t(`phase.reasons.${names[reason]}`) : reason
