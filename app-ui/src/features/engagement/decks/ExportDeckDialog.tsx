import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { DeckKind } from '@parley/contracts/http/exports.ts'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { PartTabs } from '@parley/ui-kit/components/PartTabs.tsx'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeckChoices } from './DeckChoices.tsx'
import { DeckPreview } from './DeckPreview.tsx'
import { ExportStatus } from './ExportStatus.tsx'
import { RecentExports } from './RecentExports.tsx'
import './locales/en.ts'
import { useDeckChoice } from './use-deck-choice.ts'
import { useDeckExport } from './use-deck-export.ts'
import { useDeckPreview } from './use-deck-preview.ts'

interface ExportDeckDialogProps {
  initiative: Initiative
  kind: DeckKind
  onClose: () => void
}

type Part = 'choice' | 'preview'
const parts: readonly Part[] = ['choice', 'preview']

/** What is in a deck, how it will look, and the file of it (Document 2, 2.1). */
export function ExportDeckDialog({ initiative, kind, onClose }: ExportDeckDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'))
  const [part, setPart] = useState<Part>('choice')
  const { choice, change, toggle } = useDeckChoice(initiative, kind)
  const pages = useDeckPreview(initiative.id, kind, choice)
  const job = useDeckExport(initiative.id, kind)
  const told = pages.query.data?.sections ?? []
  const isEmpty = choice.sections.every((section) => told.find(({ id: own }) => own === section)?.isEmpty)
  const reason = choice.sections.length === 0 ? t('decks.noSections') : isEmpty ? t('decks.onlyEmpty') : ''
  const status = useRef<HTMLDivElement>(null)
  const begin = (): void => {
    // The button is off while the file is made, and would take the focus with it.
    status.current?.focus()
    job.begin(choice)
  }
  const panelOf = (own: Part): object =>
    isWide ? {} : { role: 'tabpanel', id: `${id}-panel-${own}`, 'aria-labelledby': `${id}-tab-${own}` }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="lg"
      fullScreen={!isWide}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: isWide ? { height: '90vh' } : { maxHeight: '100%', borderRadius: 0 } } }}
    >
      <DialogTitle id={`${id}-title`}>
        {t('decks.export')}: {t(`decks.kinds.${kind}`)}
      </DialogTitle>
      {!isWide && (
        <PartTabs
          id={id}
          label={t('decks.parts')}
          parts={parts}
          shown={part}
          labelOf={(own) => t(`decks.${own}`)}
          onShow={setPart}
        />
      )}
      <Box sx={isWide ? beside : alone}>
        {(isWide || part === 'choice') && (
          <Box sx={choices} {...panelOf('choice')}>
            <DeckChoices
              initiative={initiative}
              kind={kind}
              choice={choice}
              told={told}
              onChange={change}
              onToggle={toggle}
            />
            <RecentExports initiativeId={initiative.id} />
          </Box>
        )}
        {(isWide || part === 'preview') && (
          <Box sx={preview} {...panelOf('preview')}>
            <DeckPreview name={initiative.name} pages={pages} isChosen={choice.sections.length > 0} />
          </Box>
        )}
      </Box>
      <DialogActions sx={footer}>
        <ExportStatus ref={status} job={job} reason={reason} onRetry={begin} />
        <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
          <Button onClick={onClose}>{t('decks.close')}</Button>
          <Button variant="contained" loading={job.isWorking} disabled={reason !== ''} onClick={begin}>
            {t('decks.start')}
          </Button>
        </Box>
      </DialogActions>
    </Dialog>
  )
}

const beside = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: '340px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  mt: 2,
} as const
const alone = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  borderBottom: 1,
  borderColor: 'divider',
} as const
const choices = {
  display: 'flex',
  flexDirection: 'column',
  gap: 5,
  overflowY: 'auto',
  px: { xs: 4, md: 6 },
  py: 4,
} as const
const preview = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  p: 4,
  bgcolor: 'background.default',
  borderLeft: { md: 1 },
  borderColor: { md: 'divider' },
} as const
const footer = { flexWrap: 'wrap', rowGap: 3, pt: '16px !important' } as const
