import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { usePlatformSettings } from './use-platform-settings.ts'

/** What holds for the whole platform (decisions D10, for super admins). */
export function PlatformSettings() {
  const translate = useTranslate()
  const { settings, isChanging, change } = usePlatformSettings()
  const [title, hint] = [useId(), useId()]
  if (settings === undefined) return null
  return (
    <Card component="section" aria-labelledby={title} sx={{ p: '16px' }}>
      <Typography id={title} variant="h2" sx={{ mb: '8px' }}>
        {translate('dashboard.platform.title')}
      </Typography>
      <FormControlLabel
        label={translate('dashboard.platform.twoFactor')}
        control={
          <Switch
            checked={settings.superAdminsNeedTwoFactor}
            disabled={isChanging}
            onChange={(_, checked) => change({ superAdminsNeedTwoFactor: checked })}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
      />
      <Typography id={hint} variant="body2" color="textSecondary">
        {translate('dashboard.platform.twoFactorHint')}
      </Typography>
    </Card>
  )
}
