import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { setStepUpDialog, type StepUpOutcome } from '../../calls/step-up.ts'

type Settle = (outcome: StepUpOutcome) => void

interface StepUpDialogProps {
  /** Loaded when it is first needed, which for most people is never. */
  form: ComponentType<{ onSettled: Settle }>
}

/** Stands over the page when a sensitive action needs a recent proof of who one is; then the call is repeated. */
export function StepUpDialog({ form: Form }: StepUpDialogProps) {
  const [settle, setSettle] = useState<Settle | null>(null)
  useEffect(() => {
    setStepUpDialog(() => new Promise((resolve) => setSettle(() => resolve)))
    return () => setStepUpDialog(null)
  }, [])
  if (settle === null) return null
  return (
    <Suspense fallback={null}>
      <Form
        onSettled={(outcome) => {
          setSettle(null)
          settle(outcome)
        }}
      />
    </Suspense>
  )
}
