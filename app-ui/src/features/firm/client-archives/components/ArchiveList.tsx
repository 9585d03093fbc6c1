import DownloadIcon from '@mui/icons-material/DownloadRounded'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type ClientArchive, downloadClientExport } from '@parley/contracts/http/client-archives.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { downloadRoute } from '@parley/ui-kit/calls/download-route.ts'
import { StatusBadge, type Tone } from '@parley/ui-kit/components/StatusBadge.tsx'
import { formatBytes, formatDateTime, formatNumber } from '@parley/ui-kit/i18n/format.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isAtWork } from '../archive-state.ts'
import '../locales/en.ts'

const tones: Record<ClientArchive['status'], Tone> = {
  REQUESTED: 'warning',
  PENDING: 'neutral',
  IN_PROGRESS: 'info',
  READY: 'success',
  ERASED: 'danger',
  CANCELLED: 'neutral',
  FAILED: 'danger',
  EXPIRED: 'neutral',
}

interface ArchiveListProps {
  archives: readonly ClientArchive[]
  /** The person's own session: what acts for somebody takes nothing along. */
  mayTake: boolean
}

/** Exports and erasures of a client, newest first, each with its state and what can be done with it. */
export function ArchiveList({ archives, mayTake }: ArchiveListProps) {
  const { t } = useTranslation()
  return (
    <Box
      component="ul"
      aria-label={t('clientArchives.export.list')}
      sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {archives.map((archive) => (
        <ArchiveRow key={archive.id} archive={archive} mayTake={mayTake} />
      ))}
    </Box>
  )
}

function ArchiveRow({ archive, mayTake }: { archive: ClientArchive; mayTake: boolean }) {
  const { t } = useTranslation()
  const { id, kind, status, error } = archive
  const taken = useMutation({ mutationFn: () => downloadRoute(downloadClientExport, { params: { id } }) })
  return (
    <Box component="li" sx={{ py: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 3 }}>
        <Typography sx={{ fontWeight: 500 }}>{t(`clientArchives.kind.${kind}`)}</Typography>
        <StatusBadge dot tone={tones[status]}>
          {t(`clientArchives.status.${status}`)}
        </StatusBadge>
        {status === 'READY' && mayTake && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={taken.isPending}
            aria-busy={taken.isPending}
            onClick={() => taken.mutate()}
            sx={{ ml: 'auto' }}
          >
            {t(`clientArchives.export.${taken.isPending ? 'downloading' : 'download'}`)}
          </Button>
        )}
      </Box>
      {isAtWork(archive) && (
        <LinearProgress sx={{ my: 2 }} aria-label={t(`clientArchives.status.${status}`)} />
      )}
      <ArchiveFacts archive={archive} />
      {error !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {error}
        </Alert>
      )}
      {taken.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('clientArchives.failed')}: {messageOf(taken.error)}
        </Alert>
      )}
    </Box>
  )
}

function ArchiveFacts({ archive }: { archive: ClientArchive }) {
  const { t } = useTranslation()
  const { status, createdAt, finishedAt, expiresAt, contents, size, signedBy } = archive
  const of = 'clientArchives.export'
  const parts = [
    t(`${of}.asked`, { time: formatDateTime(createdAt) }),
    ...(finishedAt === null ? [] : [t(`${of}.ended`, { time: formatDateTime(finishedAt) })]),
    ...(status === 'READY' && expiresAt !== null
      ? [t(`${of}.until`, { time: formatDateTime(expiresAt) })]
      : []),
  ]
  return (
    <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 1 }}>
      <div>{parts.join(' · ')}</div>
      {status === 'READY' && contents !== null && (
        <div>
          {t(`${of}.contents`, {
            rows: formatNumber(contents.rows),
            files: formatNumber(contents.files),
            size: formatBytes(size ?? 0),
          })}
        </div>
      )}
      {status === 'READY' && signedBy !== null && (
        <div>
          {t(`${of}.signedBy`)} <code style={{ overflowWrap: 'anywhere' }}>{signedBy}</code>
        </div>
      )}
    </Typography>
  )
}
