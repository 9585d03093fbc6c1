import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import type { Evidence, EvidenceTurn, Passage } from '../models/port.ts'
import { standingTurns, type Turn } from '../sequences/turns.ts'
import { withMarks } from './citation-numbers.ts'
import type { PhaseContext } from './phase-context.ts'

/** Finds passages about a question, among what this phase's client may see. */
export type FindPassages = (context: PhaseContext, question: string, limit: number) => Promise<Passage[]>

/** A person's message, or the answer to one. */
export interface SpokenMessage {
  id: string
  seq: number
  role: string
  content: string
  author: string
}

/** Messages of a phase that are remembered in a conversation; older ones give way. */
const mostMessages = 40
/** Passages for an agent's step, and how relevant they have to be: they touch the subject (decisions D4). */
export const passagesPerStep = 8
export const leastRelevance = 0.3

export async function listMessages(tx: Kysely<DB>, phaseId: string): Promise<SpokenMessage[]> {
  const rows = await tx
    .selectFrom('hitl_message as message')
    .leftJoin('user_account as author', 'author.id', 'message.author_id')
    .where('message.phase_id', '=', phaseId)
    .select([
      'message.id',
      'message.seq',
      'message.role',
      'message.content',
      'author.first_name',
      'author.last_name',
    ])
    .orderBy('message.seq', 'desc')
    .limit(mostMessages)
    .execute()
  return rows.reverse().map((row) => ({
    id: row.id,
    seq: row.seq,
    role: row.role,
    content: row.content,
    author: [row.first_name, row.last_name].filter(Boolean).join(' ') || 'A person',
  }))
}

/** What has been said: turns that stand, in the run's order, then people's messages and the answers to them. */
export function conversationOf(turns: readonly Turn[], messages: readonly SpokenMessage[]): EvidenceTurn[] {
  const spoken = standingTurns(turns).map((turn): EvidenceTurn => ({
    speaker: turn.agent.name,
    role: turn.agent.role,
    text: withMarks(turn.response ?? '', turn.citations),
    interactionId: turn.id,
    ...(turn.agent.role === 'CONTRIBUTOR' && turn.expectedOutput && { expectedOutput: turn.expectedOutput }),
  }))
  const said = messages.map((message): EvidenceTurn => ({
    speaker: message.role === 'USER' ? message.author : 'Moderator',
    role: message.role === 'USER' ? 'USER' : 'MODERATOR',
    text: message.content,
  }))
  return [...said, ...spoken]
}

/** Everything that any step of the phase may rest on. */
export const baseEvidence = (
  context: PhaseContext,
  conversation: EvidenceTurn[],
  passages: Passage[],
): Evidence => ({
  phaseName: context.phaseName,
  phaseDescription: context.phaseDescription,
  inputs: context.inputs,
  passages,
  conversation,
})

/** The facts of one turn's step, on top of the phase's. */
export function evidenceOfTurn(base: Evidence, turn: Turn): Evidence {
  const { role } = turn.agent
  const question = [turn.moderatorPrompt, turn.feedback].filter(Boolean).join('\n\n')
  return {
    ...base,
    ...(turn.expectedOutput && { expectedOutput: turn.expectedOutput }),
    ...(question !== '' && { question }),
    ...(turn.feedback && { revisionRequest: turn.feedback }),
    ...(role !== 'MODERATOR' && {
      agent: {
        name: turn.agent.name,
        role,
        ...(turn.chapterTitle && { chapterTitle: turn.chapterTitle }),
        ...(turn.agent.systemMessage && { profile: turn.agent.systemMessage }),
      },
    }),
  }
}

/** What to look for at a place: what it is asked, what it has to deliver, its chapter. */
export const questionOfPlace = (
  context: PhaseContext,
  turn: Pick<Turn, 'position' | 'expectedOutput' | 'chapterTitle' | 'feedback'>,
): string => {
  const assignment = assignmentAt(context, turn.position)
  return [assignment?.moderatorPrompt, turn.expectedOutput, turn.chapterTitle, turn.feedback]
    .filter(Boolean)
    .join('\n')
    .slice(0, 2_000)
}

/** What to look for before anybody has spoken: the phase itself, and what its agents will write about. */
export const questionOfPhase = ({ phaseName, phaseDescription, definition }: PhaseContext): string =>
  [phaseName, phaseDescription, ...definition.aiAgents.map((place) => place.chapterTitle)]
    .filter(Boolean)
    .join('\n')
    .slice(0, 2_000)

/** The agents of a phase in the order of their places. */
export const agentsInOrder = ({ definition }: PhaseContext): NonNullable<Evidence['agents']> =>
  definition.aiAgents
    .toSorted((one, other) => one.order - other.order)
    .map(({ aiAgent: { id, name, role, description } }) => ({ id, name, role, description }))

/** The template's words for the place to which a position belongs. */
export const assignmentAt = (context: PhaseContext, position: number) =>
  context.definition.aiAgents.toSorted((one, other) => one.order - other.order)[Math.ceil(position / 2) - 1]
