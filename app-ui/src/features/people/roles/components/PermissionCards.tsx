import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import type { Permission } from '@parley/contracts/enums.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser, can } from '../../../account/session/index.ts'
import { allPermissions } from '../permissions.ts'

interface PermissionCardsProps {
  chosen: readonly Permission[]
  onChange: (chosen: Permission[]) => void
}

/** One card per permission; what the actor lacks can be seen, not given (decisions D1). */
export function PermissionCards({ chosen, onChange }: PermissionCardsProps) {
  const { t } = useTranslation()
  const user = useUser()
  const id = useId()
  const toggle = (permission: Permission): void =>
    onChange(
      chosen.includes(permission) ? chosen.filter((one) => one !== permission) : [...chosen, permission],
    )
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="div" sx={{ mb: 2 }}>
        {t('roles.permissions')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {allPermissions.map((permission) => (
          <PermissionCard
            key={permission}
            permission={permission}
            checked={chosen.includes(permission)}
            lacking={!can(user, permission)}
            onToggle={() => toggle(permission)}
          />
        ))}
      </Box>
    </Box>
  )
}

interface PermissionCardProps {
  permission: Permission
  checked: boolean
  lacking: boolean
  onToggle: () => void
}

function PermissionCard({ permission, checked, lacking, onToggle }: PermissionCardProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        p: 2,
        border: 1,
        borderColor: checked ? 'primary.main' : 'divider',
        borderRadius: '8px',
        cursor: lacking ? 'default' : 'pointer',
        '&:hover': lacking ? {} : { bgcolor: 'action.hover' },
      }}
    >
      <Checkbox
        size="small"
        checked={checked}
        disabled={lacking}
        onChange={onToggle}
        sx={{ p: 1 }}
        slotProps={{
          input: { 'aria-label': t(`roles.permission.${permission}`), 'aria-describedby': id },
        }}
      />
      <Box sx={{ minWidth: 0, py: 0.5 }}>
        <Box sx={{ fontWeight: 500 }}>{t(`roles.permission.${permission}`)}</Box>
        <Box id={id} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {lacking ? t('roles.lacking') : t(`roles.permissionText.${permission}`)}
        </Box>
      </Box>
    </Box>
  )
}
