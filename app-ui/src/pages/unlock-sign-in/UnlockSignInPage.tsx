import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useTranslation } from 'react-i18next'
import { LinkPage } from '../../features/account/recovery/components/LinkPage.tsx'
import { unlockSignInRoute } from '../../features/account/recovery/recovery-routes.ts'
import '../../features/account/recovery/locales/en.ts'

/** Where the mail about a locked sign-in leads. */
export function UnlockSignInPage() {
  const { t } = useTranslation()
  return (
    <LinkPage
      use={(token) => callRoute(unlockSignInRoute, { body: { token } })}
      title={t('recovery.unlockTitle')}
      text={t('recovery.unlockText')}
      submitLabel={t('recovery.unlock')}
      done={t('recovery.unlocked')}
      over={t('recovery.unlockInvalid')}
      signInLabel={t('recovery.toSignIn')}
    />
  )
}
