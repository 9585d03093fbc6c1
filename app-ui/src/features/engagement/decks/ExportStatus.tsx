import DownloadIcon from '@mui/icons-material/FileDownloadRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { Export } from '@parley/contracts/http/exports.ts'
import { formatPercent } from '@parley/ui-kit/i18n/format.ts'
import { useFailureText } from '@parley/ui-kit/i18n/use-failure-text.ts'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'
import { type DeckJob, takeFile } from './use-deck-export.ts'

interface ExportStatusProps {
  ref?: Ref<HTMLDivElement>
  job: DeckJob
  /** Why there is nothing to export; empty where there is. */
  reason: string
  onRetry: () => void
}

/** How far the file is, where it is, or why there is none. */
export function ExportStatus({ ref, job, reason, onRetry }: ExportStatusProps) {
  return (
    <Box ref={ref} role="status" tabIndex={-1} sx={{ flex: '1 1 320px', minWidth: 0 }}>
      <State job={job} reason={reason} onRetry={onRetry} />
    </Box>
  )
}

function State({ job, reason, onRetry }: ExportStatusProps) {
  const { t } = useTranslation()
  const sayFailure = useFailureText()
  const { current, refusal } = job
  if (job.isWorking) return <Working current={current} />
  if (refusal !== undefined) return <Failed text={refusal} onRetry={onRetry} />
  if (current?.status === 'FAILED')
    return (
      <Failed
        text={current.error === null ? t('decks.failed') : sayFailure(current.error)}
        onRetry={onRetry}
      />
    )
  if (current?.status === 'COMPLETED')
    return (
      <Line text={t('decks.ready', { name: current.fileName ?? t(`decks.kinds.${current.kind}`) })}>
        <Button size="small" startIcon={<DownloadIcon />} onClick={() => takeFile(current.id)}>
          {t('decks.download')}
        </Button>
      </Line>
    )
  if (job.isGone) return <Line text={t('decks.gone')} />
  return reason === '' ? null : <Line text={reason} />
}

function Working({ current }: { current: Export | undefined }) {
  const { t } = useTranslation()
  const progress = current?.progress ?? 0
  const isMade = current?.status === 'IN_PROGRESS'
  return (
    <>
      <LinearProgress
        aria-label={t('decks.progress')}
        {...(isMade ? { variant: 'determinate', value: Math.round(progress * 100) } : {})}
        sx={{ height: 6, borderRadius: 3, mb: 1 }}
      />
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {isMade ? t('decks.making', { percent: formatPercent(progress) }) : t('decks.waiting')}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {t('decks.mayClose')}
      </Typography>
    </>
  )
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Line text={text} isError>
      <Button size="small" onClick={onRetry}>
        {t('decks.retry')}
      </Button>
    </Line>
  )
}

function Line({
  text,
  isError = false,
  children,
}: {
  text: string
  isError?: boolean
  children?: ReactNode
}) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography
        variant="body2"
        color={isError ? 'error' : 'textPrimary'}
        sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {text}
      </Typography>
      {children}
    </Box>
  )
}
