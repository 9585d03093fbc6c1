import BackIcon from '@mui/icons-material/ArrowBackRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import { inputLineLook } from '@parley/ui-kit/palette/look.ts'
import { PaletteChoices } from '@parley/ui-kit/palette/PaletteChoices.tsx'
import { PaletteFoot } from '@parley/ui-kit/palette/PaletteFoot.tsx'
import { PaletteFrame } from '@parley/ui-kit/palette/PaletteFrame.tsx'
import { Command } from 'cmdk'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PaletteState } from './PaletteState.tsx'
import { showShellDialog } from './shell-dialogs.ts'
import { useChoose } from './use-choose.ts'
import { type PaletteParts, usePaletteItems } from './use-palette-items.ts'
import './locales/en.ts'

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
    <PaletteFrame title={t('palette.title')} onClose={close}>
      <Box sx={inputLineLook}>
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
      <PaletteChoices
        label={t('palette.list')}
        groups={groups.map((part) => ({ ...part, heading: t(`palette.groups.${part.group}`) }))}
        onChoose={choose}
      />
      <PaletteState text={text} hits={hits} isEmpty={items.length === 0} />
      <VisuallyHidden>
        <span role="status">
          {hits.isSearching ? t('palette.searching') : t('palette.count', { count: items.length })}
        </span>
      </VisuallyHidden>
      <PaletteFoot say={(text) => t(`palette.${text}`)} />
    </PaletteFrame>
  )
}
