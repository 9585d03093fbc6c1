import Box from '@mui/material/Box'
import { useLazyTexts } from '../i18n/parts.ts'
import { paletteTexts } from './texts.ts'
import { KeyCap } from './KeyCap.tsx'

/** By which keys one moves in it; of no use without a keyboard. */
export function PaletteFoot() {
  const say = useLazyTexts(paletteTexts)
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', sm: 'flex' },
        gap: '16px',
        px: '20px',
        py: '8px',
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '0.75rem',
        color: 'text.secondary',
        '& > span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
      }}
    >
      <span>
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap>
        {say('palette.move')}
      </span>
      <span>
        <KeyCap>↵</KeyCap>
        {say('palette.choose')}
      </span>
      <span>
        <KeyCap>Esc</KeyCap>
        {say('palette.close')}
      </span>
    </Box>
  )
}
