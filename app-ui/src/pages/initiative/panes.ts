import type { Phase } from '@parley/contracts/http/phases.ts'
import { placeOfStep, type WorkPlace } from '../../features/engagement/next-step/index.ts'
import { isBlank, fillableFields } from '@parley/contracts/rules/input-values.ts'

/** What the work on a phase consists of, in the order in which it is done. */
export type WorkPane = Exclude<WorkPlace, 'conversation'>
const workPanes: readonly WorkPane[] = ['inputs', 'documents', 'findings', 'activation']
/** Where there is no room for two, the conversation is one of them. */
export type Pane = WorkPlace

/** Activation hands over what agents said: without agents there is nothing to activate (Document 2, 4.5). */
export const panesOf = ({ templatePhase }: Phase): readonly WorkPane[] =>
  templatePhase.aiAgents.length === 0 ? workPanes.filter((pane) => pane !== 'activation') : workPanes

export const openFindings = ({ observations }: Phase): number =>
  observations.filter(({ status }) => status === 'OPEN').length

/** What one comes for first: where the next step is done if it is one of this phase, else the inputs. */
export const firstPane = ({ id, nextStep }: Phase): Pane =>
  (nextStep.phase?.id === id ? placeOfStep[nextStep.kind] : undefined) ?? 'inputs'

/** How many of a phase's inputs hold a value. */
export function filledInputs({ requiredInputs, inputs }: Phase): { filled: number; total: number } {
  const fields = fillableFields(requiredInputs)
  return { filled: fields.filter(({ name }) => !isBlank(inputs[name])).length, total: fields.length }
}
