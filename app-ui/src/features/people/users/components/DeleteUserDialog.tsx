import { deleteUser, listUsers, type User } from '@parley/contracts/http/users.ts'
import { listRoles } from '@parley/contracts/http/roles.ts'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../../lib/api-error.ts'
import { useRouteMutation } from '../../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'
import { nameOfUser } from '../user-queries.ts'

interface DeleteUserDialogProps {
  user: User
  onClose: () => void
}

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const { t } = useTranslation()
  const remove = useRouteMutation(deleteUser, [listUsers, listRoles])
  return (
    <ConfirmDialog
      open
      title={t('users.remove')}
      text={t('users.deleteText')}
      subject={`${nameOfUser(user)} (${user.email})`}
      confirmLabel={t('common.delete')}
      tone="danger"
      busy={remove.isPending}
      error={remove.error === null ? undefined : messageOf(remove.error)}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(
          { params: { id: user.id } },
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
