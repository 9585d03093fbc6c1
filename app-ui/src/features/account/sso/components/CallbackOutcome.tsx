import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { RecoveryFrame } from '../../recovery/parts.ts'
import { type SignedIn, isOwnPath, useGoOn } from '../../session/index.ts'
import type { SsoOutcome } from '../use-provider-answer.ts'
import { TestSignIn } from './TestSignIn.tsx'

/** Of those who have a second factor; the others need not load it. */
const SecondStep = lazy(async () => ({
  default: (await import('../../two-factor/components/SecondStep.tsx')).SecondStep,
}))

/** What came of it, by what was begun: a sign-in, a link of the own account, or a test. */
export function CallbackOutcome({ outcome }: { outcome: SsoOutcome }) {
  if ('test' in outcome) return <TestSignIn result={outcome.test} />
  if ('linked' in outcome) return <Linked returnTo={outcome.returnTo} />
  if ('token' in outcome) return <GoOn answer={outcome} returnTo={outcome.returnTo} />
  return <AskForCode challenge={outcome.challenge} returnTo={outcome.returnTo} />
}

function GoOn({ answer, returnTo }: { answer: SignedIn; returnTo: string | null }) {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const begin = useEffectEvent(() => goOn(answer, returnTo))
  useEffect(() => begin(), [])
  return <RecoveryFrame title={t('sso.callback.title')} text={t('sso.callback.working')} />
}

/** An account that has a second factor here is asked for it all the same. */
function AskForCode({ challenge, returnTo }: { challenge: string; returnTo: string | null }) {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const navigate = useNavigate()
  return (
    <RecoveryFrame title={t('sso.callback.title')}>
      <Suspense>
        <SecondStep
          challenge={challenge}
          onSignedIn={(answer) => goOn(answer, returnTo)}
          onBack={() => void navigate('/login', { replace: true })}
        />
      </Suspense>
    </RecoveryFrame>
  )
}

/** Back to the page that it was begun on, which shows that it is linked. */
function Linked({ returnTo }: { returnTo: string | null }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const begin = useEffectEvent(() => navigate(isOwnPath(returnTo) ? returnTo : '/', { replace: true }))
  useEffect(() => void begin(), [])
  return <RecoveryFrame title={t('sso.callback.title')} text={t('sso.link.linkedNow')} />
}
