/** The states of a phase that its page is looked at in, in the order of the work. */
export const phaseStates = [
  'not started',
  'inputs open',
  'validating',
  'findings',
  'conversation offered',
  'running',
  'gate',
  'paused',
  'failed',
  'finished',
  'conversation findings',
  'completable',
  'completed',
  'activated',
] as const
export type PhaseState = (typeof phaseStates)[number]

/** Whoever looks, with how many copies of each state: who acts changes one, and needs another one to try again. */
export const readers = { viewer: 1, member: 2, consultant: 2 } as const
export type Reader = keyof typeof readers

/** Name of the initiative whose first phase is in a state. @param attempt from 0 */
export const stateName = (state: PhaseState, reader: Reader, attempt: number): string =>
  `Plant renewal, ${state} (${reader} ${(attempt % readers[reader]) + 1})`
