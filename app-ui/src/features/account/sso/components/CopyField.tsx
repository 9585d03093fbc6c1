import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

interface CopyFieldProps {
  label: string
  value: string
  helperText?: ReactNode
  error?: boolean
}

/** A text that has to be typed in elsewhere: it can be selected and copied, not changed. */
export function CopyField({ label, value, helperText, error = false }: CopyFieldProps) {
  const { t } = useTranslation()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value)
      showSuccess(t('sso.copied'))
    } catch {
      showError(t('sso.copyFailed'))
    }
  }
  const name = t('sso.copy', { what: label })
  return (
    <TextField
      label={label}
      value={value}
      helperText={helperText}
      error={error}
      slotProps={{
        input: {
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              <Tooltip title={name}>
                <IconButton size="small" edge="end" aria-label={name} onClick={() => void copy()}>
                  <CopyIcon fontSize="small" />
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
