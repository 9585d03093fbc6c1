import type { Role } from '@parley/contracts/http/roles.ts'
import { roleText } from '@parley/contracts/role-words.ts'
import { FactsDialog } from '@parley/ui-kit/components/FactsDialog.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PermissionBadges } from './RoleTable.tsx'

interface RoleDetailsProps {
  role: Role
  /** Undefined where it cannot be changed. */
  onEdit: (() => void) | undefined
  onClose: () => void
}

/** One role, to look at. */
export function RoleDetails({ role, onEdit, onClose }: RoleDetailsProps) {
  const { t, i18n } = useTranslation()
  const facts: [string, ReactNode][] = [
    [t('roles.description'), role.description ?? '-'],
    [t('roles.permissions'), <PermissionBadges key="permissions" permissions={role.permissions} />],
    [t('roles.immutable'), role.isImmutable ? t('roles.yes') : t('roles.no')],
    [t('roles.users'), role.userCount],
  ]
  return (
    <FactsDialog title={roleText(role.name, i18n.language)} facts={facts} onEdit={onEdit} onClose={onClose} />
  )
}
