import type { LiveEventType } from '@parley/contracts/events/live.ts'
import type { NotificationKind } from '@parley/contracts/http/notifications.ts'
import type { PhaseEvent } from '@parley/server-kit/events/phase-events.queries.ts'
import { findNotifiedInitiative, notify } from '@parley/server-kit/notifications/notify.queries.ts'
import type { EnginePorts } from '../steps/index.ts'
import type { Tx } from '../runs/index.ts'

/** Events of a conversation that people want to hear of who are not looking at it. */
const told: Partial<Record<LiveEventType, NotificationKind>> = {
  HITL_REQUIRED: 'CONVERSATION_WAITING',
  SEQUENCE_COMPLETED: 'CONVERSATION_COMPLETED',
  SEQUENCE_FAILED: 'CONVERSATION_FAILED',
}

export const isToldToFollowers = ({ type }: PhaseEvent): boolean => told[type] !== undefined

/** Notifies the followers of an initiative in the commit that ends a conversation or opens a gate. */
export async function tellFollowers(
  tx: Tx,
  ports: Pick<EnginePorts, 'events' | 'logger'>,
  { phaseId, events }: { phaseId: string; events: readonly PhaseEvent[] },
): Promise<void> {
  for (const { type } of events) {
    const kind = told[type]
    if (kind === undefined) continue
    const initiative = await findNotifiedInitiative(tx, phaseId)
    if (initiative === undefined) return
    const within = `?phase=${phaseId}&pane=conversation`
    await notify(tx, ports, { initiative, kind, body: initiative.phase_name, within, actorId: null })
  }
}
