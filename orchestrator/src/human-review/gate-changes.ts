import { AppError, conflict } from '@parley/contracts/errors.ts'
import type { Gate } from '@parley/contracts/stored/run.ts'
import type { Amount } from '../budgets/index.ts'
import {
  type Changes,
  changesOfSendBack,
  mergeChanges,
  noChanges,
  redoOf,
  sendBackTargets,
  type RunView,
  type Turn,
} from '../runs/index.ts'

export interface Decision {
  kind: 'approve' | 'revise' | 'overrule'
  note: string | null
  /** At a budget's gate: what the run's own budget grows by; nothing where it is another's. */
  raise?: Amount | null
  /** Who decided, for the record (decisions D5: the human can overrule each, and the record says so). */
  by: { id: string; name: string; at: string }
}

const needsNote = (message: string): AppError =>
  new AppError('VALIDATION_FAILED', message, { errors: { note: message } })

/** What a person's answer to a gate does to the run; the gate itself is gone with it. */
export function changesOfDecision(view: RunView, gate: Gate, decision: Decision): Changes {
  const turn = view.turns.find((other) => other.id === gate.interactionId)
  if (turn === undefined) throw new Error(`The gate's interaction ${gate.interactionId} is gone.`)
  const reopened: Changes = {
    ...noChanges,
    update: [{ id: turn.id, status: gate.turnStatus, hitl: null }],
    run: { status: 'QUEUED', gate: null },
  }
  return mergeChanges(reopened, decided(view, { turn, gate, decision }))
}

function decided(
  view: RunView,
  { turn, gate, decision }: { turn: Turn; gate: Gate; decision: Decision },
): Changes {
  switch (gate.kind) {
    case 'question':
      return answered(turn, decision)
    case 'approval_rejected':
    case 'revision_limit':
      return judged(view, turn, decision)
    case 'failure':
      return decision.kind === 'overrule' ? passedOver(turn) : triedAgain(turn, decision.note)
    case 'budget':
      return afterBudget(turn, gate, decision)
  }
}

/** A question is answered by the note, or by sending the agent to work again with it. */
function answered(turn: Turn, { kind, note }: Decision): Changes {
  if (note === null || note === '') throw needsNote('Please write an answer.')
  return kind === 'revise'
    ? { ...noChanges, insert: [redoOf(turn, { feedback: note, by: 'person' })] }
    : noChanges
}

/** A verdict stands overruled, or the work goes back once more. */
function judged(view: RunView, turn: Turn, { kind, note, by }: Decision): Changes {
  if (kind === 'revise') {
    const targets = sendBackTargets(turn, view.turns, note ?? undefined)
    if (targets.length === 0) throw needsNote('There is no contribution to send back.')
    return changesOfSendBack(view, turn, targets)
  }
  if (turn.verdict === null) return noChanges
  const verdict = { ...turn.verdict, overruledBy: { ...by, note } }
  return { ...noChanges, update: [{ id: turn.id, verdict }] }
}

/** A person's words go to the agent with a redo, as feedback does elsewhere; without any, the same turn is tried again. */
function triedAgain(turn: Turn, note: string | null): Changes {
  if (note === null || note === '' || turn.kind === 'moderator') return noChanges
  return { ...passedOver(turn), insert: [redoOf(turn, { feedback: note, by: 'person' })] }
}

/** An answer that stops short is accepted as it stands; where there is none, the place is left out. */
const passedOver = (turn: Turn): Changes => ({
  ...noChanges,
  update: [
    turn.truncated
      ? { id: turn.id, status: 'COMPLETED', completed: true }
      : { id: turn.id, status: 'SKIPPED' },
  ],
})
/** With the budget raised the turn is tried again; one that has said nothing yet may be skipped. */
function afterBudget(turn: Turn, { turnStatus }: Gate, { kind, raise }: Decision): Changes {
  if (kind === 'approve') return raise == null ? noChanges : { ...noChanges, run: { raise } }
  if (kind === 'overrule' && turn.response === null && turnStatus !== 'SKIPPED') return skipped(turn)
  throw conflict('The budget has to be raised first.')
}

const skipped = (turn: Turn): Changes => ({ ...noChanges, update: [{ id: turn.id, status: 'SKIPPED' }] })
