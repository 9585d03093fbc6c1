import SearchIcon from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { KeyCap } from '@parley/ui-kit/components/KeyCap.tsx'
import { useTranslation } from 'react-i18next'
import { commandKey } from './platform-keys.ts'
import { showShellDialog } from './shell-dialogs.ts'
import './texts.ts'

/** The way to the palette for the mouse, which also says by which keys it opens. */
export function PaletteButton() {
  const { t } = useTranslation()
  return (
    <ButtonBase
      data-guide="palette"
      aria-label={t('palette.open')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => showShellDialog({ kind: 'palette' })}
      sx={{
        display: 'flex',
        gap: 2,
        minWidth: 36,
        height: 36,
        px: 2,
        borderRadius: '8px',
        border: { xl: '1px solid' },
        borderColor: { xl: 'divider' },
        color: 'text.secondary',
        fontSize: '0.8125rem',
        '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
      }}
    >
      <SearchIcon aria-hidden fontSize="small" />
      <Box
        aria-hidden
        component="span"
        sx={{ display: { xs: 'none', xl: 'flex' }, gap: 2, alignItems: 'center' }}
      >
        {t('palette.button')}
        <KeyCap>{`${commandKey(t('common.controlKey'))} K`}</KeyCap>
      </Box>
    </ButtonBase>
  )
}
