import type { StepUpOutcome } from '@parley/ui-kit/calls/step-up.ts'
import { StepUpForm as ProofForm } from '@parley/ui-kit/shell/step-up/StepUpForm.tsx'
import { useTranslate } from 'react-admin'
import { useUser } from './session-context.ts'
import { signOut } from './sign-out.ts'

/** Asks the super admin for a proof of who they are. */
export function StepUpForm({ onSettled }: { onSettled: (outcome: StepUpOutcome) => void }) {
  const translate = useTranslate()
  const { email } = useUser()
  return (
    <ProofForm
      say={(text) => translate(`console.stepUp.${text}`)}
      email={email}
      onSettled={onSettled}
      onSignInAgain={() => void signOut()}
    />
  )
}
