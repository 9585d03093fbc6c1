import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { DemoAccount } from '@parley/contracts/http/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { DemoAccounts } from '../../features/session/components/DemoAccounts.tsx'
import { SignInForm } from '../../features/session/components/SignInForm.tsx'
import { takeUpSession } from '../../features/session/take-up-session.ts'
import { isOfConsole, leaveFor } from '../../lib/leave-app.ts'
import { Logo } from '../../ui/Logo.tsx'

/** Only addresses of this product; `//elsewhere` would leave it. */
const isOwnPath = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path)

/** Sign-in (Document 1, section 2.3). Afterwards everybody goes where they wanted, or to their own beginning. */
export function LoginPage() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState<DemoAccount>()
  const title = t('session.signIn')
  useEffect(() => {
    document.title = `${title} · Parley`
  }, [title])
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
          <SignInForm
            {...(chosen === undefined ? {} : { given: chosen })}
            submitLabel={title}
            onSignedIn={(answer) => {
              takeUpSession(client, answer)
              const address = isOwnPath(next) ? next : '/'
              if (isOfConsole(address)) leaveFor(address)
              else void navigate(address, { replace: true })
            }}
          />
          <Typography sx={{ mt: 4, textAlign: 'center' }}>
            <Link to="/forgot-password" style={{ color: 'var(--parley-palette-primary-main)' }}>
              {t('session.forgotPassword')}
            </Link>
          </Typography>
        </Card>
        <DemoAccounts onChoose={setChosen} />
      </Box>
    </Box>
  )
}
