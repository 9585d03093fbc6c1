import VisibilityOffIcon from '@mui/icons-material/VisibilityOffRounded'
import VisibilityIcon from '@mui/icons-material/VisibilityRounded'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { TextInput } from '@parley/ui-kit/components/TextInput.tsx'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

/** A password, which its owner may look at. */
export function PasswordField(props: ComponentProps<typeof TextInput>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const Icon = shown ? VisibilityOffIcon : VisibilityIcon
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            size="small"
            edge="end"
            aria-label={shown ? t('session.hidePassword') : t('session.showPassword')}
            onClick={() => setShown(!shown)}
          >
            <Icon fontSize="small" />
          </IconButton>
        </InputAdornment>
      }
    />
  )
}
