import { excerptOf } from '../models/language/index.ts'
import type { EvidenceTurn, StandingRequest } from '../models/port.ts'
import { standingTurns, type Turn } from '../runs/index.ts'
import { withMarks } from './citation-numbers.ts'
import type { SpokenMessage } from './spoken.queries.ts'

/** What a moderator's turn comes down to once the minutes outgrow their room, in characters. */
const shortModerator = 200
const shortReply = 300

interface Entry {
  seq: number
  turns: EvidenceTurn[]
}

/** What has no place yet was written just now: it comes last, in the order in which it was written. */
const placeOf = (seq: number | null): number => seq ?? Number.MAX_SAFE_INTEGER

/**
 * What has been said, in the order in which it happened: turns that stand, people's words, gates with question and
 * answer. People's words, gates and verdicts stay verbatim for ever; other turns have something shorter to give way to.
 */
export function minutesOf(turns: readonly Turn[], messages: readonly SpokenMessage[]): EvidenceTurn[] {
  const standing = standingTurns(turns)
  const entries: Entry[] = [
    ...standing.map((turn) => ({ seq: placeOf(turn.seq), turns: turnEntries(turn, standing) })),
    ...messages.map((message) => ({ seq: placeOf(message.seq), turns: [messageEntry(message)] })),
  ]
  return entries.sort((one, other) => one.seq - other.seq).flatMap((entry) => entry.turns)
}

/** A turn that a person asked for stands after the person's words. */
function turnEntries(turn: Turn, standing: readonly Turn[]): EvidenceTurn[] {
  const asked = askedBy(turn)
  const redo = redoAfter(turn, standing)
  const said: EvidenceTurn = {
    speaker: turn.agent.name,
    role: turn.agent.role,
    text: `${withMarks(turn.response ?? '', turn.citations)}${turn.truncated ? '\n(This answer stops short.)' : ''}`,
    interactionId: turn.id,
    ...shortOf(turn),
    ...(turn.agent.role === 'CONTRIBUTOR' && turn.expectedOutput && { expectedOutput: turn.expectedOutput }),
    ...(redo && { madeBeforeRedoOf: redo.agent.name }),
  }
  return asked === undefined ? [said] : [asked, said]
}

/** Verdicts have nothing shorter: they stay. */
function shortOf(turn: Turn): { summary?: string } {
  if (turn.agent.role === 'CONTRIBUTOR')
    return { summary: turn.summary === null ? '' : withMarks(turn.summary, turn.citations) }
  if (turn.agent.role === 'MODERATOR') return { summary: excerptOf(turn.response ?? '', shortModerator) }
  return {}
}

/** Feedback at a gate is the answer to it, and stands in the minutes as that. */
const isOwnFeedback = ({ feedbackBy, isSide }: Turn): boolean => feedbackBy === 'person' && isSide

function askedBy(turn: Turn): EvidenceTurn | undefined {
  const speaker = turn.requestedBy ?? 'A person'
  if (turn.feedback !== null && isOwnFeedback(turn))
    return { speaker, role: 'USER', text: `(to ${turn.agent.name}, on the former version) ${turn.feedback}` }
  if (turn.isSide && turn.supersedesId === null && turn.moderatorPrompt !== null)
    return { speaker, role: 'USER', text: `(to ${turn.agent.name} directly) ${turn.moderatorPrompt}` }
  return undefined
}

/** The redo that a later turn did not know of: of an earlier place, and answered after it. */
export function redoAfter(turn: Turn, standing: readonly Turn[]): Turn | undefined {
  return standing.find(
    (other) =>
      other.supersedesId !== null &&
      other.position < turn.position &&
      placeOf(other.seq) > placeOf(turn.seq) &&
      !turn.isSide,
  )
}

function messageEntry(message: SpokenMessage): EvidenceTurn {
  if (message.role === 'USER') {
    const decided = message.decision === null ? '' : `(decided: ${message.decision}) `
    const text = `${decided}${message.content}`
    const said = { speaker: message.author, role: 'USER' as const, text }
    return message.at === null ? said : { ...said, saidAt: message.at.toISOString() }
  }
  const entry = { speaker: 'Moderator', role: 'MODERATOR' as const, text: message.content }
  return message.type === 'GATE_QUESTION'
    ? { ...entry, text: `(to the people of the phase) ${message.content}` }
    : { ...entry, summary: excerptOf(message.content, shortReply) }
}

/** What binds now: people's requests that are not met, their decisions, and what they asked of earlier versions. */
export function standingRequestsOf(
  turns: readonly Turn[],
  messages: readonly SpokenMessage[],
  about?: Turn,
): (StandingRequest & { messageId: string | null })[] {
  const said = messages.flatMap((message) =>
    message.role !== 'USER' || message.binds === null || message.isMet || message.content === ''
      ? []
      : [
          {
            kind: message.binds,
            person: message.author,
            text: message.content,
            messageId: message.id,
            ...(message.question !== null && { question: message.question }),
          },
        ],
  )
  return [...earlierFeedback(turns, about), ...said].map((request, index) => ({
    number: index + 1,
    ...request,
  }))
}

/** A redo of a redo keeps what people wanted of the versions before it. */
function earlierFeedback(turns: readonly Turn[], about: Turn | undefined) {
  const found: { kind: 'request'; person: string; text: string; messageId: null }[] = []
  let former = turns.find(({ id }) => id === about?.supersedesId)
  while (former !== undefined) {
    const { feedback, requestedBy, supersedesId } = former
    if (feedback !== null && isOwnFeedback(former))
      found.unshift({ kind: 'request', person: requestedBy ?? 'A person', text: feedback, messageId: null })
    former = turns.find(({ id }) => id === supersedesId)
  }
  return found
}
