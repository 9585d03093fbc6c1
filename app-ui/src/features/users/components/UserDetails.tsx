import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { User } from '@parley/contracts/http/users.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { nameOfUser } from '../user-queries.ts'
import { organisationOf, RoleBadges, UserStatus } from './UserTable.tsx'

interface UserDetailsProps {
  user: User
  /** Undefined for those who may only look. */
  onEdit: (() => void) | undefined
  onClose: () => void
}

/** One user, to look at. */
export function UserDetails({ user, onEdit, onClose }: UserDetailsProps) {
  const { t } = useTranslation()
  const id = useId()
  const facts: [string, ReactNode][] = [
    [t('users.email'), user.email],
    [t('users.roles'), <RoleBadges key="roles" user={user} />],
    [t('users.organisation'), organisationOf(user) ?? t('users.platform')],
    [t('users.status'), <UserStatus key="status" user={user} />],
    [t('users.created'), <RelativeTime key="created" at={user.createdAt} />],
    [t('users.updated'), <RelativeTime key="updated" at={user.updatedAt} />],
  ]
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{nameOfUser(user)}</DialogTitle>
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
