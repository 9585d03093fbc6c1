import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import { inputLineLook } from '@parley/ui-kit/palette/look.ts'
import { PaletteChoices } from '@parley/ui-kit/palette/PaletteChoices.tsx'
import { PaletteFoot } from '@parley/ui-kit/palette/PaletteFoot.tsx'
import { PaletteFrame } from '@parley/ui-kit/palette/PaletteFrame.tsx'
import { Command } from 'cmdk'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { useLazyTexts } from '../i18n/parts.ts'
import { matches, type PaletteItem, wordsOf } from './palette-item.ts'
import { keepRecent, listRecent } from './recent.ts'
import { paletteTexts } from './texts.ts'
import { type Found, useFound } from './use-found.ts'
import { useKnownItems } from './use-known-items.ts'

/** Groups that are no resource's. */
const own = new Set(['recent', 'go', 'do'])

/** Go to, do, search: one box for all of it, as in the app. */
export function Palette({ onClose }: { onClose: () => void }) {
  const say = useLazyTexts(paletteTexts)
  const translate = useTranslate()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const known = useKnownItems()
  const found = useFound(text)
  const words = wordsOf(text)
  const offered =
    words.length === 0
      ? [...listRecent(known), ...known]
      : [...known.filter((item) => matches(item, words)), ...found.items]
  const choose = (item: PaletteItem): void => {
    if (item.id !== 'do:leave') keepRecent(item)
    onClose()
    if ('to' in item.way) void navigate(item.way.to)
    else item.way.run()
  }
  const groups = [...new Set(offered.map(({ group }) => group))].map((group) => ({
    group,
    heading: own.has(group)
      ? say(`palette.${group}`)
      : translate(`resources.${group}.name`, { smart_count: 2 }),
    items: offered.filter((item) => item.group === group),
  }))
  return (
    <PaletteFrame title={say('palette.title')} onClose={onClose}>
      <Box sx={inputLineLook}>
        <Command.Input
          autoFocus
          value={text}
          maxLength={100}
          onValueChange={setText}
          placeholder={say('palette.placeholder')}
        />
      </Box>
      <PaletteChoices label={say('palette.list')} groups={groups} onChoose={choose} />
      <State text={text} found={found} isEmpty={offered.length === 0} />
      <VisuallyHidden>
        <span role="status">
          {found.isSearching
            ? say('palette.searching')
            : say('palette.count', { smart_count: offered.length })}
        </span>
      </VisuallyHidden>
      <PaletteFoot say={(text) => say(`palette.${text}`)} />
    </PaletteFrame>
  )
}

/** That the search is under way, has found nothing, or has failed in part. Its place is kept, so that nothing jumps. */
function State({ text, found, isEmpty }: { text: string; found: Found; isEmpty: boolean }) {
  const say = useLazyTexts(paletteTexts)
  const translate = useTranslate()
  return (
    <>
      <Box sx={{ height: 2 }}>
        {found.isSearching && <LinearProgress aria-label={say('palette.searching')} sx={{ height: 2 }} />}
      </Box>
      {found.isFailed && (
        <Alert
          severity="warning"
          sx={{ borderRadius: 0 }}
          action={
            <Button color="inherit" size="small" onClick={found.retry}>
              {translate('lists.retry')}
            </Button>
          }
        >
          {say('palette.failed')}
        </Alert>
      )}
      {isEmpty && !found.isSearching && !found.isFailed && (
        <Box sx={{ p: '24px', textAlign: 'center' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {say('palette.none', { search: text.trim() })}
          </Typography>
          <Typography color="textSecondary">{say('palette.noneText')}</Typography>
        </Box>
      )}
    </>
  )
}
