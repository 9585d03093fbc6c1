import { phaseChannel, type PhaseMessage } from '@parley/contracts/events/channels.ts'
import type { EventBus } from '@parley/server-kit/events/event-bus.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import type { RunPlace } from './run.queries.ts'

/** Milliseconds that text is gathered before it goes out (Architecture, "The sequence engine" 6). */
const gatherMs = 50

export interface TokenStream {
  onDelta: (delta: string) => void
  /** What was sent is void: a new answer begins. */
  onRestart: () => void
  /** Sends the rest and stops. */
  end(): void
}

type Place = Pick<RunPlace, 'firmId' | 'clientId' | 'phaseId'>

/** Tells those who watch the phase something that is not kept. */
export function publishToPhase(
  { events, logger }: { events: EventBus; logger: Logger },
  place: Place,
  message: Pick<PhaseMessage, 'type' | 'data'>,
): void {
  const { firmId, clientId, phaseId } = place
  events
    .publish(phaseChannel(phaseId), { ...message, firmId, clientId, phaseId })
    .catch((error: unknown) => logger.warn({ error, phaseId }, 'an event was not published'))
}

/** Gathers text for a moment and hands it on in batches, each with its place in the whole. */
export function gatherTokens(send: (batch: { delta: string; offset: number }) => void): TokenStream {
  let gathered = ''
  let offset = 0
  let timer: NodeJS.Timeout | undefined
  const flush = (): void => {
    timer = undefined
    if (gathered === '') return
    const batch = { delta: gathered, offset }
    offset += gathered.length
    gathered = ''
    send(batch)
  }
  return {
    onDelta(delta) {
      gathered += delta
      timer ??= setTimeout(flush, gatherMs)
    },
    onRestart() {
      gathered = ''
      offset = 0
    },
    end() {
      clearTimeout(timer)
      flush()
    },
  }
}

/** Text of an answer as it comes, for those who watch the phase. */
export const createTokenStream = (
  ports: { events: EventBus; logger: Logger },
  place: Place,
  interactionId: string,
): TokenStream =>
  gatherTokens((batch) =>
    publishToPhase(ports, place, { type: 'AGENT_TOKEN', data: { interactionId, ...batch } }),
  )
