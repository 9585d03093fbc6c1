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

/** Text of an answer as it comes, in batches, with the place of each batch in the whole. */
export function createTokenStream(
  ports: { events: EventBus; logger: Logger },
  place: Place,
  interactionId: string,
): TokenStream {
  let gathered = ''
  let offset = 0
  let timer: NodeJS.Timeout | undefined
  const send = (): void => {
    timer = undefined
    if (gathered === '') return
    const data = { interactionId, delta: gathered, offset }
    offset += gathered.length
    gathered = ''
    publishToPhase(ports, place, { type: 'AGENT_TOKEN', data })
  }
  return {
    onDelta(delta) {
      gathered += delta
      timer ??= setTimeout(send, gatherMs)
    },
    onRestart() {
      gathered = ''
      offset = 0
    },
    end() {
      clearTimeout(timer)
      send()
    },
  }
}
