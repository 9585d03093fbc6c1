import { numberCitations } from '../agents/citation-numbers.ts'
import { isModelFailure } from '../agents/recorded-generate.ts'
import type { Settlement } from '../agents/provider-calls.queries.ts'
import { askModel, evidenceFor, type StepScene } from '../sequences/ask-model.ts'
import { noChanges } from '../sequences/changes.ts'
import { resultOf, type StepResult } from '../sequences/step-result.ts'
import { publishToPhase } from '../sequences/token-stream.ts'
import { standingTurns } from '../sequences/turns.ts'

/** The moderator's final summary, once the last agent is done (decisions D5). */
export async function summarise(scene: StepScene): Promise<StepResult> {
  const { held, ports } = scene
  publishToPhase(ports, held.run, { type: 'MODERATOR_ANALYZING', data: { sequenceId: held.run.runId } })
  const { text, citations, settlements } = await writeSummary(scene)
  const sequenceId = held.run.runId
  return resultOf({
    changes: { ...noChanges, run: { summary: { text, citations } } },
    events: [{ type: 'FINAL_SUMMARY_GENERATED', data: { sequenceId, status: 'RUNNING' } }],
    settlements,
  })
}

const stopsShort = '_This summary ran into its length and stops short._'

async function writeSummary(scene: StepScene) {
  try {
    const evidence = await evidenceFor(scene, 'final-summary', [])
    const recorded = await askModel(scene, 'final-summary', { evidence, interactionId: null })
    const checked = numberCitations(recorded.answer.text, evidence)
    const text = recorded.answer.truncated ? `${checked.text}\n\n${stopsShort}` : checked.text
    return { ...checked, text, settlements: recorded.settlements }
  } catch (error) {
    if (!isModelFailure(error)) throw error
    return { text: plainSummary(scene), citations: [], settlements: [] as Settlement[] }
  }
}

/** What each contribution came to, in the moderator's earlier words, where no model can write a summary. */
const plainSummary = ({ held }: StepScene): string =>
  standingTurns(held.view.turns)
    .filter((turn) => turn.agent.role === 'CONTRIBUTOR' && turn.summary !== null)
    .map((turn) => `**${turn.chapterTitle ?? turn.agent.name}**: ${turn.summary ?? ''}`)
    .join('\n\n') || 'The agents have finished their work on this phase.'
