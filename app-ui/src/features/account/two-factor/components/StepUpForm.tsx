import type { StepUpOutcome } from '@parley/ui-kit/calls/step-up.ts'
import { StepUpForm as ProofForm } from '@parley/ui-kit/shell/step-up/StepUpForm.tsx'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../passwords/index.ts'
import { useLogout, useUser } from '../../session/index.ts'
import '../step-up-texts.ts'

/** Asks the person of the app for a proof of who they are. */
export function StepUpForm({ onSettled }: { onSettled: (outcome: StepUpOutcome) => void }) {
  const { t } = useTranslation()
  const { email } = useUser()
  const logout = useLogout()
  return (
    <ProofForm
      say={(text) => t(`stepUp.${text}`)}
      email={email}
      passwordField={PasswordField}
      onSettled={onSettled}
      onSignInAgain={() => {
        onSettled('declined')
        void logout()
      }}
    />
  )
}
