import AppIcon from '@mui/icons-material/OpenInNewRounded'
import DownloadIcon from '@mui/icons-material/DownloadRounded'
import LogoutIcon from '@mui/icons-material/LogoutRounded'
import SecurityIcon from '@mui/icons-material/ShieldRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useColorScheme } from '@mui/material/styles'
import { exportOwnData } from '@parley/contracts/http/own-data.ts'
import { downloadRoute } from '@parley/ui-kit/calls/download-route.ts'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import { useState } from 'react'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import { useGuarded, signOut, useUser } from '../session/index.ts'
import { Choice } from './Choice.tsx'

const buttonStyle = { justifyContent: 'flex-start', px: 1 } as const

/** Who is signed in, language and appearance, and the ways out. */
export function AccountMenu() {
  const translate = useTranslate()
  const { firstName, lastName, email } = useUser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = `${firstName} ${lastName}`.trim() || email
  const label = translate('console.account', { name })
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5, borderRadius: '50%' }}
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
            'aria-label': label,
            sx: {
              width: 272,
              mt: 0.5,
              borderRadius: '10px',
              border: 1,
              borderColor: 'divider',
              boxShadow: '0 8px 24px rgb(2 6 23 / 0.16)',
            },
          },
        }}
      >
        <Box sx={{ px: 2, py: 1.5 }}>
          <Typography variant="subtitle1" noWrap>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {email}
          </Typography>
        </Box>
        <Divider />
        <Preferences />
        <Divider />
        <Box sx={{ p: 1 }}>
          <Button
            fullWidth
            color="inherit"
            href="/initiative-templates"
            startIcon={<AppIcon />}
            sx={buttonStyle}
          >
            {translate('console.openApp')}
          </Button>
          <Button
            fullWidth
            color="inherit"
            href="/settings/security"
            startIcon={<SecurityIcon />}
            sx={buttonStyle}
          >
            {translate('console.security')}
          </Button>
          <OwnDataButton />
          <LogoutButton />
        </Box>
      </Popover>
    </>
  )
}

function Preferences() {
  const translate = useTranslate()
  const [locale, setLocale] = useLocaleState()
  const { mode, setMode } = useColorScheme()
  return (
    <Box sx={{ px: 2, py: 1.5, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Choice
        label={translate('console.language')}
        value={locale}
        options={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'de', label: 'Deutsch', lang: 'de' },
        ]}
        onChange={setLocale}
      />
      <Choice<'light' | 'dark' | 'system'>
        label={translate('console.appearance')}
        value={mode ?? 'system'}
        options={[
          { value: 'light', label: translate('console.light') },
          { value: 'dark', label: translate('console.dark') },
          { value: 'system', label: translate('console.system') },
        ]}
        onChange={setMode}
      />
    </Box>
  )
}

/** Everything that is kept about oneself, as a file. */
function OwnDataButton() {
  const translate = useTranslate()
  const guarded = useGuarded()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const take = async (): Promise<void> => {
    setBusy(true)
    try {
      await guarded(() => downloadRoute(exportOwnData, {}))
      notify('console.ownDataTaken', { type: 'success' })
    } catch (error) {
      const message = error instanceof Error ? error.message : 'ra.notification.http_error'
      notify(message, { type: 'error', messageArgs: { _: message } })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      fullWidth
      color="inherit"
      loading={busy}
      startIcon={<DownloadIcon />}
      sx={buttonStyle}
      onClick={() => void take()}
    >
      {translate('console.ownData')}
    </Button>
  )
}

function LogoutButton() {
  const translate = useTranslate()
  const [busy, setBusy] = useState(false)
  const leave = (): void => {
    setBusy(true)
    void signOut()
  }
  return (
    <Button
      fullWidth
      color="inherit"
      loading={busy}
      startIcon={<LogoutIcon />}
      sx={buttonStyle}
      onClick={leave}
    >
      {translate('console.logout')}
    </Button>
  )
}
