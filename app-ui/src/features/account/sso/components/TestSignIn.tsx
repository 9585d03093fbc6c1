import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { SsoTestResult } from '@parley/contracts/http/sso-sign-in.ts'
import { useTranslation } from 'react-i18next'
import { RecoveryFrame } from '../../recovery/parts.ts'

/** What the provider tells of the person who tried; nobody is signed in by it. */
export function TestSignIn({ result }: { result: SsoTestResult }) {
  const { t } = useTranslation()
  const { name, email, subject, issuer, emailVerified, protocol, wouldSignIn } = result
  const none = t('sso.callback.testNone')
  const facts = [
    [t('sso.callback.testName'), name ?? none],
    [t('sso.callback.testEmail'), email ?? none],
    [
      t('sso.callback.testVerified'),
      emailVerified === null ? none : t(emailVerified ? 'sso.callback.yes' : 'sso.callback.no'),
    ],
    [t('sso.callback.testSubject'), subject],
    [t('sso.callback.testProtocol'), t(`sso.protocol.${protocol}`)],
    [t('sso.callback.testIssuer'), issuer ?? none],
  ]
  const lets = wouldSignIn === 'linked' || wouldSignIn === 'link_at_sign_in' || wouldSignIn === 'new_account'
  return (
    <RecoveryFrame title={t('sso.callback.testTitle')} text={t('sso.callback.testText')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
      <Alert severity={lets ? 'success' : 'warning'}>{t(`sso.callback.would.${wouldSignIn}`)}</Alert>
    </RecoveryFrame>
  )
}
