import Box from '@mui/material/Box'
import { KeyCap } from '../components/KeyCap.tsx'

/** By which keys one moves in it; of no use without a keyboard. */
export function PaletteFoot({ say }: { say: (text: 'move' | 'choose' | 'close') => string }) {
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
        {say('move')}
      </span>
      <span>
        <KeyCap>↵</KeyCap>
        {say('choose')}
      </span>
      <span>
        <KeyCap>Esc</KeyCap>
        {say('close')}
      </span>
    </Box>
  )
}
