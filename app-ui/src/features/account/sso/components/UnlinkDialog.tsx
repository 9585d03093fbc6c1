import { ownSsoLink, unlinkSso } from '@parley/contracts/http/sso-links.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import type { OwnLink } from '../own-link.ts'

/** Ends the own link; the server refuses where no way to sign in would be left, and says so here. */
export function UnlinkDialog({ link, onClose }: { link: OwnLink; onClose: () => void }) {
  const { t } = useTranslation()
  const unlink = useRouteMutation(unlinkSso, [ownSsoLink])
  const onSuccess = (): void => {
    showSuccess(t('sso.link.unlinked'))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('sso.link.unlinkTitle', { name: t(`sso.providerName.${link.provider}`) })}
      text={t('sso.link.unlinkText')}
      confirmLabel={t('sso.link.unlink')}
      call={unlink}
      onCancel={onClose}
      onConfirm={() => unlink.mutate({ params: { id: link.ssoProviderId } }, { onSuccess })}
    />
  )
}
