import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Role } from '@parley/contracts/http/roles.ts'
import { type ReactNode, useId } from 'react'
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
  const { t } = useTranslation()
  const id = useId()
  const facts: [string, ReactNode][] = [
    [t('roles.description'), role.description ?? '-'],
    [t('roles.permissions'), <PermissionBadges key="permissions" permissions={role.permissions} />],
    [t('roles.immutable'), role.isImmutable ? t('roles.yes') : t('roles.no')],
    [t('roles.users'), role.userCount],
  ]
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{role.name}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 5, rowGap: 3 }}
        >
          {facts.map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
        {onEdit && (
          <Button variant="contained" onClick={onEdit}>
            {t('common.edit')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
