import { deleteSso, getSso } from '@parley/contracts/http/sso.ts'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../../lib/api-error.ts'
import { useRouteMutation } from '../../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'
import type { ConfiguredSso } from '../sso-access.ts'

interface RemoveSsoDialogProps {
  tenantId: string
  configured: ConfiguredSso
  onClose: () => void
}

/** Says who is concerned before the way in is taken away. */
export function RemoveSsoDialog({ tenantId, configured, onClose }: RemoveSsoDialogProps) {
  const { t } = useTranslation()
  const remove = useRouteMutation(deleteSso, [getSso])
  const onSuccess = (): void => {
    showSuccess(t('sso.removed'))
    onClose()
  }
  const name = t(`sso.name.${configured.provider}`)
  return (
    <ConfirmDialog
      open
      title={t('sso.removeTitle')}
      text={t('sso.removeText')}
      subject={configured.emailDomain === null ? name : `${name}, ${configured.emailDomain}`}
      confirmLabel={t('common.remove')}
      tone="danger"
      busy={remove.isPending}
      error={remove.error === null ? undefined : messageOf(remove.error)}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ params: { id: tenantId } }, { onSuccess })}
    />
  )
}
