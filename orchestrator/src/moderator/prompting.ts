import {
  agentsInOrder,
  assignmentAt,
  questionsOfPhase,
  isModelFailure,
  type Settlement,
} from '../agents/index.ts'
import { stripCitationMarks } from '../models/index.ts'
import {
  askModel,
  authorshipOf,
  evidenceAt,
  evidenceFor,
  type StepScene,
  resultOf,
  type StepResult,
  publishToPhase,
} from '../steps/index.ts'
import { type Authorship, type Changes, noChanges, type TurnPatch, type Turn } from '../runs/index.ts'

interface ModeratorText {
  text: string
  /** It stops short, and says so. */
  truncated?: boolean
  authorship?: Authorship
  settlements: Settlement[]
}

/** The moderator's own words, or plain ones of ours where no model can give any: it never holds up a run (4.3). */
async function speak(
  scene: StepScene,
  given: {
    task: 'moderator-opening' | 'moderator-prompt'
    turn: Turn
    agentTurn: Turn | undefined
    plain: string
  },
): Promise<ModeratorText> {
  const { task, turn, agentTurn, plain } = given
  const { context } = scene.held
  await publishToPhase(scene.ports, scene.held.run, {
    type: 'MODERATOR_ANALYZING',
    data: { interactionId: turn.id },
  })
  try {
    const opens = task === 'moderator-opening'
    const base =
      agentTurn === undefined
        ? await evidenceFor(scene, task, opens ? questionsOfPhase(context) : [])
        : await evidenceAt(scene, task, agentTurn)
    const asked = assignmentAt(context, turn.position)?.moderatorPrompt
    const evidence = {
      ...base,
      ...(asked && { question: asked }),
      ...(opens && { agents: agentsInOrder(context) }),
    }
    const recorded = await askModel(scene, task, { evidence, interactionId: turn.id })
    const text = stripCitationMarks(recorded.answer.text).trim()
    const { truncated } = recorded.answer
    const { settlements } = recorded
    return { text: text || plain, truncated, authorship: authorshipOf(recorded), settlements }
  } catch (error) {
    if (!isModelFailure(error)) throw error
    return { text: plain, settlements: [] }
  }
}

/** The moderator opens the conversation; its first prompt follows in the same turn. */
export async function openConversation(scene: StepScene, turn: Turn): Promise<StepResult> {
  const { context, view } = scene.held
  const plain = `Welcome to ${context.phaseName}. ${context.phaseDescription}`.trim()
  const said = await speak(scene, { task: 'moderator-opening', turn, agentTurn: undefined, plain })
  const patch: TurnPatch = {
    id: turn.id,
    status: 'RUNNING',
    started: true,
    response: said.text,
    ...(said.truncated && { truncated: true }),
    ...(said.authorship && { authorship: said.authorship }),
  }
  const memory = { ...view.memory, opened: true }
  const changes: Changes = { ...noChanges, update: [patch], run: { memory } }
  return resultOf({ changes, settlements: said.settlements })
}

/** The moderator turns to the agent of its place. */
export async function promptAgent(
  scene: StepScene,
  turn: Turn,
  agentTurn: Turn | undefined,
): Promise<StepResult> {
  const plain = plainPrompt(scene, turn, agentTurn)
  const said = await speak(scene, { task: 'moderator-prompt', turn, agentTurn, plain })
  const moderator: TurnPatch = {
    id: turn.id,
    status: 'COMPLETED',
    completed: true,
    response: turn.response ? `${turn.response}\n\n${said.text}` : said.text,
    ...(said.truncated && { truncated: true }),
    ...(said.authorship && { authorship: said.authorship }),
  }
  const prompted: TurnPatch[] = agentTurn ? [{ id: agentTurn.id, moderatorPrompt: said.text }] : []
  const changes: Changes = {
    ...noChanges,
    update: [moderator, ...prompted],
    run: { position: turn.position },
  }
  return resultOf({ changes, settlements: said.settlements })
}

function plainPrompt({ held }: StepScene, turn: Turn, agentTurn: Turn | undefined): string {
  const assignment = assignmentAt(held.context, turn.position)
  const name = agentTurn?.agent.name ?? 'colleague'
  return `${name}, ${assignment?.moderatorPrompt || 'please give your view on this phase.'}`
}
