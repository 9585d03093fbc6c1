import { newId } from '@parley/contracts/ids.ts'
import type { ModeratorDecision } from '@parley/contracts/stored/run.ts'
import {
  citablePassages,
  numberCitations,
  withNumbers,
  standingRequestsOf,
  type Settlement,
  isModelFailure,
} from '../agents/index.ts'
import { stripCitationMarks, fallbackAnalysis, type ModeratorAnalysis } from '../models/index.ts'
import type { AllowedChoice, Evidence, EvidenceTurn } from '../models/port.ts'
import {
  askModel,
  evidenceAt,
  isBudgetPassed,
  type StepScene,
  gateQuestion,
  resultOf,
  type StepResult,
  publishToPhase,
} from '../steps/index.ts'
import {
  changesOfAnalysis,
  type Reply,
  type AllowedDecision,
  followUpsAt,
  mostFollowUps,
  type Turn,
} from '../runs/index.ts'

/** The words that are read stand last, so that it is clear whose they are. */
const withAnswerLast = (conversation: EvidenceTurn[], turn: Turn): EvidenceTurn[] => [
  ...conversation.filter((said) => said.interactionId !== turn.id),
  ...conversation.filter((said) => said.interactionId === turn.id),
]

/**
 * The moderator reads an answer, sums it up and decides what follows. Where only one thing can follow, no model is
 * asked; where none answers, it thanks the agent in a message and goes on (decisions D5; Document 2, 4.3).
 */
export async function analyse(scene: StepScene, turn: Turn, allowed: AllowedDecision[]): Promise<StepResult> {
  const { held, ports } = scene
  const askedAt = new Date().toISOString()
  const byRule = (text: string): StepResult => {
    const analysis = fallbackAnalysis(turn.agent.name, text)
    const decision: ModeratorDecision = { kind: 'next', by: 'rule', refused: null }
    const given = { analysis, summary: analysis.summary, decision, askedAt }
    return resultOf({ changes: changesOfAnalysis(held.view, turn, given) })
  }
  if (allowed.length === 1) return byRule(turn.response ?? '')
  await publishToPhase(ports, held.run, { type: 'MODERATOR_ANALYZING', data: { interactionId: turn.id } })
  try {
    const reading = await read(scene, turn, allowed)
    const { settlements } = reading
    if ('plain' in reading)
      return reading.plain === ''
        ? { ...byRule(''), settlements, replies: [thanks(turn)] }
        : { ...byRule(reading.plain), settlements }
    const { analysis, evidence, decision } = reading
    const summary = summaryOf(analysis, evidence, turn)
    const changes = changesOfAnalysis(held.view, turn, { analysis, summary, decision, askedAt })
    return asGate(scene, turn, resultOf({ changes, settlements, met: metBy(scene, turn, analysis) }))
  } catch (error) {
    if (!isModelFailure(error)) throw error
    return { ...byRule(''), replies: [thanks(turn)] }
  }
}

interface Reading {
  analysis: ModeratorAnalysis
  evidence: Evidence
  decision: ModeratorDecision
  settlements: Settlement[]
}

/** Words that are no structured data (Document 2, 4.3); '' for the beginning of some, which says nothing. */
interface Unread {
  plain: string
  settlements: Settlement[]
}

/** A choice that is not allowed is asked for again once, then made by rule and recorded as such. */
async function read(scene: StepScene, turn: Turn, allowed: AllowedDecision[]): Promise<Reading | Unread> {
  const base = await evidenceAt(scene, 'moderator-analysis', turn)
  const evidence: Evidence = {
    ...base,
    conversation: withAnswerLast(base.conversation, turn),
    allowed: allowed.map((decision) => choiceOf(scene, turn, decision)),
  }
  const first = await askModel(scene, 'moderator-analysis', { evidence, interactionId: turn.id })
  const { structure, truncated, text } = first.answer
  if (structure === 'fallback')
    return { plain: truncated ? '' : stripCitationMarks(text), settlements: first.settlements }
  const refused = refusalOf(first.answer.output, allowed)
  if (refused === null)
    return {
      analysis: first.answer.output,
      evidence,
      settlements: first.settlements,
      decision: { kind: first.answer.output.decision, by: 'model', refused: null },
    }
  const again = await askAgain(scene, turn, { evidence, refused })
  const settlements = [...first.settlements, ...(again?.settlements ?? [])]
  const second = again?.answer.structure === 'fallback' ? undefined : again?.answer.output
  const analysis = second ?? first.answer.output
  const isRefused = second === undefined || refusalOf(second, allowed) !== null
  const decision: ModeratorDecision = isRefused
    ? { kind: 'next', by: 'rule', refused }
    : { kind: analysis.decision, by: 'model', refused }
  return { analysis, evidence, decision, settlements }
}

