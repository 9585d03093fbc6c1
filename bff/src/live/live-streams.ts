import {
  firmChannel,
  firmMessageSchema,
  phaseChannel,
  type PhaseMessage,
  phaseMessageSchema,
} from '@parley/contracts/events/channels.ts'
import { type LiveEvent, liveEventTypeSchema } from '@parley/contracts/events/live.ts'
import type { Actor } from '../authorization/actor.ts'
import { reaches } from '../authorization/reach.ts'
import type { PhaseEventRow, PhaseTenant } from './live.queries.ts'
import { createToldEnds } from './live-order.ts'
import type { LiveSocket } from './live-socket.ts'
import type { PhaseFollowing, PhaseTopics } from './phase-topics.ts'
import type { SharedChannels } from './shared-channels.ts'

/** Where live events come from. */
export interface LiveSources {
  topics: PhaseTopics
  channels: SharedChannels
}

/** What a row is on the wire: written once, however many sockets follow its phase. */
const texts = new WeakMap<PhaseEventRow, string>()

function textOf(phaseId: string, row: PhaseEventRow): string {
  const known = texts.get(row)
  if (known !== undefined) return known
  const event: LiveEvent = {
    type: liveEventTypeSchema.parse(row.type),
    phaseId,
    seq: row.seq,
    at: row.at.toISOString(),
    data: row.data,
  }
  const text = JSON.stringify(event)
  texts.set(row, text)
  return text
}

const passing = (type: LiveEvent['type'], phaseId: string | null, data: LiveEvent['data']): LiveEvent => ({
  type,
  phaseId,
  seq: 0,
  at: new Date().toISOString(),
  data,
})

/**
 * A phase's stored events after a place, and what is not stored from now on (D6), in one order: who is at work is told
 * after what came before it, and never after the end of the work. Returns the way to stop.
 */
export async function streamPhase(
  { topics, channels }: LiveSources,
  { tenant, after }: { tenant: PhaseTenant; after: number | undefined },
  socket: LiveSocket,
): Promise<() => void> {
  const ends = createToldEnds()
  const early: PhaseMessage[] = []
  let following: PhaseFollowing | undefined
  const pass = (to: PhaseFollowing, message: PhaseMessage): void => {
    const { type, phaseId, data } = message
    const send = (): void => (ends.isLate(message) ? undefined : socket.send(passing(type, phaseId, data)))
    to.pass({ after: message.after, send })
  }
  const leaveTokens = await channels.follow(phaseChannel(tenant.phaseId), (payload) => {
    const message = phaseMessageSchema.safeParse(payload)
    if (!message.success) return
    const { firmId, clientId, phaseId } = message.data
    if (firmId !== tenant.firmId || clientId !== tenant.clientId || phaseId !== tenant.phaseId) return
    if (following === undefined) early.push(message.data)
    else pass(following, message.data)
  })
  try {
    const joined = await topics.follow(tenant, after, {
      deliver(row) {
        ends.note(row)
        socket.send(textOf(tenant.phaseId, row))
      },
      drained: () => socket.drained(),
    })
    following = joined
    early.forEach((message) => pass(joined, message))
    return () => {
      leaveTokens()
      joined.leave()
    }
  } catch (error) {
    leaveTokens()
    throw error
  }
}

/** The own stream (D11, Live): what concerns the person, and the data within their reach. */
export async function streamOwn(
  { channels }: LiveSources,
  currentActor: () => Actor,
  socket: LiveSocket,
): Promise<() => void> {
  const { firmId } = currentActor()
  if (firmId === null) return () => undefined
  return channels.follow(firmChannel(firmId), (payload) => {
    const message = firmMessageSchema.safeParse(payload)
    if (!message.success) return
    const { userId, type, data } = message.data
    const actor = currentActor()
    if (!reaches(actor, message.data)) return
    if (userId === null || userId === actor.userId) socket.send(passing(type, null, data))
  })
}
