import { deleteRole, listRoles, type Role } from '@parley/contracts/http/roles.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { useTranslation } from 'react-i18next'

/** Asks first; a role that somebody has is not deleted, and the server says how many they are. */
export function DeleteRoleDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <DeleteDialog
      route={deleteRole}
      input={{ params: { id: role.id } }}
      refreshes={[listRoles]}
      title={t('roles.remove')}
      text={t('roles.deleteText')}
      subject={role.name}
      onClose={onClose}
    />
  )
}
