import type { AgentRole, InteractionStatus } from '../enums.ts'
import type { GateBudget, Interaction } from '../http/conversation-records.ts'

/** Who has a turn, as the template named them when the run began. */
export interface TurnAgent {
  /** null for the moderator. */
  id: string | null
  name: string
  role: AgentRole | 'MODERATOR'
  description: string
  systemMessage: string
}

/** A reviewer's or approver's verdict as stored: what the contract shows, and the request for each turn to redo. */
export type Verdict = NonNullable<Interaction['verdict']> & {
  /** By interaction id: what the contributor is asked to change. */
  requests?: Record<string, string>
}

/** What the moderator decided after reading an answer, by whom, and what it had wanted and may not. */
export type ModeratorDecision = NonNullable<Interaction['decision']>

export type GateKind = NonNullable<Interaction['hitl']>['kind']

/** Why a turn waits for a person. */
export interface Hitl {
  kind: GateKind
  reason: string
  askedAt: string
  /** Which budget a gate of the kind budget is about. */
  budget?: GateBudget
}

/** Why a run waits, and at which turn. */
export interface Gate extends Hitl {
  interactionId: string
  /** What the turn was before the gate, to go back to. */
  turnStatus: InteractionStatus
}

/** How often the same place went wrong: turns that were done then, so that any progress begins anew. */
export interface RunFailures {
  count: number
  done: number
}

/** What the moderator noted of a place: it is told to whoever comes after. */
export interface PlaceNotes {
  position: number
  /** Parts of the expected output that its answer leaves open. */
  open: string[]
  contradictions: string[]
}

/** What the engine remembers beside the rows. */
export interface RunMemory {
  /** The moderator has opened the conversation. */
  opened: boolean
  /** Positions at which the moderator has already asked a person: once each, so that it never loops. */
  asked: number[]
  failures?: RunFailures
  notes?: PlaceNotes[]
}

/** As the row has it: nothing in a run that has not begun. */
export type StoredMemory = Partial<RunMemory>
