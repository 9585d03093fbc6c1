import Skeleton from '@mui/material/Skeleton'
import type { RegistrationLink } from '@parley/contracts/http/registration.ts'
import { hasStatus, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { type Read } from '@parley/ui-kit/components/QueryView.tsx'
import { RetryNotice } from '@parley/ui-kit/components/RetryNotice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { RecoveryFrame } from '../../features/account/recovery/components/RecoveryFrame.tsx'
import { AccountForm } from '../../features/account/registration/components/AccountForm.tsx'
import { FirmForm } from '../../features/account/registration/components/FirmForm.tsx'
import { NewLinkForm } from '../../features/account/registration/components/NewLinkForm.tsx'
import {
  readRegistrationLinkRoute,
  registrationStateRoute,
} from '../../features/account/registration/registration-routes.ts'
import '../../features/account/registration/locales/en.ts'
import { kindOf } from '../../features/account/session/session-user.ts'
import { takeUpSession } from '../../features/account/session/take-up-session.ts'

/** Where invitations lead; without a link, a firm registers itself where the product takes that (decisions D2). */
export function RegisterPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  return token === '' ? <WithoutLink /> : <WithLink token={token} />
}

function Waiting({ query }: { query: Read<unknown> }) {
  const { t } = useTranslation()
  return (
    <RecoveryFrame title={t('registration.title')}>
      {query.error === null ? (
        <Skeleton variant="rounded" height={240} aria-label={t('common.loading')} />
      ) : (
        <RetryNotice query={query}>{messageOf(query.error)}</RetryNotice>
      )}
    </RecoveryFrame>
  )
}

function WithoutLink() {
  const { t } = useTranslation()
  const state = useRouteQuery(registrationStateRoute, {})
  if (state.data === undefined) return <Waiting query={state} />
  return state.data.selfRegistration ? (
    <RecoveryFrame title={t('registration.firmTitle')} text={t('registration.firmText')}>
      <FirmForm />
    </RecoveryFrame>
  ) : (
    <RecoveryFrame title={t('registration.closedTitle')} text={t('registration.closedText')}>
      <NewLinkForm />
    </RecoveryFrame>
  )
}

function WithLink({ token }: { token: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const link = useRouteQuery(
    readRegistrationLinkRoute,
    { body: { token } },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  const greeting = ({ kind, organisation }: RegistrationLink): string => {
    if (kind === 'firm') return t('registration.firmProved', { organisation })
    return organisation === null
      ? t('registration.invitedAlone')
      : t('registration.invited', { organisation })
  }
  if (hasStatus(link.error, 400))
    return (
      <RecoveryFrame title={t('registration.linkOverTitle')} text={t('registration.linkOverText')}>
        <NewLinkForm />
      </RecoveryFrame>
    )
  if (link.data === undefined) return <Waiting query={link} />
  return (
    <RecoveryFrame title={t('registration.title')} text={greeting(link.data)}>
      <AccountForm
        token={token}
        link={link.data}
        onSignedIn={(answer) => {
          takeUpSession(client, answer)
          // Whoever sets a product up begins where it says what is still to be set.
          const isOperator = kindOf(answer.user) === 'super-admin'
          void navigate(isOperator ? '/superadmin-dashboard' : '/', { replace: true })
        }}
        onSignInAnew={() => void navigate('/login', { replace: true })}
      />
    </RecoveryFrame>
  )
}
