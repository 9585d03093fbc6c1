import type { InitiativeTemplateChanges } from '@parley/contracts/http/initiative-template.ts'

/** What is to be taken over. */
export interface Choice {
  phaseIds: string[]
  addPhases: boolean
  globalInputs: boolean
}

export type ChangedPhase = InitiativeTemplateChanges['phases'][number]

/** Phases of the template that the initiative does not have yet. */
export const newPhases = ({ phases }: Pick<InitiativeTemplateChanges, 'phases'>): ChangedPhase[] =>
  phases.filter(({ phaseId, canTake }) => phaseId === null && canTake)

/** Everything that may be taken over. */
export function choiceOf(changes: InitiativeTemplateChanges | undefined): Choice {
  if (changes === undefined) return { phaseIds: [], addPhases: false, globalInputs: false }
  return {
    phaseIds: changes.phases.flatMap(({ phaseId, canTake }) =>
      phaseId !== null && canTake ? [phaseId] : [],
    ),
    addPhases: newPhases(changes).length > 0,
    globalInputs: changes.canTakeGlobalInputs,
  }
}

export const isNothing = ({ phaseIds, addPhases, globalInputs }: Choice): boolean =>
  phaseIds.length === 0 && !addPhases && !globalInputs