async function askAgain(scene: StepScene, turn: Turn, given: { evidence: Evidence; refused: string }) {
  const question = `You answered once already, and your choice cannot be carried out: ${given.refused} Read the answer again and choose one of the allowed decisions, with what it needs.`
  const evidence: Evidence = { ...given.evidence, question }
  try {
    return await askModel(scene, 'moderator-analysis', { evidence, interactionId: turn.id })
  } catch (error) {
    // What the first answer has used is not lost for want of a second.
    if (!isModelFailure(error) && !isBudgetPassed(error)) throw error
    return undefined
  }
}

/** Why a decision cannot be carried out; null where it can. */
function refusalOf(analysis: ModeratorAnalysis, allowed: readonly AllowedDecision[]): string | null {
  const { decision, followUpPrompt, question } = analysis
  if (!allowed.includes(decision)) return `${decision} is not allowed here.`
  if (decision === 'follow_up' && !followUpPrompt) return 'follow_up came without a followUpPrompt.'
  if (decision === 'ask_human' && !question) return 'ask_human came without a question.'
  return null
}

function choiceOf({ held }: StepScene, turn: Turn, decision: AllowedDecision): AllowedChoice {
  if (decision === 'follow_up') {
    const done = followUpsAt(held.view.turns, turn.position)
    return {
      decision,
      why: `${turn.agent.name} may be asked again about a named part that is open; ${done} of ${mostFollowUps} follow-ups are used.`,
    }
  }
  if (decision === 'ask_human')
    return {
      decision,
      why: 'the people of the phase may be asked one question at this place, which stops the run until one of them answers.',
    }
  return { decision, why: 'the next agent has the floor; what is open here is told to those who follow.' }
}

/** The summary may cite what the answer cited, with the answer's own numbers. */
function summaryOf({ summary }: ModeratorAnalysis, evidence: Evidence, turn: Turn): string {
  const checked = numberCitations(summary, { ...evidence, passages: citablePassages(evidence) })
  return checked.citations.length > 0
    ? withNumbers(summary, turn.citations)
    : stripCitationMarks(checked.text)
}

/** Which of people's requests the answer has met; decisions bind for ever. */
const metBy = ({ held }: StepScene, turn: Turn, { metRequests }: ModeratorAnalysis): StepResult['met'] =>
  standingRequestsOf(held.view.turns, held.messages, turn).flatMap(({ number, kind, messageId }) =>
    kind === 'request' && messageId !== null && metRequests.includes(number)
      ? [{ messageId, interactionId: turn.id }]
      : [],
  )

const thanks = (turn: Turn): Reply => ({
  id: newId(),
  toMessageId: null,
  type: 'MODERATOR_RESPONSE',
  content: fallbackAnalysis(turn.agent.name).summary,
  metadata: { agentName: 'Moderator', agentRole: 'MODERATOR', interactionId: turn.id },
})

/** A question to people is a gate: it is announced like every other, and stands in the conversation. */
function asGate({ held }: StepScene, turn: Turn, result: StepResult): StepResult {
  const { gate } = result.changes.run
  if (gate == null) return result
  const { kind, reason } = gate
  return {
    ...result,
    isExact: true,
    replies: gateQuestion(turn, { kind, reason }),
    events: [
      { type: 'HITL_REQUIRED', data: { interactionId: turn.id, kind, reason } },
      { type: 'SEQUENCE_UPDATED', data: { sequenceId: held.run.runId, status: 'AWAITING_HUMAN' } },
    ],
  }
}
