import { deleteSso, getSso } from '@parley/contracts/http/sso.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { useTranslation } from 'react-i18next'
import type { ConfiguredSso } from '../sso-access.ts'

interface RemoveSsoDialogProps {
  tenantId: string
  configured: ConfiguredSso
  onClose: () => void
}

/** Says who is concerned before the way in is taken away. */
export function RemoveSsoDialog({ tenantId, configured, onClose }: RemoveSsoDialogProps) {
  const { t } = useTranslation()
  const name = t(`sso.name.${configured.provider}`)
  return (
    <DeleteDialog
      route={deleteSso}
      input={{ params: { id: tenantId } }}
      refreshes={[getSso]}
      title={t('sso.removeTitle')}
      text={t('sso.removeText')}
      subject={configured.emailDomain === null ? name : `${name}, ${configured.emailDomain}`}
      confirmLabel={t('common.remove')}
      said={t('sso.removed')}
      onClose={onClose}
    />
  )
}
