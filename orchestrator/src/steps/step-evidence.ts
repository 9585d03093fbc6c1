import { workerScope } from '@parley/server-kit/database/scope.ts'
import {
  askedBy,
  baseEvidence,
  evidenceOfTurn,
  passagesPerMessage,
  passagesPerQuestion,
  questionsOfMessage,
  questionsOfPlace,
  minutesOf,
  standingRequestsOf,
  type PhaseContext,
  readCited,
  readDocuments,
  readOutline,
  type SpokenMessage,
} from '../agents/index.ts'
import type { Evidence, ModelPreference, Passage } from '../models/port.ts'
import type { EnginePorts } from './engine-ports.ts'
import { standingTurns, type Turn } from '../runs/index.ts'

/** What a step rests on beside what it looks for. */
export interface StepGround {
  context: PhaseContext
  turns: readonly Turn[]
  messages: readonly SpokenMessage[]
  /** The turn of the step, if it has one. */
  turn?: Turn | undefined
  notes?: { open: string[]; contradictions: string[] }[] | undefined
  preference: ModelPreference
  /** Passages for each question, if not as many as for those of a place. */
  perQuestion?: number
}

/** Characters of a token, and the share of a window that whole documents may take at most. */
const charactersOfToken = 3.6
const shareOfDocuments = 0.5

/**
 * The facts of a step: the engagement, the initiative's documents where they fit the model's window, the minutes,
 * people's standing requests, what has been cited, whole, and what is found for the questions given.
 */
export async function gatherEvidence(
  ports: EnginePorts,
  ground: StepGround,
  questions: readonly string[],
): Promise<Evidence> {
  const { context, turns, messages } = ground
  const window = ports.models.contextTokens(ground.preference)
  const limit = window * shareOfDocuments * charactersOfToken
  const { passages, found } =
    questions.length === 0
      ? { passages: [], found: [] }
      : await ports.findPassages(context, questions, ground.perQuestion ?? passagesPerQuestion)
  const standing = standingTurns(turns)
  const sources = await ports.database.tenantRead(workerScope(context), async (tx) => {
    const [documents, cited] = await Promise.all([
      readDocuments(tx, context.initiativeId, limit),
      readCited(
        tx,
        standing.flatMap(({ citations }) => citations),
      ),
    ])
    const outline = documents === undefined ? await readOutline(tx, context.initiativeId) : []
    return { documents: documents ?? [], outline, cited }
  })
  const notes = ground.notes ?? []
  return {
    ...baseEvidence(context, minutesOf(turns, messages), withCited(passages, sources.cited)),
    documents: sources.documents,
    outline: sources.outline,
    found: [...found],
    standing: standingRequestsOf(turns, messages, ground.turn),
    open: notes.flatMap(({ open }) => open),
    contradictions: [...new Set(notes.flatMap(({ contradictions }) => contradictions))],
  }
}

/** Found for this step first; what was cited before and not found again follows as it was. */
function withCited(found: readonly Passage[], cited: readonly Passage[]): Passage[] {
  const known = new Set(found.map(({ chunkId }) => chunkId))
  return [...found, ...cited.filter(({ chunkId }) => !known.has(chunkId))]
}

/** The facts of an answer to what a person asks. */
export const evidenceOfMessage = async (
  ports: EnginePorts,
  ground: StepGround,
  message: string,
): Promise<Evidence> =>
  askedBy(
    message,
    await gatherEvidence(ports, { ...ground, perQuestion: passagesPerMessage }, questionsOfMessage(message)),
  )

/** The facts of an agent's turn, with what is looked for at its place. */
export async function evidenceOfPlace(
  ports: EnginePorts,
  ground: StepGround & { turn: Turn; isAsked?: boolean },
): Promise<Evidence> {
  const { context, turns, messages, turn } = ground
  const isQuestion = ground.isAsked === true && !turn.expectedOutput && !turn.feedback
  if (isQuestion && turn.moderatorPrompt !== null)
    return evidenceOfTurn(await evidenceOfMessage(ports, ground, turn.moderatorPrompt), turn, turns)
  const contributions = standingTurns(turns).filter(({ agent }) => agent.role === 'CONTRIBUTOR')
  const requests = standingRequestsOf(turns, messages, turn).map(({ text }) => text)
  const questions = questionsOfPlace(context, turn, { contributions, requests })
  return evidenceOfTurn(await gatherEvidence(ports, ground, questions), turn, turns)
}
