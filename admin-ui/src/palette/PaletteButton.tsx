import SearchIcon from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { KeyCap } from './KeyCap.tsx'

type PaletteComponent = ComponentType<{ onClose: () => void }>

/** A dialog, menu or drawer has the floor: what is typed there may be unsaved. */
const isModalOpen = (): boolean => document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null

const commandKey = (control: string): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : control)

/** The way to the palette for mouse and keys (Ctrl or Cmd with K); its part is loaded when it is first wanted. */
export function PaletteButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const [Palette, setPalette] = useState<PaletteComponent | null>(null)
  const show = (): void =>
    void import('./Palette.tsx').then(
      (part) => setPalette(() => part.Palette),
      () => notify('console.error.stale', { type: 'error' }),
    )
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isCommand || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    if (Palette !== null) setPalette(null)
    else if (!isModalOpen()) show()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <ButtonBase
        aria-label={translate('console.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
        sx={look}
      >
        <SearchIcon aria-hidden fontSize="small" />
        <Box aria-hidden component="span" sx={wordsLook}>
          {translate('console.search')}
          <KeyCap>{`${commandKey(translate('console.controlKey'))} K`}</KeyCap>
        </Box>
      </ButtonBase>
      {Palette !== null && <Palette onClose={() => setPalette(null)} />}
    </>
  )
}

const look = {
  display: 'flex',
  gap: '8px',
  flexShrink: 0,
  minWidth: 36,
  height: 36,
  px: '8px',
  borderRadius: '8px',
  border: { lg: '1px solid' },
  borderColor: { lg: 'divider' },
  color: 'text.secondary',
  fontSize: '0.8125rem',
  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
}
const wordsLook = { display: { xs: 'none', lg: 'flex' }, gap: '8px', alignItems: 'center' }
