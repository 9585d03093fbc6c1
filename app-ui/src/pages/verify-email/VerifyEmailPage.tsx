import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { LinkPage } from '../../features/account/recovery/components/LinkPage.tsx'
import { verifyEmailRoute } from '../../features/account/registration/registration-routes.ts'
import '../../features/account/registration/locales/en.ts'

/** Where links about an address lead: the new one takes it up, the one before keeps it. */
export function VerifyEmailPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const keeps = search.get('keep') === '1'
  return (
    <LinkPage
      use={(token) => callRoute(verifyEmailRoute, { body: { token } })}
      title={t(keeps ? 'registration.keepTitle' : 'registration.verifyTitle')}
      text={t(keeps ? 'registration.keepText' : 'registration.verifyText')}
      submitLabel={t(keeps ? 'registration.keep' : 'registration.verify')}
      done={t(keeps ? 'registration.kept' : 'registration.verified')}
      over={t('registration.invalidLink')}
      signInLabel={t('registration.signIn')}
    />
  )
}
