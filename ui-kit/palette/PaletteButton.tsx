import SearchIcon from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { KeyCap } from '../components/KeyCap.tsx'
import { commandKey } from '../lib/platform-keys.ts'
import { touch, touchSize } from '../theme/touch.ts'

interface PaletteButtonProps {
  /** Read out. */
  label: string
  /** On wide screens. */
  words: string
  /** The key that commands are given with where it is not ⌘, by its name in the language. */
  control: string
  /** The width from which there is room for words. */
  wide: 'lg' | 'xl'
  onClick: () => void
}

/** The way to the palette for the mouse, which also says by which keys it opens. */
export function PaletteButton({ label, words, control, wide, onClick }: PaletteButtonProps) {
  return (
    <ButtonBase
      data-guide="palette"
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      sx={{
        display: 'flex',
        gap: '8px',
        flexShrink: 0,
        minWidth: 36,
        height: 36,
        [touch]: { minWidth: touchSize, height: touchSize },
        px: '8px',
        borderRadius: '8px',
        border: { [wide]: '1px solid' },
        borderColor: { [wide]: 'divider' },
        color: 'text.secondary',
        fontSize: '0.8125rem',
        '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
      }}
    >
      <SearchIcon aria-hidden fontSize="small" />
      <Box
        aria-hidden
        component="span"
        sx={{ display: { xs: 'none', [wide]: 'flex' }, gap: '8px', alignItems: 'center' }}
      >
        {words}
        <KeyCap>{`${commandKey(control)} K`}</KeyCap>
      </Box>
    </ButtonBase>
  )
}
