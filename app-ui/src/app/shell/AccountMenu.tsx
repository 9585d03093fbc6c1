import FeedbackIcon from '@mui/icons-material/FeedbackRounded'
import DisconnectIcon from '@mui/icons-material/LinkOffRounded'
import SecurityIcon from '@mui/icons-material/ShieldRounded'
import TutorialsIcon from '@mui/icons-material/SchoolRounded'
import LogoutIcon from '@mui/icons-material/LogoutRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { feedbackAddress } from '../../features/help/feedback/feedback-address.ts'
import { useLogout, useStopImpersonation } from '../../features/account/session/session-changes.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { displayName, kindOf } from '../../features/account/session/session-user.ts'
import { HelpEntries } from './HelpEntries.tsx'
import { AppearanceChoice, LanguageChoice } from './Preferences.tsx'

/** Who is signed in, language and appearance, and the way out. */
export function AccountMenu() {
  const { t } = useTranslation()
  const user = useUser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = displayName(user)
  return (
    <>
      <IconButton
        data-guide="account"
        aria-label={t('shell.account', { name })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 1, borderRadius: '50%' }}
      >
        <UserAvatar name={name} size={32} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('shell.account', { name }),
            sx: {
              width: 272,
              mt: 1,
              borderRadius: '10px',
              border: 1,
              borderColor: 'divider',
              boxShadow: '0 8px 24px rgb(2 6 23 / 0.16)',
            },
          },
        }}
      >
        <Box sx={{ px: 4, py: 3 }}>
          <Typography variant="subtitle1" noWrap>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {user.email}
          </Typography>
        </Box>
        <Divider />
        <Box sx={{ px: 4, py: 3, display: 'flex', flexDirection: 'column', gap: 3 }}>
          <LanguageChoice />
          <AppearanceChoice />
        </Box>
        <Divider />
        <Box sx={{ p: 2 }}>
          <Button
            fullWidth
            color="inherit"
            component={Link}
            to={kindOf(user) === 'firm' ? '/consulting-firm/security' : '/settings/security'}
            startIcon={<SecurityIcon />}
            sx={{ justifyContent: 'flex-start', px: 2 }}
            onClick={() => setAnchor(null)}
          >
            {t('shell.menu.security')}
          </Button>
          <HelpEntries onLeave={() => setAnchor(null)} />
          <TutorialsLink onLeave={() => setAnchor(null)} />
          <FeedbackLink onLeave={() => setAnchor(null)} />
          <WayOut onLeave={() => setAnchor(null)} />
        </Box>
      </Popover>
    </>
  )
}

function TutorialsLink({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      fullWidth
      color="inherit"
      component={Link}
      to="/tutorials"
      startIcon={<TutorialsIcon />}
      sx={{ justifyContent: 'flex-start', px: 2 }}
      onClick={onLeave}
    >
      {t('shell.tutorials')}
    </Button>
  )
}

/** Takes the page along that it is about. */
function FeedbackLink({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <Button
      fullWidth
      color="inherit"
      component={Link}
      to={feedbackAddress(pathname)}
      startIcon={<FeedbackIcon />}
      sx={{ justifyContent: 'flex-start', px: 2 }}
      onClick={onLeave}
    >
      {t('shell.sendFeedback')}
    </Button>
  )
}

/** Disconnect while impersonating, else Logout. */
function WayOut({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const logout = useLogout()
  const disconnect = useStopImpersonation()
  const [busy, setBusy] = useState(false)
  const leave = async (): Promise<void> => {
    setBusy(true)
    try {
      await (user.isImpersonating ? disconnect() : logout())
      // The shell may be the same afterwards, and the menu would stand under the pointer with Logout in its place.
      onLeave()
    } catch (error) {
      showError(t('session.logoutFailed', { message: messageOf(error) }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      fullWidth
      color="inherit"
      loading={busy}
      startIcon={user.isImpersonating ? <DisconnectIcon /> : <LogoutIcon />}
      sx={{ justifyContent: 'flex-start', px: 2 }}
      onClick={() => void leave()}
    >
      {user.isImpersonating ? t('shell.disconnect') : t('shell.logout')}
    </Button>
  )
}
