import { askModel, authorshipOf, checkText, evidenceAt } from './ask-model.ts'
import type { StepScene } from './step-scene.ts'
import {
  changesOfAnswer,
  type CheckedText,
  mergeChanges,
  noChanges,
  gateWordsOf,
  type Turn,
} from '../runs/index.ts'
import { gateAt } from './gate-step.ts'
import { resultOf, type StepResult } from './step-result.ts'
import { createTokenStream, publishToPhase } from './token-stream.ts'
import type { RecordedAnswer } from '../agents/index.ts'

/** A contributor writes; the text is streamed as it comes and stored once it is whole. */
export async function contribute(scene: StepScene, turn: Turn): Promise<StepResult> {
  const evidence = await evidenceAt(scene, 'contribution', turn)
  const recorded = await streamAnswer(scene, { turn, evidence, task: 'contribution' })
  const { text, settlements } = await checkText(scene, 'contribution', {
    text: recorded.answer.text,
    evidence,
    interactionId: turn.id,
  })
  const written = { ...recorded, settlements: [...recorded.settlements, ...settlements] }
  if (recorded.answer.truncated) return stopsShort(scene, turn, { recorded: written, text })
  return resultOf({
    changes: changesOfAnswer(turn, text, authorshipOf(written)),
    settlements: written.settlements,
  })
}

/** What ran into its length, though it was continued, is kept and shown as what it is, and people decide. */
function stopsShort(
  scene: StepScene,
  turn: Turn,
  { recorded, text }: { recorded: RecordedAnswer<string>; text: CheckedText },
): StepResult {
  const reason = gateWordsOf(scene.held.context.language).cutOff(turn.agent.name)
  const gate = gateAt(scene, { ...turn, status: 'PENDING' }, { kind: 'failure', reason })
  const answered = changesOfAnswer(turn, text, authorshipOf(recorded))
  const { status: _, completed: __, ...kept } = answered.update[0] ?? { id: turn.id }
  const changes = mergeChanges({ ...noChanges, update: [{ ...kept, truncated: true }] }, gate.changes)
  return { ...gate, changes, settlements: recorded.settlements }
}

/** Asks for a text and shows it while it is written. */
export async function streamAnswer(
  scene: StepScene,
  given: {
    turn: Turn
    evidence: Awaited<ReturnType<typeof evidenceAt>>
    task: 'contribution' | 'agent-answer'
  },
) {
  const { ports, held } = scene
  const { turn, evidence, task } = given
  const stream = createTokenStream(ports, held.run, turn.id)
  const typing = { interactionId: turn.id, agentName: turn.agent.name, agentRole: turn.agent.role }
  await publishToPhase(ports, held.run, { type: 'AGENT_TYPING', data: { ...typing, isTyping: true } })
  try {
    const options = { onDelta: stream.onDelta, onRestart: stream.onRestart }
    return await askModel(scene, task, { evidence, interactionId: turn.id, options })
  } finally {
    await stream.end()
    await publishToPhase(ports, held.run, { type: 'AGENT_TYPING', data: { ...typing, isTyping: false } })
  }
}
