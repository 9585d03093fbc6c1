import { useColorScheme } from '@mui/material/styles'
import { Choice } from './Choice.tsx'

type Mode = 'light' | 'dark' | 'system'

interface PreferencesProps {
  say: (text: 'language' | 'appearance' | Mode) => string
  language: 'en' | 'de'
  onLanguage: (language: 'en' | 'de') => void
}

/** Language and appearance. */
export function Preferences({ say, language, onLanguage }: PreferencesProps) {
  const { mode, setMode } = useColorScheme()
  return (
    <>
      <Choice
        label={say('language')}
        value={language}
        options={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'de', label: 'Deutsch', lang: 'de' },
        ]}
        onChange={onLanguage}
      />
      <Choice<Mode>
        label={say('appearance')}
        value={mode ?? 'system'}
        options={[
          { value: 'light', label: say('light') },
          { value: 'dark', label: say('dark') },
          { value: 'system', label: say('system') },
        ]}
        onChange={setMode}
      />
    </>
  )
}
