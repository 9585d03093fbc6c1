import FailedIcon from '@mui/icons-material/CancelRounded'
import PassedIcon from '@mui/icons-material/CheckCircleRounded'
import SkippedIcon from '@mui/icons-material/RemoveCircleOutlineRounded'
import WarningIcon from '@mui/icons-material/WarningAmberRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SsoTestStep } from '@parley/contracts/http/sso.ts'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import { useTranslation } from 'react-i18next'
import { ssoTexts } from '../locales/en.ts'

const looks = {
  passed: { icon: PassedIcon, colour: 'success.main' },
  warning: { icon: WarningIcon, colour: 'warning.main' },
  failed: { icon: FailedIcon, colour: 'error.main' },
  skipped: { icon: SkippedIcon, colour: 'text.secondary' },
} as const

/** What the test looked at, one after the other, each in words. */
export function TestSteps({ steps }: { steps: readonly SsoTestStep[] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 3, p: 0 }}>
      {steps.map((step) => (
        <Step key={step.step} step={step} />
      ))}
    </Box>
  )
}

type Code = keyof typeof ssoTexts.testing.codes
const isKnown = (code: string): code is Code => Object.hasOwn(ssoTexts.testing.codes, code)

/** The server's own words say more, addresses and numbers among it, but they are English. */
function useReason({ code, outcome, message }: SsoTestStep): string | undefined {
  const { t, i18n } = useTranslation()
  if (i18n.language === 'en') return message
  if (isKnown(code)) return t(`sso.testing.codes.${code}`)
  return outcome === 'passed' ? undefined : message
}

function Step({ step: given }: { step: SsoTestStep }) {
  const { t } = useTranslation()
  const { step, outcome } = given
  const reason = useReason(given)
  const { icon: Icon, colour } = looks[outcome]
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3, py: 2 }}>
      <Icon aria-hidden fontSize="small" sx={{ color: colour, mt: 0.5 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="div">
          {t(`sso.testing.steps.${step}`)}
          <VisuallyHidden>: {t(`sso.testing.outcome.${outcome}`)}</VisuallyHidden>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {reason}
        </Typography>
      </Box>
    </Box>
  )
}
