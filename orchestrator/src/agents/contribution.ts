import { askModel, authorshipOf, evidenceAt, type StepScene } from '../sequences/ask-model.ts'
import { changesOfAnswer } from '../sequences/changes.ts'
import { resultOf, type StepResult } from '../sequences/step-result.ts'
import { createTokenStream, publishToPhase } from '../sequences/token-stream.ts'
import type { Turn } from '../sequences/turns.ts'
import { numberCitations } from './citation-numbers.ts'
import { evidenceOfTurn } from './evidence.ts'

/** A contributor writes; the text is streamed as it comes and stored once it is whole. */
export async function contribute(scene: StepScene, turn: Turn): Promise<StepResult> {
  const evidence = evidenceOfTurn(await evidenceAt(scene, turn), turn)
  const recorded = await streamAnswer(scene, { turn, evidence, task: 'contribution' })
  const text = numberCitations(recorded.answer.text, evidence)
  return resultOf({
    changes: changesOfAnswer(turn, text, authorshipOf(recorded)),
    settlements: recorded.settlements,
  })
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
  publishToPhase(ports, held.run, { type: 'AGENT_TYPING', data: { ...typing, isTyping: true } })
  try {
    const options = { onDelta: stream.onDelta, onRestart: stream.onRestart }
    return await askModel(scene, task, { evidence, interactionId: turn.id, options })
  } finally {
    stream.end()
    publishToPhase(ports, held.run, { type: 'AGENT_TYPING', data: { ...typing, isTyping: false } })
  }
}
