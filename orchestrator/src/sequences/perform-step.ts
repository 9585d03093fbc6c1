import { replyTo, openConversation, promptAgent, analyse, summarise } from '../moderator/index.ts'
import {
  contribute,
  giveVerdict,
  isBudgetPassed,
  type StepScene,
  gateAt,
  resultOf,
  type StepResult,
} from '../steps/index.ts'
import { reasonOf } from '../budgets/index.ts'
import { isModelFailure } from '../agents/index.ts'
import { changesOfSendBack, noChanges, gateWordsOf, type Step, inOrder, type Turn } from '../runs/index.ts'

type Working = Exclude<Step, { kind: 'stop' }>

/** Does one step of a run; what it comes to is not stored yet. @throws ModelError 'aborted' when it was stopped */
export async function performStep(scene: StepScene, step: Working): Promise<StepResult> {
  try {
    return await perform(scene, step)
  } catch (error) {
    const turn = turnOf(scene, step)
    if (turn === undefined) throw error
    if (isBudgetPassed(error))
      return gateAt(scene, turn, { kind: 'budget', reason: reasonOf(error), budget: error.budget })
    if (isModelFailure(error)) {
      const reason = gateWordsOf(scene.held.context.language).failed(turn.agent.name, error.message)
      return gateAt(scene, turn, { kind: 'failure', reason })
    }
    throw error
  }
}

function perform(scene: StepScene, step: Working): Promise<StepResult> | StepResult {
  switch (step.kind) {
    case 'answer-message':
      return replyTo(scene, step.messageId)
    case 'open':
      return openConversation(scene, getTurn(scene, step.turnId))
    case 'prompt':
      return promptAgent(scene, getTurn(scene, step.turnId), findTurn(scene, step.agentTurnId))
    case 'ask-agent':
      return contribute(scene, getTurn(scene, step.turnId))
    case 'analyse':
      return analyse(scene, getTurn(scene, step.turnId), step.allowed)
    case 'review':
    case 'approve':
      return giveVerdict(scene, getTurn(scene, step.turnId))
    case 'summarise':
      return summarise(scene)
    default:
      return decided(scene, step)
  }
}

type Decided = Extract<Working, { kind: 'pause' | 'send-back' | 'gate' | 'finish' }>

/** Steps that rules alone decide. */
function decided(scene: StepScene, step: Decided): StepResult {
  const { view, run } = scene.held
  switch (step.kind) {
    case 'pause':
      return stopWith('PAUSED', 'SEQUENCE_UPDATED', run.runId)
    case 'finish':
      // A summary that was written again is no second end of the conversation.
      return stopWith('COMPLETED', run.isSummaryWanted ? 'SEQUENCE_UPDATED' : 'SEQUENCE_COMPLETED', run.runId)
    case 'send-back':
      return resultOf({ changes: changesOfSendBack(view, getTurn(scene, step.turnId), step.targets) })
    case 'gate':
      return gateAt(scene, getTurn(scene, step.turnId), { kind: step.gate, reason: step.reason })
  }
}

const stopWith = (
  status: 'PAUSED' | 'COMPLETED',
  type: 'SEQUENCE_UPDATED' | 'SEQUENCE_COMPLETED',
  sequenceId: string,
): StepResult =>
  resultOf({
    changes: { ...noChanges, run: { status } },
    events: [{ type, data: { sequenceId, status } }],
    isExact: true,
  })

const findTurn = ({ held }: StepScene, id: string | null): Turn | undefined =>
  held.view.turns.find((turn) => turn.id === id)

function getTurn(scene: StepScene, id: string): Turn {
  const turn = findTurn(scene, id)
  if (turn === undefined) throw new Error(`Run ${scene.held.run.runId} has no turn ${id}.`)
  return turn
}

/** Where a gate stands when a step cannot be done: its turn, or, for words to everybody, the last one. */
const turnOf = (scene: StepScene, step: Working): Turn | undefined =>
  'turnId' in step
    ? findTurn(scene, step.turnId)
    : inOrder(scene.held.view.turns).findLast((turn) => !turn.isSide)
