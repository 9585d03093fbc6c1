import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { hasRequiredInputs } from '@parley/contracts/rules/input-values.ts'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { draftText, followDraft, forgetDraft } from '../../../lib/use-draft.ts'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { emptyDraft, isDirty, type PhaseDraft, shownValues } from './phase-draft.ts'

/** Under which key the browser keeps what is typed in a phase. */
export const inputsKey = (phaseId: string): string => `phase-inputs.${phaseId}`

/**
 * What is typed in the phase's inputs and not saved yet: completing takes it along, and what agents are asked for
 * waits until it is saved, so that all of them go by what is on the screen (Document 2, 4.2).
 */
export function useTypedInputs(phase: Phase) {
  const key = inputsKey(phase.id)
  const follow = useCallback((follower: () => void) => followDraft(key, follower), [key])
  const text = useSyncExternalStore(follow, () => draftText(key))
  const update = useRouteMutation(updatePhase, [getInitiative])
  const draft = useMemo(() => (text === null ? emptyDraft : (JSON.parse(text) as PhaseDraft)), [text])
  const isTyped = phase.status === 'IN_PROGRESS' && isDirty(draft)
  const body = isTyped ? { inputs: draft.values, baseInputs: draft.base } : {}
  return {
    /** The phase as it will be once what is typed is saved. */
    onScreen: isTyped
      ? { ...phase, hasInputs: hasRequiredInputs(phase.requiredInputs, shownValues(phase.inputs, draft)) }
      : phase,
    /** For the body of an update. */
    body,
    /** After they were saved with something else. */
    forget: (): void => {
      if (isTyped) forgetDraft(key)
    },
    /** Saves them by themselves, where there are any. */
    save: async (): Promise<void> => {
      if (!isTyped) return
      await update.mutateAsync({ params: { id: phase.id }, body: { ...body, updatedAt: phase.updatedAt } })
      forgetDraft(key)
    },
    isSaving: update.isPending,
  }
}
