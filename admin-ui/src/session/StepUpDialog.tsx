import { type StepUpOutcome, setStepUpDialog } from '@parley/ui-kit/calls/step-up.ts'
import { lazy, Suspense, useEffect, useState } from 'react'

type Settle = (outcome: StepUpOutcome) => void

/** Loaded when it is first needed. */
const StepUpForm = lazy(async () => ({ default: (await import('./StepUpForm.tsx')).StepUpForm }))

/** Stands over the console when a sensitive action needs a recent proof of who one is; then the call is repeated. */
export function StepUpDialog() {
  const [settle, setSettle] = useState<Settle | null>(null)
  useEffect(() => {
    setStepUpDialog(() => new Promise((resolve) => setSettle(() => resolve)))
    return () => setStepUpDialog(null)
  }, [])
  if (settle === null) return null
  return (
    <Suspense fallback={null}>
      <StepUpForm
        onSettled={(outcome) => {
          setSettle(null)
          settle(outcome)
        }}
      />
    </Suspense>
  )
}
