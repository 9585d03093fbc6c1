import Box from '@mui/material/Box'
import { KeyCap } from '@parley/ui-kit/components/KeyCap.tsx'
import { useTranslation } from 'react-i18next'

/** By which keys one moves in it; of no use without a keyboard. */
export function PaletteFoot() {
  const { t } = useTranslation()
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', sm: 'flex' },
        gap: 4,
        px: 5,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '0.75rem',
        color: 'text.secondary',
        '& > span': { display: 'inline-flex', alignItems: 'center', gap: 1.5 },
      }}
    >
      <span>
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap>
        {t('palette.move')}
      </span>
      <span>
        <KeyCap>↵</KeyCap>
        {t('palette.choose')}
      </span>
      <span>
        <KeyCap>Esc</KeyCap>
        {t('palette.close')}
      </span>
    </Box>
  )
}
