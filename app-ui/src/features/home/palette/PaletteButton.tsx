import { PaletteButton as Button } from '@parley/ui-kit/palette/PaletteButton.tsx'
import { useTranslation } from 'react-i18next'
import { showShellDialog } from './shell-dialogs.ts'
import './locales/en.ts'

export function PaletteButton() {
  const { t } = useTranslation()
  return (
    <Button
      label={t('palette.open')}
      words={t('palette.button')}
      control={t('common.controlKey')}
      wide="xl"
      onClick={() => showShellDialog({ kind: 'palette' })}
    />
  )
}
