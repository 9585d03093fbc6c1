import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type WrittenLanguage, writtenLanguageSchema } from '@parley/contracts/rules/initiative-language.ts'
import { useTranslation } from 'react-i18next'

interface WrittenLanguageFieldProps {
  label: string
  help: string
  /** What it is called that nobody has chosen. */
  undecided: string
  value: WrittenLanguage | null
  /** Undefined for those who may only look. */
  onChange: ((language: WrittenLanguage | null) => void) | undefined
}

/** Which language agents write in, or who decides. */
export function WrittenLanguageField({ label, help, undecided, value, onChange }: WrittenLanguageFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      select
      label={label}
      helperText={help}
      value={value ?? ''}
      disabled={onChange === undefined}
      onChange={({ target }) =>
        onChange?.(target.value === '' ? null : writtenLanguageSchema.parse(target.value))
      }
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{undecided}</MenuItem>
      {writtenLanguageSchema.options.map((language) => (
        <MenuItem key={language} value={language}>
          {t(`common.languages.${language}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
