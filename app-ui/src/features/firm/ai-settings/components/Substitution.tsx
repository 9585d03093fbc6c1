import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface SubstitutionProps {
  isAllowed: boolean
  /** Undefined for those who may only look. */
  onChange: ((isAllowed: boolean) => void) | undefined
}

/** Whether another model may answer where the chosen one fails (decisions D12, Substitution). */
export function Substitution({ isAllowed, onChange }: SubstitutionProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Box sx={{ maxWidth: '72ch' }}>
      <FormControlLabel
        disabled={onChange === undefined}
        control={
          <Switch
            checked={isAllowed}
            onChange={(_event, next) => onChange?.(next)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={t('settings.maySubstitute')}
      />
      <Typography id={id} variant="body2" color="textSecondary">
        {t('settings.maySubstituteHelp')}
      </Typography>
    </Box>
  )
}
