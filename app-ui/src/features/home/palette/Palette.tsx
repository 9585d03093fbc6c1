import BackIcon from '@mui/icons-material/ArrowBackRounded'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import { Command } from 'cmdk'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PaletteChoices } from './PaletteChoices.tsx'
import { PaletteFoot } from './PaletteFoot.tsx'
import { PaletteState } from './PaletteState.tsx'
import { showShellDialog } from './shell-dialogs.ts'
import { useChoose } from './use-choose.ts'
import { type PaletteParts, usePaletteItems } from './use-palette-items.ts'
import './texts.ts'

const close = (): void => showShellDialog(null)

/** Go to, do, search: one box for all of it (quality: Keyboard and access). `typed` stands in it at the start. */
export function Palette({ typed, ...parts }: PaletteParts & { typed: string }) {
  const { t } = useTranslation()
  const [text, setText] = useState(typed)
  const [isConnecting, setConnecting] = useState(false)
  const changeMode = (connecting: boolean): void => {
    setConnecting(connecting)
    setText('')
  }
  const { groups, hits } = usePaletteItems(parts, {
    text,
    isConnecting,
    onConnect: () => changeMode(true),
  })
  const choose = useChoose()
  const items = groups.flatMap(({ items: some }) => some)
  const goBack = (event: KeyboardEvent): void => {
    if (!isConnecting || event.key !== 'Backspace' || text !== '') return
    event.preventDefault()
    changeMode(false)
  }
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="sm"
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': t('palette.title'),
          sx: { mt: { xs: 2, sm: '12vh' }, mx: { xs: 2, sm: 4 }, width: '100%' },
        },
      }}
    >
      <Box
        component={Command}
        label={t('palette.title')}
        shouldFilter={false}
        loop
        vimBindings={false}
        sx={look}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
          {isConnecting && (
            <IconButton aria-label={t('palette.back')} onClick={() => changeMode(false)} sx={{ ml: 2 }}>
              <BackIcon fontSize="small" />
            </IconButton>
          )}
          <Command.Input
            autoFocus
            value={text}
            maxLength={100}
            onValueChange={setText}
            onKeyDown={goBack}
            placeholder={t(isConnecting ? 'palette.connectPlaceholder' : 'palette.placeholder')}
          />
        </Box>
        <PaletteChoices groups={groups} onChoose={choose} />
        <PaletteState text={text} hits={hits} isEmpty={items.length === 0} />
        <VisuallyHidden>
          <span role="status">
            {hits.isSearching ? t('palette.searching') : t('palette.count', { count: items.length })}
          </span>
        </VisuallyHidden>
        <PaletteFoot />
      </Box>
    </Dialog>
  )
}

const look = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& [cmdk-input]': {
    flex: 1,
    minWidth: 0,
    px: 5,
    py: 4,
    border: 0,
    outline: 'none !important',
    bgcolor: 'transparent',
    color: 'text.primary',
    font: 'inherit',
    fontSize: '0.9375rem',
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
  '& [cmdk-list]': { maxHeight: 'min(52vh, 420px)', overflowY: 'auto', px: 2, py: 1 },
  '& [cmdk-group-heading]': {
    px: 3,
    pt: 3,
    pb: 1,
    fontSize: '0.75rem',
    fontWeight: 500,
    color: 'text.secondary',
  },
} as const
