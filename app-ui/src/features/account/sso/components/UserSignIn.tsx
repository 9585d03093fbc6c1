import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { getUserSso, linkUserSso, unlinkUserSso, type UserSso } from '@parley/contracts/http/sso-links.ts'
import type { SsoProvider } from '@parley/contracts/http/sso.ts'
import type { User } from '@parley/contracts/http/users.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

/**
 * Whether a person signs in with the client's provider, and the switch for it (Document 3, section 7, users); for those
 * who may manage users, as the server tells nobody else.
 */
export function UserSignIn({ user }: { user: User }) {
  const { t } = useTranslation()
  const sso = useRouteQuery(getUserSso, { params: { id: user.id } }, { staleTime: 0 })
  if (sso.isError) return messageOf(sso.error)
  if (sso.data === undefined) return <Skeleton width={120} />
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}>
      <StateInWords sso={sso.data} />
      {!user.isObsolete && <Change user={user} sso={sso.data} />}
      {sso.data.available === null && sso.data.ssoProviderId === null && t('sso.user.unavailable')}
    </Box>
  )
}

function StateInWords({ sso: { available, ssoProviderId, linkedAt } }: { sso: UserSso }) {
  const { t } = useTranslation()
  const name = useNameOf(available?.provider)
  if (linkedAt !== null) return <span>{t('sso.user.linked', { name })}</span>
  if (ssoProviderId !== null) return <span>{t('sso.user.marked', { name })}</span>
  return available === null ? null : <span>{t('sso.user.off')}</span>
}

/** As an administrator reads it; a custom provider has no name. */
function useNameOf(provider: SsoProvider | undefined): string {
  const { t } = useTranslation()
  return provider === undefined || provider === 'custom' ? t('sso.yourProvider') : t(`sso.name.${provider}`)
}

function Change({ user, sso }: { user: User; sso: UserSso }) {
  const { t } = useTranslation()
  const name = useNameOf(sso.available?.provider)
  const mark = useRouteMutation(linkUserSso, [getUserSso])
  const [asking, setAsking] = useState(false)
  const { available, ssoProviderId, linkedAt } = sso
  if (linkedAt !== null || ssoProviderId !== null) {
    return (
      <>
        <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
          {t('sso.user.unmark')}
        </Button>
        {asking && <UnmarkDialog user={user} onClose={() => setAsking(false)} />}
      </>
    )
  }
  if (available === null) return null
  const body = { ssoProviderId: available.ssoProviderId }
  return (
    <Button
      size="small"
      variant="outlined"
      loading={mark.isPending}
      onClick={() =>
        mark.mutate(
          { params: { id: user.id }, body },
          { onSuccess: () => showSuccess(t('common.saved')), onError: showError },
        )
      }
    >
      {t('sso.user.mark', { name })}
    </Button>
  )
}

function UnmarkDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <DeleteDialog
      route={unlinkUserSso}
      input={{ params: { id: user.id } }}
      refreshes={[getUserSso]}
      title={t('sso.user.unmark')}
      text={t('sso.user.unmarkText')}
      subject={user.email}
      confirmLabel={t('sso.user.unmark')}
      said={t('common.saved')}
      onClose={onClose}
    />
  )
}
