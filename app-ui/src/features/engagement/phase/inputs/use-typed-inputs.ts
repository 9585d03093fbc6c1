import type { Phase } from '@parley/contracts/http/phases.ts'
import { hasRequiredInputs } from '@parley/contracts/rules/input-values.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { type DeskState, withSaved } from './inputs-desk.ts'
import { isDirty, shownValues } from './phase-draft.ts'
import { useInputsDesk } from './use-inputs-desk.ts'

/** What is on the screen and not stored is no reason to go on without it. */
function refusal({ failure, conflict, problems }: DeskState, text: string): Error | null {
  if (failure !== null) return failure
  return conflict !== null || Object.keys(problems).length > 0 ? new Error(text) : null
}

/**
 * What is typed in the phase's inputs: completing the phase, and what agents are asked for, wait until it is saved, so
 * that all of them go by what is on the screen (Document 2, 4.2).
 */
export function useTypedInputs(phase: Phase) {
  const { t } = useTranslation()
  const { desk, state } = useInputsDesk(phase)
  const [isWaiting, setIsWaiting] = useState(false)
  const isTyped = phase.status === 'IN_PROGRESS' && isDirty(state.draft)
  const stored = withSaved(phase, state)
  const hasInputs = (): boolean =>
    hasRequiredInputs(phase.requiredInputs, shownValues(stored.inputs, state.draft))
  return {
    /** The phase as it will be once what is typed is saved. */
    onScreen: isTyped ? { ...phase, hasInputs: hasInputs() } : phase,
    /**
     * Saves what is typed.
     * @returns the time of the phase that the next edit is made from
     * @throws what keeps it from being saved
     */
    save: async (): Promise<string> => {
      if (phase.status !== 'IN_PROGRESS') return phase.updatedAt
      setIsWaiting(true)
      await desk.save()
      setIsWaiting(false)
      const why = refusal(desk.state(), t('phase.inputsNotSaved'))
      if (why !== null) throw why
      return withSaved(phase, desk.state()).updatedAt
    },
    /** While something waits for the inputs to be saved; what is saved by itself holds nobody up. */
    isSaving: isWaiting,
  }
}
