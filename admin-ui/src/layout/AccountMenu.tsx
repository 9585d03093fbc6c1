import AppIcon from '@mui/icons-material/OpenInNewRounded'
import DownloadIcon from '@mui/icons-material/DownloadRounded'
import LogoutIcon from '@mui/icons-material/LogoutRounded'
import SecurityIcon from '@mui/icons-material/ShieldRounded'
import { exportOwnData } from '@parley/contracts/http/own-data.ts'
import { downloadRoute } from '@parley/ui-kit/calls/download-route.ts'
import { AccountEntry, AccountMenu as Menu } from '@parley/ui-kit/shell/AccountMenu.tsx'
import { Preferences } from '@parley/ui-kit/shell/Preferences.tsx'
import { useState } from 'react'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import { signOut, useButtonCall, useUser } from '../session/index.ts'

/** Who is signed in, language and appearance, and the ways out. */
export function AccountMenu() {
  const translate = useTranslate()
  const { firstName, lastName, email } = useUser()
  const [locale, setLocale] = useLocaleState()
  const name = `${firstName} ${lastName}`.trim() || email
  return (
    <Menu
      label={translate('console.account', { name })}
      name={name}
      email={email}
      preferences={
        <Preferences
          say={(text) => translate(`console.${text}`)}
          language={locale === 'de' ? 'de' : 'en'}
          onLanguage={setLocale}
        />
      }
    >
      {() => (
        <>
          <AccountEntry href="/initiative-templates" startIcon={<AppIcon />}>
            {translate('console.openApp')}
          </AccountEntry>
          <AccountEntry href="/settings/security" startIcon={<SecurityIcon />}>
            {translate('console.security')}
          </AccountEntry>
          <OwnDataButton />
          <LogoutButton />
        </>
      )}
    </Menu>
  )
}

/** Everything that is kept about oneself, as a file. */
function OwnDataButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const { isBusy, run } = useButtonCall()
  const take = async (): Promise<void> => {
    await downloadRoute(exportOwnData, {})
    notify('console.ownDataTaken', { type: 'success' })
  }
  return (
    <AccountEntry
      loading={isBusy}
      startIcon={<DownloadIcon />}

      onClick={() => void run(take)}
    >
      {translate('console.ownData')}
    </AccountEntry>
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
    <AccountEntry
      loading={busy}
      startIcon={<LogoutIcon />}

      onClick={leave}
    >
      {translate('console.logout')}
    </AccountEntry>
  )
}
