import type { WrittenLanguage } from '@parley/contracts/rules/initiative-language.ts'
import type { Verdict } from '@parley/contracts/stored/run.ts'
import { askModel, authorshipOf, evidenceAt } from './ask-model.ts'
import type { StepScene } from './step-scene.ts'
import { changesOfVerdict, standingTurns, type Turn, gateWordsOf } from '../runs/index.ts'
import { resultOf, type StepResult } from './step-result.ts'
import { publishToPhase } from './token-stream.ts'
import { type MissingPart, revisionRequestOf, stripCitationMarks } from '../models/index.ts'
import { excerptOf } from '../models/language/index.ts'
import { gateAt } from './gate-step.ts'
import type { RecordedAnswer } from '../agents/index.ts'

/** What a judge came to: a verdict, or words that cannot be read as one. */
export interface Judgement {
  verdict: Verdict | null
  recorded: RecordedAnswer<unknown>
}

/** Asks a reviewer or approver for a verdict; who follows the phase sees who is at it, until they are done. */
export async function judge(scene: StepScene, turn: Turn): Promise<Judgement> {
  await announce(scene, turn, true)
  try {
    return await (turn.agent.role === 'REVIEWER' ? askReviewer(scene, turn) : askApprover(scene, turn))
  } finally {
    await announce(scene, turn, false)
  }
}

/** A reviewer approves, or names contributions to revise and what is missing in them (decisions D5 and D11). */
async function askReviewer(scene: StepScene, turn: Turn): Promise<Judgement> {
  const evidence = await evidenceAt(scene, 'review', turn)
  const recorded = await askModel(scene, 'review', { evidence, interactionId: turn.id })
  if (recorded.answer.structure === 'fallback') return { verdict: null, recorded }
  const { verdict: kind, reasons, revise } = recorded.answer.output
  const missing =
    kind === 'revise' ? groupByTurn(scene.held.view.turns, revise) : new Map<string, MissingPart[]>()
  const verdict: Verdict = {
    kind,
    reasons: reasons.map(stripCitationMarks),
    revise: [...missing.keys()],
    requests: Object.fromEntries([...missing].map(([id, parts]) => [id, revisionRequestOf(parts)])),
    overruledBy: null,
  }
  return { verdict, recorded }
}

/** An approver approves, or rejects, which opens a gate for the human (decisions D11, Conversation). */
async function askApprover(scene: StepScene, turn: Turn): Promise<Judgement> {
  const evidence = await evidenceAt(scene, 'approval', turn)
  const recorded = await askModel(scene, 'approval', { evidence, interactionId: turn.id })
  if (recorded.answer.structure === 'fallback') return { verdict: null, recorded }
  const { verdict: kind, reason, conditions } = recorded.answer.output
  const reasons = [reason, ...conditions].map(stripCitationMarks)
  return { verdict: { kind, reasons, revise: [], overruledBy: null }, recorded }
}

/** A judge's place in the run. */
export async function giveVerdict(scene: StepScene, turn: Turn): Promise<StepResult> {
  const { verdict, recorded } = await judge(scene, turn)
  if (verdict === null) return unreadable(scene, turn, recorded)
  return resultOf({
    changes: changesOfVerdict(turn, verdict, {
      authorship: authorshipOf(recorded),
      language: scene.held.context.language,
    }),
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
  const { language } = scene.held.context
  const reason = `${unreadableVerdict(turn, answer, language)} ${gateWordsOf(language).againOrWithout}`
  return { ...gateAt(scene, turn, { kind: 'failure', reason }), settlements }
}

/** That there is no verdict, with the beginning of what was said instead. */
export function unreadableVerdict(
  turn: Turn,
  answer: RecordedAnswer<unknown>['answer'],
  language: WrittenLanguage,
): string {
  const words = gateWordsOf(language)
  const said = answer.truncated
    ? ''
    : ` ${words.said(excerptOf(stripCitationMarks(answer.text), shownLength))}`
  return `${words.unreadable(turn.agent.name)}${said}`
}

const announce = ({ ports, held }: StepScene, turn: Turn, isTyping: boolean): Promise<void> =>
  publishToPhase(ports, held.run, {
    type: 'AGENT_TYPING',
    data: { interactionId: turn.id, agentName: turn.agent.name, agentRole: turn.agent.role, isTyping },
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
