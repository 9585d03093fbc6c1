import MetIcon from '@mui/icons-material/CheckCircleRounded'
import MissingIcon from '@mui/icons-material/RadioButtonUncheckedRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PasswordPolicy } from '@parley/contracts/http/security.ts'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'

const signs = {
  requireUppercase: /\p{Lu}/u,
  requireLowercase: /\p{Ll}/u,
  requireNumbers: /\d/,
  requireSpecialChars: /[^\p{L}\p{N}\s]/u,
} as const
const flags = Object.keys(signs) as (keyof typeof signs)[]

/** Of a password, as the server counts: what looks alike counts alike. */
export const lengthOf = (password: string): number => Array.from(password.normalize('NFKC')).length

/** What a new password needs, with what it has already, as it is typed. */
export function PasswordRules({ rules, password }: { rules: PasswordPolicy; password: string }) {
  const { t } = useTranslation()
  const asked = [
    {
      text: t('passwordRules.rules.minLength', { count: rules.minLength }),
      isMet: lengthOf(password) >= rules.minLength,
    },
    ...flags
      .filter((flag) => rules[flag])
      .map((flag) => ({
        text: t(`passwordRules.rules.${flag}`),
        isMet: signs[flag].test(password.normalize('NFKC')),
      })),
  ]
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {t('passwordRules.rulesTitle')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
        {asked.map(({ text, isMet }) => {
          const Icon = isMet ? MetIcon : MissingIcon
          return (
            <Box component="li" key={text} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Icon
                aria-hidden
                sx={{
                  fontSize: 16,
                  color: isMet ? 'var(--parley-palette-accent-approver)' : 'text.secondary',
                }}
              />
              <Typography variant="body2" component="span">
                {text}
                <VisuallyHidden> {t(isMet ? 'passwordRules.met' : 'passwordRules.missing')}</VisuallyHidden>
              </Typography>
            </Box>
          )
        })}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('passwordRules.notGuessable')}
      </Typography>
    </Box>
  )
}
