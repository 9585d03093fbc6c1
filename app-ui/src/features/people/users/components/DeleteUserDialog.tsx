import { deleteUser, listUsers, type User } from '@parley/contracts/http/users.ts'
import { listRoles } from '@parley/contracts/http/roles.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { useTranslation } from 'react-i18next'
import { nameOfUser } from '../name-of-user.ts'

interface DeleteUserDialogProps {
  user: User
  onClose: () => void
}

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const { t } = useTranslation()
  return (
    <DeleteDialog
      route={deleteUser}
      input={{ params: { id: user.id } }}
      refreshes={[listUsers, listRoles]}
      title={t('users.remove')}
      text={t('users.deleteText')}
      subject={`${nameOfUser(user)} (${user.email})`}
      onClose={onClose}
    />
  )
}
