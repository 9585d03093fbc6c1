import UploadIcon from '@mui/icons-material/UploadFileRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import type { Intake } from './use-intake.ts'

const IntakeDialog = lazy(async () => ({ default: (await import('./IntakeDialog.tsx')).IntakeDialog }))

interface PageDropProps {
  /** Of the initiative and the phase whose recommended documents they are matched to. */
  name: string
  phaseName: string
  intake: Intake
  /** Shows where files arrive. */
  onTaken: () => void
}

/** Files dropped anywhere on the page: a layer says where they go, and a dialog asks what is not clear. */
export function PageDrop({ name, phaseName, intake, onTaken }: PageDropProps) {
  const { t } = useTranslation()
  const isOver = useDroppedFiles((files) => {
    onTaken()
    intake.take(files)
  })
  return (
    <>
      {isOver && (
        <Box sx={layer} role="status">
          <Box sx={sheet}>
            <UploadIcon aria-hidden sx={{ fontSize: 40, color: 'primary.main' }} />
            <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {t('phase.dropInto', { name })}
            </Typography>
            <Typography color="textSecondary">{t('phase.dropMatched', { name: phaseName })}</Typography>
          </Box>
        </Box>
      )}
      {intake.asked !== null && (
        <Suspense>
          <IntakeDialog asked={intake.asked} onSend={intake.send} onClose={intake.giveUp} />
        </Suspense>
      )}
    </>
  )
}

/** For readers: a file that falls on the page is nothing, where the browser would open it in the page's place. */
export function NothingDrops() {
  useDroppedFiles(() => undefined)
  return null
}

/** Whether files hover over the page; what another place of the page has taken is left to it. */
function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const holdsFiles = ({ dataTransfer }: DragEvent): boolean =>
      dataTransfer?.types.includes('Files') === true
    const over = (event: DragEvent): void => {
      if (!holdsFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent): void => {
      // Leaving one element for another of the page names the other.
      if (!(event.relatedTarget instanceof Node)) setIsOver(false)
    }
    const drop = (event: DragEvent): void => {
      setIsOver(false)
      if (!holdsFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      onFiles([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  })
  return isOver
}

const layer = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  display: 'grid',
  placeItems: 'center',
  p: 4,
  // What is dropped falls on what is below.
  pointerEvents: 'none',
  bgcolor: 'rgb(var(--parley-palette-background-defaultChannel) / 0.8)',
} as const
const sheet = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  textAlign: 'center',
  maxWidth: 480,
  p: 6,
  borderRadius: '10px',
  border: '2px dashed',
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
} as const
