import type { WrittenLanguage } from '@parley/contracts/rules/initiative-language.ts'
import type { GateKind } from '@parley/contracts/stored/run.ts'
import { gateWordsOf } from './gate-words.ts'
import type { RunView, Turn } from './turns.ts'
import {
  followUpsAt,
  inOrder,
  latestVersion,
  mostFollowUps,
  mostRounds,
  promptedTurn,
  standingTurns,
  supersededIds,
} from './turns.ts'

/** What a moderator may decide after an answer (decisions D5); with one entry no decision is asked for. */
export type AllowedDecision = 'next' | 'follow_up' | 'ask_human'

/** The one thing to do next. */
export type Step =
  /** Not this worker's any more: paused, waiting, ended. */
  | { kind: 'stop' }
  | { kind: 'answer-message'; messageId: string }
  | { kind: 'pause' }
  | { kind: 'open'; turnId: string }
  | { kind: 'prompt'; turnId: string; agentTurnId: string | null }
  | { kind: 'ask-agent'; turnId: string }
  | { kind: 'analyse'; turnId: string; allowed: AllowedDecision[] }
  | { kind: 'review'; turnId: string }
  | { kind: 'approve'; turnId: string }
  | { kind: 'send-back'; turnId: string; targets: SendBackTarget[] }
  | { kind: 'gate'; turnId: string; gate: GateKind; reason: string }
  | { kind: 'summarise' }
  | { kind: 'finish' }

export interface SendBackTarget {
  turnId: string
  request: string
}

/**
 * The next step of a run, from its stored state alone (decisions D5; Architecture, "The sequence engine" 2). People
 * come first: a message is taken up before the next turn, then a pause. Steps that only rules decide carry their
 * outcome; the others name whom to ask and what may come of it.
 * @param language of what a gate says
 */
export function nextStep(run: RunView, language: WrittenLanguage = 'en'): Step {
  if (run.status !== 'RUNNING') return { kind: 'stop' }
  const [messageId] = run.pendingMessageIds
  if (messageId !== undefined) return { kind: 'answer-message', messageId }
  if (run.pauseRequested) return { kind: 'pause' }
  const turn = currentTurn(run.turns)
  if (turn) return stepOf(turn, run, language)
  return run.hasSummary ? { kind: 'finish' } : { kind: 'summarise' }
}

/** The first turn, in the run's order, with something left to do. */
export function currentTurn(turns: readonly Turn[]): Turn | undefined {
  const superseded = supersededIds(turns)
  return inOrder(turns).find((turn) => !turn.isSide && !isSettled(turn, superseded))
}

function isSettled(turn: Turn, superseded: ReadonlySet<string>): boolean {
  if (turn.status === 'SKIPPED' || turn.status === 'CANCELLED' || turn.status === 'FAILED') return true
  if (superseded.has(turn.id)) return true
  if (turn.status !== 'COMPLETED' || turn.response === null) return false
  if (turn.kind === 'moderator') return true
  if (turn.agent.role === 'CONTRIBUTOR') return turn.summary !== null
  return turn.verdict === null || turn.verdict.kind === 'approve' || turn.verdict.overruledBy !== null
}

function stepOf(turn: Turn, run: RunView, language: WrittenLanguage): Step {
  if (turn.kind === 'moderator') {
    if (!run.memory.opened) return { kind: 'open', turnId: turn.id }
    return { kind: 'prompt', turnId: turn.id, agentTurnId: promptedTurn(run.turns, turn)?.id ?? null }
  }
  const isAnswered = turn.status === 'COMPLETED' && turn.response !== null
  switch (turn.agent.role) {
    case 'REVIEWER':
      return isAnswered ? afterReview(turn, run, language) : { kind: 'review', turnId: turn.id }
    case 'APPROVER':
      return isAnswered ? afterRejection(turn, language) : { kind: 'approve', turnId: turn.id }
    default:
      return isAnswered
        ? { kind: 'analyse', turnId: turn.id, allowed: allowedAfter(turn, run) }
        : { kind: 'ask-agent', turnId: turn.id }
  }
}

/** Bounded, so that a run ends whatever a model says: two follow-ups and one question to people, a place. */
function allowedAfter(turn: Turn, run: RunView): AllowedDecision[] {
  const allowed: AllowedDecision[] = ['next']
  if (followUpsAt(run.turns, turn.position) < mostFollowUps) allowed.push('follow_up')
  if (!run.memory.asked.includes(turn.position)) allowed.push('ask_human')
  return allowed
}

function afterReview(turn: Turn, run: RunView, language: WrittenLanguage): Step {
  const words = gateWordsOf(language)
  const reasons = turn.verdict?.reasons.join(' ') ?? ''
  if (turn.round >= mostRounds) {
    return {
      kind: 'gate',
      turnId: turn.id,
      gate: 'revision_limit',
      reason: words.stillAsks(turn.agent.name, turn.round, reasons),
    }
  }
  const targets = sendBackTargets(turn, run.turns)
  if (targets.length > 0) return { kind: 'send-back', turnId: turn.id, targets }
  return {
    kind: 'gate',
    turnId: turn.id,
    gate: 'revision_limit',
    reason: words.nothingToSendBack(turn.agent.name, reasons),
  }
}

const afterRejection = (turn: Turn, language: WrittenLanguage): Step => ({
  kind: 'gate',
  turnId: turn.id,
  gate: 'approval_rejected',
  reason: gateWordsOf(language).rejects(turn.agent.name, turn.verdict?.reasons.join(' ') ?? ''),
})

/**
 * Whose work goes back, in its newest version: the contributions that the verdict names, else the last one before
 * it.
 */
export function sendBackTargets(turn: Turn, turns: readonly Turn[], note?: string): SendBackTarget[] {
  const contributions = standingTurns(turns).filter((other) => other.agent.role === 'CONTRIBUTOR')
  const reasons = turn.verdict?.reasons.map((reason) => `- ${reason}`).join('\n') ?? ''
  const named = (turn.verdict?.revise ?? []).flatMap((id) => {
    const target = latestVersion(turns, id)
    if (!target || !contributions.some((other) => other.id === target.id)) return []
    return [{ turnId: target.id, request: turn.verdict?.requests?.[id] ?? reasons }]
  })
  const last = contributions.filter((other) => other.position < turn.position).at(-1)
  const targets = named.length > 0 ? named : last ? [{ turnId: last.id, request: reasons }] : []
  const unique = new Map(targets.map((target) => [target.turnId, target]))
  return [...unique.values()].map((target) => ({
    ...target,
    request: [target.request, note].filter(Boolean).join('\n'),
  }))
}
