import type { RunMemory, TurnAgent, Verdict } from '@parley/contracts/stored/run.ts'
import type { InteractionStatus, SequenceStatus } from '@parley/contracts/enums.ts'
import type { Citation, ContradictedClaim } from '@parley/contracts/http/conversation-records.ts'

/** One interaction of a run: a place's moderator or agent, a follow-up, a redo, or a side turn that a person asked for. */
export interface Turn {
  id: string
  /** Place i of the template has positions 2i - 1 (moderator) and 2i (agent); follow-ups and redos share their agent's. */
  position: number
  kind: 'moderator' | 'agent'
  agent: TurnAgent
  chapterTitle: string | null
  status: InteractionStatus
  moderatorPrompt: string | null
  expectedOutput: string | null
  response: string | null
  summary: string | null
  verdict: Verdict | null
  citations: Citation[]
  unsupportedClaims: number
  contradictedClaims: ContradictedClaim[]
  feedback: string | null
  /** Whose words the feedback is: a person's bind, a reviewer's are dealt with. */
  feedbackBy: 'person' | 'agent' | null
  /** The person who asked for it, by name. */
  requestedBy: string | null
  /** The answer ran into its length and stops short. */
  truncated: boolean
  /** Place in the phase's one order; null until it has one, or until it is read again. */
  seq: number | null
  /** Of a review: how many times the work was sent back before it. */
  round: number
  supersedesId: string | null
  followUpOfId: string | null
  /** Asked for by a person, outside the run's order: the run does not schedule it, but hears it. */
  isSide: boolean
}

/** A turn that waits, with nothing said in it and nothing about it. */
export const silentTurn = () =>
  ({
    status: 'PENDING',
    moderatorPrompt: null,
    response: null,
    summary: null,
    verdict: null,
    citations: [],
    unsupportedClaims: 0,
    contradictedClaims: [],
    feedback: null,
    feedbackBy: null,
    requestedBy: null,
    truncated: false,
    seq: null,
    round: 0,
    supersedesId: null,
    followUpOfId: null,
    isSide: false,
  }) satisfies Partial<Turn>

/** All that decides what happens next. */
export interface RunView {
  status: SequenceStatus
  pauseRequested: boolean
  memory: RunMemory
  hasSummary: boolean
  /** People's words that no turn has taken up yet, oldest first. */
  pendingMessageIds: string[]
  turns: Turn[]
}

/** Follow-ups at most, an agent's place (decisions D5). */
export const mostFollowUps = 2
/** Times at most that a reviewer sends work back (decisions D5); a person may allow one more each time. */
export const mostRounds = 2

export const emptyMemory: RunMemory = { opened: false, asked: [] }

/** The order in which a run works: by place; within one, as the turns were made (ids sort by time). */
export const inOrder = (turns: readonly Turn[]): Turn[] =>
  turns.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1))

export const supersededIds = (turns: readonly Turn[]): Set<string> =>
  new Set(
    turns.flatMap((turn) =>
      turn.supersedesId !== null && turn.status !== 'CANCELLED' && turn.status !== 'FAILED'
        ? [turn.supersedesId]
        : [],
    ),
  )

/** The newest version of a turn: it, or what superseded it. */
export function latestVersion(turns: readonly Turn[], id: string): Turn | undefined {
  const next = turns.find(
    (turn) => turn.supersedesId === id && turn.response !== null && turn.status === 'COMPLETED',
  )
  return next ? latestVersion(turns, next.id) : turns.find((turn) => turn.id === id)
}

/** Turns whose words count, in order: answered, and not replaced by an answered newer version. */
export function standingTurns(turns: readonly Turn[]): Turn[] {
  const answered = turns.filter((turn) => turn.response !== null && turn.status !== 'CANCELLED')
  const replaced = supersededIds(answered)
  return inOrder(answered.filter((turn) => !replaced.has(turn.id)))
}

export const followUpsAt = (turns: readonly Turn[], position: number): number =>
  turns.filter((turn) => turn.position === position && turn.followUpOfId !== null && !turn.isSide).length

/** The agent's own turn at a moderator's place. */
export const promptedTurn = (turns: readonly Turn[], moderator: Turn): Turn | undefined =>
  inOrder(turns).find(
    (turn) => turn.position === moderator.position + 1 && turn.kind === 'agent' && !turn.isSide,
  )
