import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import DownloadIcon from '@mui/icons-material/DownloadRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { downloadArtifact } from '@parley/contracts/http/artifact-contents.ts'
import type { Artifact } from '@parley/contracts/http/artifacts.ts'
import { downloadRoute } from '@parley/ui-kit/calls/download-route.ts'
import { FileExtent } from '@parley/ui-kit/components/FileExtent.tsx'
import { FileSize } from '@parley/ui-kit/components/FileSize.tsx'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { StatusBadge, type Tone } from '@parley/ui-kit/components/StatusBadge.tsx'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useFailureText } from '@parley/ui-kit/i18n/use-failure-text.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

const tones: Record<Artifact['indexing']['status'], Tone> = {
  PENDING: 'neutral',
  EXTRACTING: 'info',
  EMBEDDING: 'info',
  INDEXED: 'success',
  FAILED: 'danger',
  NOT_SEARCHABLE: 'outline',
}

interface ArtifactRowProps {
  artifact: Artifact
  onDelete: (() => void) | undefined
}

/** A document with its state in the index, and what can be done with it. */
export function ArtifactRow({ artifact, onDelete }: ArtifactRowProps) {
  const { t } = useTranslation()
  const sayFailure = useFailureText()
  const { indexing, name } = artifact
  const download = (): void => {
    downloadRoute(downloadArtifact, { params: { id: artifact.id } }, artifact.fileName).catch(showError)
  }
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2, rowGap: 0.5, flexWrap: 'wrap' }}>
          <StatusBadge dot tone={tones[indexing.status]}>
            {t(`phase.indexing.${indexing.status}`)}
          </StatusBadge>
          <Typography variant="body2" color="textSecondary" component="span">
            <FileSize bytes={artifact.size} /> · <RelativeTime at={artifact.createdAt} />
            <FileExtent type={artifact.type} count={indexing.pages} />
          </Typography>
        </Box>
        {indexing.error !== null && (
          <Typography variant="body2" color={indexing.status === 'FAILED' ? 'error' : 'textSecondary'}>
            {sayFailure(indexing.error)}
          </Typography>
        )}
      </Box>
      <Tooltip title={t('phase.download', { name })}>
        <IconButton aria-label={t('phase.download', { name })} onClick={download}>
          <DownloadIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {onDelete !== undefined && (
        <Tooltip title={t('phase.deleteNamed', { name })}>
          <IconButton aria-label={t('phase.deleteNamed', { name })} onClick={onDelete}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}
