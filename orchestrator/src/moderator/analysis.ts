import { numberCitations, withNumbers } from '../agents/citation-numbers.ts'
import { isModelFailure } from '../agents/recorded-generate.ts'
import { stripCitationMarks } from '../models/citations.ts'
import type { Evidence, EvidenceTurn } from '../models/port.ts'
import { excerptOf } from '../models/language/sentences.ts'
import { fallbackAnalysis } from '../models/schemas.ts'
import { askModel, evidenceAt, type StepScene } from '../sequences/ask-model.ts'
import { changesOfAnalysis } from '../sequences/changes.ts'
import type { AllowedDecision } from '../sequences/next-step.ts'
import { resultOf, type StepResult } from '../sequences/step-result.ts'
import { publishToPhase } from '../sequences/token-stream.ts'
import type { Turn } from '../sequences/turns.ts'

/** Characters of earlier answers that the analysis is shown (Document 2, 4.3). */
const earlierLength = 300

/** Earlier answers cut short; the one that is read stays whole. */
const shortened = (conversation: EvidenceTurn[], turn: Turn): EvidenceTurn[] =>
  conversation.map((said) =>
    said.interactionId === turn.id
      ? said
      : { ...said, text: excerptOf(stripCitationMarks(said.text), earlierLength) },
  )

/** The words that are read stand last, so that it is clear whose they are. */
const withAnswerLast = (conversation: EvidenceTurn[], turn: Turn): EvidenceTurn[] => [
  ...conversation.filter((said) => said.interactionId !== turn.id),
  ...conversation.filter((said) => said.interactionId === turn.id),
]

/**
 * The moderator reads an answer, sums it up and decides what follows. Where only one thing can follow, no model is
 * asked; where none answers, it thanks the agent and goes on (decisions D5; Document 2, 4.3).
 */
export async function analyse(scene: StepScene, turn: Turn, allowed: AllowedDecision[]): Promise<StepResult> {
  const { held, ports } = scene
  const askedAt = new Date().toISOString()
  const withoutModel = (text: string): StepResult => {
    const analysis = fallbackAnalysis(turn.agent.name, text)
    const given = { analysis, summary: analysis.summary, allowed, askedAt }
    return resultOf({ changes: changesOfAnalysis(held.view, turn, given) })
  }
  if (allowed.length === 1) return withoutModel(turn.response ?? '')
  publishToPhase(ports, held.run, { type: 'MODERATOR_ANALYZING', data: { interactionId: turn.id } })
  try {
    const base = await evidenceAt(scene, turn)
    const conversation = withAnswerLast(shortened(base.conversation, turn), turn)
    const evidence: Evidence = {
      ...base,
      conversation,
      ...(turn.expectedOutput && { expectedOutput: turn.expectedOutput }),
    }
    const recorded = await askModel(scene, 'moderator-analysis', { evidence, interactionId: turn.id })
    const analysis = recorded.answer.output
    // The summary may cite what the answer cited, with the answer's own numbers.
    const checked = numberCitations(analysis.summary, evidence)
    const summary =
      checked.citations.length > 0
        ? withNumbers(analysis.summary, turn.citations)
        : stripCitationMarks(checked.text)
    const changes = changesOfAnalysis(held.view, turn, { analysis, summary, allowed, askedAt })
    return gateEvents(scene, turn, resultOf({ changes, settlements: recorded.settlements }))
  } catch (error) {
    if (!isModelFailure(error)) throw error
    return withoutModel('')
  }
}

/** A question to people is a gate: it is announced like every other. */
function gateEvents({ held }: StepScene, turn: Turn, result: StepResult): StepResult {
  const gate = result.changes.run.gate
  if (gate == null) return result
  const { kind, reason } = gate
  return {
    ...result,
    isExact: true,
    events: [
      { type: 'HITL_REQUIRED', data: { interactionId: turn.id, kind, reason } },
      { type: 'SEQUENCE_UPDATED', data: { sequenceId: held.run.runId, status: 'AWAITING_HUMAN' } },
    ],
  }
}
