import { askModel, authorshipOf, evidenceAt, type StepScene } from '../sequences/ask-model.ts'
import { changesOfVerdict } from '../sequences/changes.ts'
import { resultOf, type StepResult } from '../sequences/step-result.ts'
import { publishToPhase } from '../sequences/token-stream.ts'
import { standingTurns, type Turn, type Verdict } from '../sequences/turns.ts'
import type { Evidence } from '../models/port.ts'
import { type MissingPart, revisionRequestOf } from '../models/schemas.ts'
import { stripCitationMarks } from '../models/citations.ts'
import { excerptOf } from '../models/language/sentences.ts'
import { gateAt } from '../sequences/gate-step.ts'
import type { RecordedAnswer } from './recorded-generate.ts'

/** A reviewer approves, or names contributions to revise and what is missing in them (decisions D5 and D11). */
export async function review(scene: StepScene, turn: Turn): Promise<StepResult> {
  announce(scene, turn)
  const evidence = await evidenceOfJudge(scene, turn)
  const recorded = await askModel(scene, 'review', { evidence, interactionId: turn.id })
  if (recorded.answer.structure === 'fallback') return unreadable(scene, turn, recorded)
  const { verdict, reasons, revise } = recorded.answer.output
  const missing =
    verdict === 'revise' ? groupByTurn(scene.held.view.turns, revise) : new Map<string, MissingPart[]>()
  const stored: Verdict = {
    kind: verdict,
    reasons: reasons.map(stripCitationMarks),
    revise: [...missing.keys()],
    requests: Object.fromEntries([...missing].map(([id, parts]) => [id, revisionRequestOf(parts)])),
    overruledBy: null,
  }
  return resultOf({
    changes: changesOfVerdict(turn, stored, authorshipOf(recorded)),
    settlements: recorded.settlements,
  })
}

/** An approver approves, or rejects, which opens a gate for the human (decisions D11, Conversation). */
export async function approve(scene: StepScene, turn: Turn): Promise<StepResult> {
  announce(scene, turn)
  const evidence = await evidenceOfJudge(scene, turn)
  const recorded = await askModel(scene, 'approval', { evidence, interactionId: turn.id })
  if (recorded.answer.structure === 'fallback') return unreadable(scene, turn, recorded)
  const { verdict, reason, conditions } = recorded.answer.output
  const stored: Verdict = {
    kind: verdict,
    reasons: [reason, ...conditions].map(stripCitationMarks),
    revise: [],
    overruledBy: null,
  }
  return resultOf({
    changes: changesOfVerdict(turn, stored, authorshipOf(recorded)),
    settlements: recorded.settlements,
  })
}

/** Characters of an unreadable verdict that people are shown. */
const shownLength = 300

/** A verdict that cannot be read is none: people decide whether to ask again (decisions D11). */
function unreadable(
  scene: StepScene,
  turn: Turn,
  { answer, settlements }: RecordedAnswer<unknown>,
): StepResult {
  const said = answer.truncated
    ? ''
    : ` It said: “${excerptOf(stripCitationMarks(answer.text), shownLength)}”`
  const reason = `The verdict of ${turn.agent.name} could not be read.${said} Try again, or skip it and go on without a verdict.`
  return { ...gateAt(scene, turn, { kind: 'failure', reason }), settlements }
}

function evidenceOfJudge(scene: StepScene, turn: Turn): Promise<Evidence> {
  return evidenceAt(scene, turn.agent.role === 'REVIEWER' ? 'review' : 'approval', turn)
}

const announce = ({ ports, held }: StepScene, turn: Turn): void =>
  publishToPhase(ports, held.run, {
    type: 'AGENT_TYPING',
    data: { interactionId: turn.id, agentName: turn.agent.name, agentRole: turn.agent.role, isTyping: true },
  })

/** What is missing, by the contribution that it is missing in: named by its id, else by its agent's name. */
function groupByTurn(turns: readonly Turn[], revise: readonly MissingPart[]): Map<string, MissingPart[]> {
  const contributions = standingTurns(turns).filter((turn) => turn.agent.role === 'CONTRIBUTOR')
  const grouped = new Map<string, MissingPart[]>()
  for (const part of revise) {
    const turn =
      contributions.find(({ id }) => id === part.interactionId) ??
      contributions.findLast(({ agent }) => agent.name.toLowerCase() === part.contributor.toLowerCase())
    if (turn !== undefined) grouped.set(turn.id, [...(grouped.get(turn.id) ?? []), part])
  }
  return grouped
}
