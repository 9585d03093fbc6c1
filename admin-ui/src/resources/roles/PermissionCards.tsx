import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { permissions as allPermissions, type Permission } from '@parley/contracts/enums.ts'
import { useId } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { spelledOut, toggled } from './permissions.ts'

/** One checkbox card per permission (Document 1, 2.11). */
export function PermissionCards() {
  const translate = useTranslate()
  const id = useId()
  const { field } = useInput<string[]>({ source: 'permissions', format: asGiven, parse: asGiven })
  const given = (field.value ?? []) as string[]
  return (
    <Box role="group" aria-labelledby={id} sx={{ mt: '8px' }}>
      <Typography id={id} component="div" sx={{ fontWeight: 500, mb: '8px' }}>
        {translate('resources.roles.fields.permissions')}
      </Typography>
      <Box sx={{ display: 'grid', gap: '8px', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {allPermissions.map((permission) => (
          <PermissionCard
            key={permission}
            permission={permission}
            isGiven={spelledOut(given).includes(permission)}
            onToggle={() => field.onChange(toggled(given, permission))}
          />
        ))}
      </Box>
    </Box>
  )
}

const asGiven = (permissions: string[]): string[] => permissions

interface PermissionCardProps {
  permission: Permission
  isGiven: boolean
  onToggle: () => void
}

function PermissionCard({ permission, isGiven, onToggle }: PermissionCardProps) {
  const translate = useTranslate()
  const id = useId()
  const name = translate(`roles.permission.${permission}`)
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: '4px',
        p: '8px',
        border: 1,
        borderColor: isGiven ? 'primary.main' : 'divider',
        borderRadius: '8px',
        cursor: 'pointer',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Checkbox
        size="small"
        checked={isGiven}
        onChange={onToggle}
        sx={{ p: '4px' }}
        slotProps={{ input: { 'aria-label': name, 'aria-describedby': id } }}
      />
      <Box sx={{ minWidth: 0, py: '2px' }}>
        <Box sx={{ fontWeight: 500 }}>{name}</Box>
        <Box id={id} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {translate(`roles.permissionText.${permission}`)}
        </Box>
      </Box>
    </Box>
  )
}
