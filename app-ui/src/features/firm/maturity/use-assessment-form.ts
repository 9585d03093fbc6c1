import { createMaturityAssessment, listMaturityAssessments } from '@parley/contracts/http/maturity.ts'
import {
  allMaturityStatements,
  type MaturityAnswers,
  type MaturityStatement,
  maturityAnswersSchema,
} from '@parley/contracts/rules/maturity.ts'
import { useDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { useState } from 'react'

export type Answered = Partial<MaturityAnswers>

export interface AssessmentForm {
  answers: Answered
  answer: (statement: MaturityStatement, step: number) => void
  /** In their order on the page. */
  open: MaturityStatement[]
  /** Whether somebody has tried to save, so that what is missing is named. */
  isChecked: boolean
  isBusy: boolean
  failure: Error | null
  /** @returns the first statement without an answer, if there is one; otherwise it is being saved */
  save: () => MaturityStatement | undefined
  discard: () => void
}

const none: Answered = {}

/** Answers to the statements, kept on this device until they are saved or discarded. */
export function useAssessmentForm(clientId: string, onSaved: () => void): AssessmentForm {
  const draft = useDraft<Answered>(draftKey(clientId), none)
  const [isChecked, setIsChecked] = useState(false)
  const create = useRouteMutation(createMaturityAssessment, [listMaturityAssessments])
  const answers = draft.value
  const open = allMaturityStatements.filter((id) => answers[id] === undefined)
  const send = async (): Promise<void> => {
    const parsed = maturityAnswersSchema.parse(answers)
    await create.mutateAsync({ body: { answers: parsed } })
    draft.clear()
    onSaved()
  }
  return {
    answers,
    answer: (statement, step) => draft.setValue({ ...answers, [statement]: step }),
    open,
    isChecked,
    isBusy: create.isPending,
    failure: create.error,
    save: () => {
      setIsChecked(true)
      // What failed stands in the form.
      if (open.length === 0) send().catch(() => undefined)
      return open[0]
    },
    discard: () => {
      setIsChecked(false)
      create.reset()
      draft.clear()
    },
  }
}

export const draftKey = (clientId: string): string => `maturity.${clientId}`
