import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useColorScheme } from '@mui/material/styles'
import { changeLanguage, type Language } from '@parley/ui-kit/i18n/i18n.ts'
import { useTranslation } from 'react-i18next'

interface ChoiceProps<T extends string> {
  label: string
  value: T
  options: { value: T; label: string; lang?: string }[]
  onChange: (value: T) => void
}

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Box>
      <Typography variant="caption" color="textSecondary" component="div" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={label}
        value={value}
        onChange={(_, next: T | null) => next !== null && onChange(next)}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            value={option.value}
            lang={option.lang}
            sx={{ py: 1, color: 'text.primary' }}
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}

export function LanguageChoice() {
  const { t, i18n } = useTranslation()
  return (
    <Choice<Language>
      label={t('shell.language')}
      value={i18n.language === 'de' ? 'de' : 'en'}
      options={[
        { value: 'en', label: t('shell.english'), lang: 'en' },
        { value: 'de', label: t('shell.german'), lang: 'de' },
      ]}
      onChange={(language) => void changeLanguage(language)}
    />
  )
}

export function AppearanceChoice() {
  const { t } = useTranslation()
  const { mode, setMode } = useColorScheme()
  return (
    <Choice<'light' | 'dark' | 'system'>
      label={t('shell.appearance')}
      value={mode ?? 'system'}
      options={[
        { value: 'light', label: t('shell.light') },
        { value: 'dark', label: t('shell.dark') },
        { value: 'system', label: t('shell.system') },
      ]}
      onChange={setMode}
    />
  )
}
