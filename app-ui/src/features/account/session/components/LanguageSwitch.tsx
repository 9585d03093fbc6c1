import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { changeLanguage, type Language } from '@parley/ui-kit/i18n/i18n.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

/** Each by its own name, whatever the language is now. */
const names: Record<Language, string> = { en: 'English', de: 'Deutsch' }

/** For whom the page speaks the wrong language; once they are in, it stands in the menu of the account. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation()
  return (
    <Box
      role="group"
      aria-label={t('session.language')}
      sx={{ display: 'flex', justifyContent: 'center', mt: 4 }}
    >
      {Object.entries(names).map(([language, name]) => (
        <ButtonBase
          key={language}
          lang={language}
          aria-pressed={i18n.language === language}
          onClick={() => void changeLanguage(language as Language)}
          sx={entry}
        >
          {name}
        </ButtonBase>
      ))}
    </Box>
  )
}

const entry = {
  minHeight: 32,
  px: 3,
  borderRadius: '6px',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed="true"]': { color: 'text.primary', fontWeight: 600 },
} as const
