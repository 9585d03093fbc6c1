import ExportIcon from '@mui/icons-material/FileDownloadRounded'
import RestartIcon from '@mui/icons-material/RestartAltRounded'
import FullIcon from '@mui/icons-material/FullscreenRounded'
import LeaveFullIcon from '@mui/icons-material/FullscreenExitRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { demoDeckFormats, downloadDemoDeck } from '@parley/contracts/http/demo-deck.ts'
import { downloadRoute } from '@parley/ui-kit/calls/download-route.ts'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { type Additions, useStory } from '../use-additions.ts'

interface DeckToolsProps {
  restart: Additions['restart']
  onRestarted: () => void
  isFull: boolean
  onToggleFull: () => void
}

/** Export Deck, Start over and full screen. */
export function DeckTools({ restart, onRestarted, isFull, onToggleFull }: DeckToolsProps) {
  const { t } = useTranslation()
  const full = t(isFull ? 'demoDeck.leaveFullScreen' : 'demoDeck.fullScreen')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <ExportDeck />
      <StartOver restart={restart} onRestarted={onRestarted} />
      <Tooltip title={full}>
        <IconButton aria-label={full} onClick={onToggleFull}>
          {isFull ? <LeaveFullIcon fontSize="small" /> : <FullIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
    </Box>
  )
}

function ExportDeck() {
  const { t } = useTranslation()
  const { language } = useStory()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const download = (format: (typeof demoDeckFormats)[number]): void => {
    setAnchor(null)
    setIsBusy(true)
    downloadRoute(downloadDemoDeck, { query: { format, language } })
      .catch(showError)
      .finally(() => setIsBusy(false))
  }
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<ExportIcon />}
        loading={isBusy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('demoDeck.export')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {demoDeckFormats.map((format) => (
          <MenuItem key={format} onClick={() => download(format)}>
            {t(`demoDeck.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function StartOver({ restart, onRestarted }: Pick<DeckToolsProps, 'restart' | 'onRestarted'>) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const begin = (): void =>
    restart.mutate(
      {},
      {
        onSuccess: () => {
          setIsAsking(false)
          showSuccess(t('demoDeck.restarted'))
          onRestarted()
        },
      },
    )
  return (
    <>
      <Button size="small" startIcon={<RestartIcon />} onClick={() => setIsAsking(true)}>
        {t('demoDeck.restart')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('demoDeck.restartTitle')}
        text={t('demoDeck.restartText')}
        confirmLabel={t('demoDeck.restart')}
        call={restart}
        onCancel={() => setIsAsking(false)}
        onConfirm={begin}
      />
    </>
  )
}
