import type { Settlement } from '../agents/index.ts'
import type { PhaseEvent } from '@parley/server-kit/events/phase-events.queries.ts'
import { type Changes, noChanges, type Reply } from '../runs/index.ts'

/** What a step came to: what it changes, what it tells, and the calls that it used. */
export interface StepResult {
  changes: Changes
  /** Beside the events of changed interactions, which follow from the changes. */
  events: PhaseEvent[]
  replies: Reply[]
  /** People's requests that a turn has met. */
  met: { messageId: string; interactionId: string }[]
  settlements: Settlement[]
  /** The commit must not pass by what people did since the run was read. */
  isExact: boolean
}

export const resultOf = (result: Partial<StepResult>): StepResult => ({
  changes: noChanges,
  events: [],
  replies: [],
  met: [],
  settlements: [],
  isExact: false,
  ...result,
})
