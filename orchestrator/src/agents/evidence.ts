import { expectedParts, plainQuestion, waysToSearch } from '../models/language/index.ts'
import type { Evidence, FoundFor, Passage } from '../models/port.ts'
import type { Turn } from '../runs/index.ts'
import type { PhaseContext } from './phase-context.ts'

/** What was found for each of several questions; the passages fused by rank, each once. */
export interface Found {
  passages: Passage[]
  found: FoundFor[]
}

/** Finds passages about questions, among what this phase's client may see: the best few of each, without a cut. */
export type FindPassages = (
  context: PhaseContext,
  questions: readonly string[],
  limit: number,
) => Promise<Found>

/** Passages for each question of a step. */
export const passagesPerQuestion = 6
/** Passages for what a person asks, as many as are read for a question to the knowledge. */
export const passagesPerMessage = 12
/** Questions of a step at most; beyond that each would only find what others have found. */
export const mostQuestions = 14
/** From here on what earlier phases handed over touches a subject (decisions D4). */
export const leastRelevance = 0.3
const questionLimit = 600

/** Everything that any step of the phase may rest on. */
export const baseEvidence = (
  context: PhaseContext,
  conversation: Evidence['conversation'],
  passages: Passage[],
): Evidence => ({
  phaseName: context.phaseName,
  phaseDescription: context.phaseDescription,
  ...(context.brief && { brief: context.brief }),
  inputs: context.inputs,
  openInputs: context.openInputs,
  language: context.language,
  passages,
  conversation,
})

/**
 * What the moderator asked at first. A redo's own prompt may hold a reviewer's words, which are dealt with and never
 * instruct (docs/agents.md, Channels).
 */
function askedAtFirst(turn: Turn, turns: readonly Turn[]): string | null {
  const former = turn.supersedesId === null ? undefined : turns.find(({ id }) => id === turn.supersedesId)
  if (former !== undefined) return askedAtFirst(former, turns)
  return turn.feedbackBy === 'agent' ? null : turn.moderatorPrompt
}

/** The facts of one turn's step, on top of the phase's. */
export function evidenceOfTurn(base: Evidence, turn: Turn, turns: readonly Turn[]): Evidence {
  const { role } = turn.agent
  const asked = askedAtFirst(turn, turns)
  return {
    ...base,
    ...(turn.expectedOutput && { expectedOutput: turn.expectedOutput }),
    ...(asked && { question: asked }),
    ...(turn.feedback && {
      revisionRequest: turn.feedback,
      revisionBy: turn.feedbackBy ?? ('person' as const),
    }),
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

/** A part of an expected output as it is looked for. */
const partQuestions = (expectedOutput: string | null): string[] =>
  expectedParts(expectedOutput ?? undefined).map(({ name, detail }) =>
    detail === '' ? name : `${name}: ${detail}`,
  )

/**
 * What is looked for at a place: each part of what has to be delivered, what is asked, what a redo must change, and
 * what people want (docs/agents.md, Budget). Whoever judges looks for the parts of what is judged, too.
 */
export function questionsOfPlace(
  context: PhaseContext,
  turn: Turn,
  given: { contributions: readonly Turn[]; requests: readonly string[] },
): string[] {
  const assignment = assignmentAt(context, turn.position)
  const isJudge = turn.agent.role === 'REVIEWER' || turn.agent.role === 'APPROVER'
  const judged = isJudge
    ? given.contributions.flatMap(({ expectedOutput }) => partQuestions(expectedOutput))
    : []
  const asked =
    turn.followUpOfId === null && !turn.isSide ? assignment?.moderatorPrompt : turn.moderatorPrompt
  return tidied([
    ...partQuestions(turn.expectedOutput),
    turn.feedback,
    asked,
    ...given.requests,
    turn.chapterTitle,
    ...judged,
  ])
}

/** What is looked for before anybody has spoken: the phase itself, and what its agents will write about. */
export const questionsOfPhase = ({ phaseName, phaseDescription, definition }: PhaseContext): string[] =>
  tidied([
    `${phaseName} ${phaseDescription}`,
    ...definition.aiAgents
      .filter(({ aiAgent }) => aiAgent.role === 'CONTRIBUTOR')
      .flatMap(({ expectedOutput, chapterTitle }) => [
        chapterTitle,
        ...partQuestions(expectedOutput).slice(0, 2),
      ]),
  ])

/** What is looked for where a person asks something: as for a question to the knowledge. */
export const questionsOfMessage = (message: string): string[] =>
  tidied(waysToSearch([plainQuestion(message)]).filter((search) => search.trim() !== ''))

/** The facts of an answer to a person: all that was found is for the one thing that they ask. */
export function askedBy(message: string, evidence: Evidence): Evidence {
  const chunkIds = [...new Set((evidence.found ?? []).flatMap(({ chunkIds: ids }) => ids))]
  return {
    ...evidence,
    question: message,
    found: chunkIds.length === 0 ? [] : [{ subject: message, chunkIds }],
  }
}

/** Each question once, short enough to be searched with. */
export const tidied = (questions: readonly (string | null | undefined)[]): string[] =>
  [
    ...new Set(
      questions
        .map((question) => (question ?? '').replace(/\s+/g, ' ').trim().slice(0, questionLimit))
        .filter((question) => question !== ''),
    ),
  ].slice(0, mostQuestions)

/** The agents of a phase in the order of their places. */
export const agentsInOrder = ({ definition }: PhaseContext): NonNullable<Evidence['agents']> =>
  definition.aiAgents
    .toSorted((one, other) => one.order - other.order)
    .map(({ aiAgent: { id, name, role, description } }) => ({ id, name, role, description }))

/** The template's words for the place to which a position belongs. */
export const assignmentAt = (context: PhaseContext, position: number) =>
  context.definition.aiAgents.toSorted((one, other) => one.order - other.order)[Math.ceil(position / 2) - 1]
