import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { type ElementType, type ReactNode, useState } from 'react'
import { UserAvatar } from '../components/UserAvatar.tsx'

interface AccountMenuProps {
  /** Says whose account it is. */
  label: string
  name: string
  email: string
  /** Language and appearance. */
  preferences: ReactNode
  /** Entries; given what closes the menu. */
  children: (close: () => void) => ReactNode
}

/** Who is signed in, language and appearance, and the ways out. */
export function AccountMenu({ label, name, email, preferences, children }: AccountMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        data-guide="account"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: '4px', borderRadius: '50%' }}
      >
        <UserAvatar name={name} size={32} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: paperStyle } }}
      >
        <Box sx={{ px: '16px', py: '12px' }}>
          <Typography variant="subtitle1" noWrap>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {email}
          </Typography>
        </Box>
        <Divider />
        <Box sx={{ px: '16px', py: '12px', display: 'flex', flexDirection: 'column', gap: '12px' }}>
          {preferences}
        </Box>
        <Divider />
        <Box sx={{ p: '8px' }}>{children(() => setAnchor(null))}</Box>
      </Popover>
    </>
  )
}

const paperStyle = {
  width: 272,
  mt: '4px',
  borderRadius: '10px',
  border: 1,
  borderColor: 'divider',
  boxShadow: '0 8px 24px rgb(2 6 23 / 0.16)',
} as const

/** One entry of the menu: a link or a button. */
export const AccountEntry = <C extends ElementType = 'button'>(props: ButtonProps<C, { component?: C }>) => (
  <Button fullWidth color="inherit" {...props} sx={{ justifyContent: 'flex-start', px: '8px' }} />
)
