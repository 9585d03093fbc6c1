import { phaseChannel, type PhaseMessage } from '@parley/contracts/events/channels.ts'
import type { EventBus } from '@parley/server-kit/events/event-bus.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import { stripCitationMarks } from '../models/index.ts'
import type { StoredRun } from '../runs/index.ts'

/** Milliseconds that text is gathered before it goes out (Architecture, "The sequence engine" 6). */
const gatherMs = 50

export interface TokenStream {
  onDelta: (delta: string) => void
  /** What was sent is void: a new answer begins. */
  onRestart: () => void
  /** Sends the rest and stops. */
  end(): void
}

export interface PhaseStream extends Omit<TokenStream, 'end'> {
  /** Sends the rest and stops; done once all of it is out. */
  end(): Promise<void>
}

type Place = Pick<StoredRun, 'firmId' | 'clientId' | 'phaseId' | 'runId' | 'lastSeq'>

/**
 * Tells those who watch the phase something that is not kept, with its place among what is. Whoever stores something
 * after it waits until it is out: that somebody is at work must not be told after the end of the work.
 */
export async function publishToPhase(
  { events, logger }: { events: EventBus; logger: Logger },
  place: Place,
  message: Pick<PhaseMessage, 'type' | 'data'>,
): Promise<void> {
  const { firmId, clientId, phaseId, runId, lastSeq } = place
  const sent: PhaseMessage = { ...message, firmId, clientId, phaseId, runId, after: lastSeq }
  await events
    .publish(phaseChannel(phaseId), sent)
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

/** White space, and what may be the beginning of a mark, at the end of a text. */
const openEnd = /\s*(?:\[\[?[0-9a-fA-F-]{0,36}\]?)?$/

/** Lets a text through without the marks of its citations, which get their numbers once it is whole. */
export function withoutMarks(out: TokenStream): TokenStream {
  let held = ''
  const show = (upTo: number): void => {
    const text = stripCitationMarks(held.slice(0, upTo))
    held = held.slice(upTo)
    if (text !== '') out.onDelta(text)
  }
  return {
    onDelta(delta) {
      held += delta
      show(held.search(openEnd))
    },
    onRestart() {
      held = ''
      out.onRestart()
    },
    end() {
      // What is cut off in a mark was none yet.
      held = held.replace(/\s*\[\[[0-9a-fA-F-]*\]?$/, '')
      show(held.length)
      out.end()
    },
  }
}

/** Text of an answer as it comes, for those who watch the phase. */
export function createTokenStream(
  ports: { events: EventBus; logger: Logger },
  place: Place,
  interactionId: string,
): PhaseStream {
  const sent: Promise<void>[] = []
  const stream = withoutMarks(
    gatherTokens((batch) => {
      sent.push(publishToPhase(ports, place, { type: 'AGENT_TOKEN', data: { interactionId, ...batch } }))
    }),
  )
  return {
    ...stream,
    async end() {
      stream.end()
      await Promise.all(sent)
    },
  }
}
