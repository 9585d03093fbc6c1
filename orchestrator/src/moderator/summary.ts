import { newId } from '@parley/contracts/ids.ts'
import { contradictionNotes, isModelFailure } from '../agents/index.ts'
import type { ModelAnswer } from '../models/port.ts'
import { providerNames } from '../models/index.ts'
import {
  askModel,
  checkText,
  evidenceFor,
  type StepScene,
  resultOf,
  type StepResult,
  publishToPhase,
} from '../steps/index.ts'
import { noChanges, standingTurns } from '../runs/index.ts'

/** The moderator's final summary, once the last agent is done (decisions D5). */
export async function summarise(scene: StepScene): Promise<StepResult> {
  const { held, ports } = scene
  await publishToPhase(ports, held.run, { type: 'MODERATOR_ANALYZING', data: { sequenceId: held.run.runId } })
  const sequenceId = held.run.runId
  const written = await writeSummary(scene)
  if ('failure' in written) return withoutModel(scene, written.failure)
  const { text, citations, settlements } = written
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
    const { text: checked, settlements } = await checkText(scene, 'final-summary', {
      text: recorded.answer.text,
      evidence,
      interactionId: null,
    })
    const notes = [...contradictionNotes(checked, evidence.language), ...notesOf(recorded.answer)]
    const text = [checked.text, ...notes].join('\n\n')
    return { ...checked, text, settlements: [...recorded.settlements, ...settlements] }
  } catch (error) {
    if (!isModelFailure(error)) throw error
    return { failure: error.message }
  }
}

/** What a reader of the summary has to know of how it came about. */
const notesOf = ({ truncated, standsInFor, provider }: ModelAnswer): string[] => [
  ...(truncated ? [stopsShort] : []),
  ...(standsInFor === null
    ? []
    : [`_Written by ${providerNames[provider]} in place of ${providerNames[standsInFor]}, which failed._`]),
]

/** No model could: the notes of the contributions stand in, marked as such; a summary that is there already stays. */
function withoutModel(scene: StepScene, failure: string): StepResult {
  const { run } = scene.held
  const sequenceId = run.runId
  if (run.isSummaryWanted)
    return resultOf({
      changes: { ...noChanges, run: { keepsSummary: true } },
      replies: [
        {
          id: newId(),
          toMessageId: null,
          type: 'MODERATOR_RESPONSE',
          content: `The summary could not be written anew. ${failure} The former one stands; ask for it again later.`,
          metadata: { agentName: 'Moderator', agentRole: 'MODERATOR' },
        },
      ],
    })
  const mark = `_The moderator could not write this summary. ${failure} These are its notes of each contribution; ask for the summary again later._`
  return resultOf({
    changes: { ...noChanges, run: { summary: { text: `${mark}\n\n${plainSummary(scene)}`, citations: [] } } },
    events: [{ type: 'FINAL_SUMMARY_GENERATED', data: { sequenceId, status: 'RUNNING' } }],
  })
}

/** What each contribution came to, in the moderator's earlier words, where no model can write a summary. */
const plainSummary = ({ held }: StepScene): string =>
  standingTurns(held.view.turns)
    .filter((turn) => turn.agent.role === 'CONTRIBUTOR' && turn.summary !== null)
    .map((turn) => `**${turn.chapterTitle ?? turn.agent.name}**: ${turn.summary ?? ''}`)
    .join('\n\n') || 'The agents have finished their work on this phase.'
