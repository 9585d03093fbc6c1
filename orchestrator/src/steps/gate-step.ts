import type { GateBudget } from '@parley/contracts/http/conversation-records.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { GateKind } from '@parley/contracts/stored/run.ts'
import type { StepScene } from './step-scene.ts'
import { changesOfGate, type Reply, type Turn } from '../runs/index.ts'
import { resultOf, type StepResult } from './step-result.ts'

/** The run waits for a person at this turn. */
export function gateAt(
  scene: StepScene,
  turn: Turn,
  { kind, reason, budget }: { kind: GateKind; reason: string; budget?: GateBudget },
): StepResult {
  const sequenceId = scene.held.run.runId
  return resultOf({
    changes: changesOfGate(turn, {
      kind,
      reason,
      askedAt: new Date().toISOString(),
      ...(budget && { budget: { ...budget, maySkip: maySkip(turn) } }),
    }),
    events: [
      { type: 'HITL_REQUIRED', data: { interactionId: turn.id, kind, reason } },
      { type: 'SEQUENCE_UPDATED', data: { sequenceId, status: 'AWAITING_HUMAN' } },
    ],
    replies: gateQuestion(turn, { kind, reason }),
    isExact: true,
  })
}

/** A turn is left out once: what is skipped already waits for what comes after it. */
const maySkip = ({ response, status }: Turn): boolean => response === null && status !== 'SKIPPED'

/** What is asked of people's judgement stands in the conversation, with its answer after it; a fault of ours does not. */
export const gateQuestion = (turn: Turn, { kind, reason }: { kind: GateKind; reason: string }): Reply[] =>
  kind === 'budget' || kind === 'failure'
    ? []
    : [
        {
          id: newId(),
          toMessageId: null,
          type: 'GATE_QUESTION',
          content: reason,
          metadata: {
            agentName: 'Moderator',
            agentRole: 'MODERATOR',
            interactionId: turn.id,
            gateKind: kind,
          },
        },
      ]
