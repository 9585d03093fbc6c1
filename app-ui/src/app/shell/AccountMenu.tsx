import FeedbackIcon from '@mui/icons-material/FeedbackRounded'
import DisconnectIcon from '@mui/icons-material/LinkOffRounded'
import SecurityIcon from '@mui/icons-material/ShieldRounded'
import TutorialsIcon from '@mui/icons-material/SchoolRounded'
import LogoutIcon from '@mui/icons-material/LogoutRounded'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { changeLanguage } from '@parley/ui-kit/i18n/i18n.ts'
import { AccountEntry, AccountMenu as Menu } from '@parley/ui-kit/shell/AccountMenu.tsx'
import { Preferences } from '@parley/ui-kit/shell/Preferences.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { feedbackAddress } from '../../features/help/feedback/feedback-address.ts'
import { useLogout, useStopImpersonation } from '../../features/account/session/session-changes.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { displayName, kindOf } from '../../features/account/session/session-user.ts'
import { HelpEntries } from './HelpEntries.tsx'

/** Who is signed in, language and appearance, and the way out. */
export function AccountMenu() {
  const { t, i18n } = useTranslation()
  const user = useUser()
  const name = displayName(user)
  return (
    <Menu
      label={t('shell.account', { name })}
      name={name}
      email={user.email}
      preferences={
        <Preferences
          say={(text) => t(`shell.${text}`)}
          language={i18n.language === 'de' ? 'de' : 'en'}
          onLanguage={(language) => void changeLanguage(language)}
        />
      }
    >
      {(close) => (
        <>
          <AccountEntry
            component={Link}
            to={kindOf(user) === 'firm' ? '/consulting-firm/security' : '/settings/security'}
            startIcon={<SecurityIcon />}
            onClick={close}
          >
            {t('shell.menu.security')}
          </AccountEntry>
          <HelpEntries onLeave={close} />
          <TutorialsLink onLeave={close} />
          <FeedbackLink onLeave={close} />
          <WayOut onLeave={close} />
        </>
      )}
    </Menu>
  )
}

function TutorialsLink({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  return (
    <AccountEntry component={Link} to="/tutorials" startIcon={<TutorialsIcon />} onClick={onLeave}>
      {t('shell.tutorials')}
    </AccountEntry>
  )
}

/** Takes the page along that it is about. */
function FeedbackLink({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <AccountEntry
      component={Link}
      to={feedbackAddress(pathname)}
      startIcon={<FeedbackIcon />}
      onClick={onLeave}
    >
      {t('shell.sendFeedback')}
    </AccountEntry>
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
    <AccountEntry
      loading={busy}
      startIcon={user.isImpersonating ? <DisconnectIcon /> : <LogoutIcon />}
      onClick={() => void leave()}
    >
      {user.isImpersonating ? t('shell.disconnect') : t('shell.logout')}
    </AccountEntry>
  )
}
