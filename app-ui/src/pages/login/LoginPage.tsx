import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { DemoAccount } from '@parley/contracts/http/session.ts'
import { noteSignInPage } from '@parley/ui-kit/calls/session-store.ts'
import { Logo } from '@parley/ui-kit/components/Logo.tsx'
import { usePageTitle } from '@parley/ui-kit/lib/page-title.ts'
import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { DemoAccounts } from '../../features/account/session/components/DemoAccounts.tsx'
import { LanguageSwitch } from '../../features/account/session/components/LanguageSwitch.tsx'
import { SignInForm } from '../../features/account/sign-in/SignInForm.tsx'
import { useGoOn } from '../../features/account/session/use-go-on.ts'

const SsoEntry = lazy(async () => ({
  default: (await import('../../features/account/sso/components/SsoEntry.tsx')).SsoEntry,
}))

/** Sign-in (Document 1, section 2.3). Afterwards everybody goes where they wanted, or to their own beginning. */
export function LoginPage() {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState<DemoAccount>()
  const [email, setEmail] = useState('')
  const [withSso, setWithSso] = useState(false)
  const title = t('session.signIn')
  usePageTitle(title)
  // Before any effect asks for something.
  useLayoutEffect(noteSignInPage, [])
  const next = search.get('next')
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 4 }}>
      <Box sx={{ width: '100%', maxWidth: 400, py: 6 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 6 }}>
          <Logo size={36} />
          <Box>
            <Typography variant="h2" component="p" sx={{ lineHeight: 1.3 }}>
              {t('common.productName')}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t('session.tagline')}
            </Typography>
          </Box>
        </Box>
        <Card sx={{ p: 6 }}>
          <Typography variant="h1" sx={{ mb: 5 }}>
            {title}
          </Typography>
          {!withSso && (
            <SignInForm
              {...(chosen === undefined ? {} : { given: chosen })}
              submitLabel={title}
              onEmailLeft={setEmail}
              onSignedIn={(answer) => goOn(answer, next)}
            />
          )}
          {/* As high as the button that comes, so that nothing moves. */}
          <Box sx={{ mt: withSso ? 0 : 3, minHeight: 42 }}>
            <Suspense>
              <SsoEntry email={email} returnTo={next} isOpen={withSso} onOpen={setWithSso} />
            </Suspense>
          </Box>
          {!withSso && (
            <Typography sx={{ mt: 4, textAlign: 'center' }}>
              <Link to="/forgot-password" style={{ color: 'var(--parley-palette-primary-main)' }}>
                {t('session.forgotPassword')}
              </Link>
            </Typography>
          )}
        </Card>
        <LanguageSwitch />
        <DemoAccounts onChoose={setChosen} />
      </Box>
    </Box>
  )
}
