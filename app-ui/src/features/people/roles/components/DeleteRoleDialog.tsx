import { deleteRole, listRoles, type Role } from '@parley/contracts/http/roles.ts'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../../lib/api-error.ts'
import { useRouteMutation } from '../../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'

/** Asks first; a role that somebody has is not deleted, and the server says how many they are. */
export function DeleteRoleDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation()
  const remove = useRouteMutation(deleteRole, [listRoles])
  return (
    <ConfirmDialog
      open
      title={t('roles.remove')}
      text={t('roles.deleteText')}
      subject={role.name}
      confirmLabel={t('common.delete')}
      tone="danger"
      busy={remove.isPending}
      error={remove.error === null ? undefined : messageOf(remove.error)}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(
          { params: { id: role.id } },
          {
            onSuccess: () => {
              showSuccess(t('common.deleted'))
              onClose()
            },
          },
        )
      }
    />
  )
}
