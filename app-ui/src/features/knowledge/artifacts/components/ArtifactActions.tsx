import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import DownloadIcon from '@mui/icons-material/DownloadRounded'
import RetryIcon from '@mui/icons-material/ReplayRounded'
import EditIcon from '@mui/icons-material/EditOutlined'
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined'
import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import { downloadRoute } from '@parley/ui-kit/calls/download-route.ts'
import { RowButton } from '@parley/ui-kit/components/RowButton.tsx'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { type AnyArtifact, type Owner, routesOf } from '../artifact-record.ts'
import '../locales/en.ts'

/** What can be done with a document; what is left out, one may not do. */
export interface ArtifactHandlers {
  onPreview: (artifact: AnyArtifact) => void
  /** Of one that did not become searchable. */
  onRetry?: (artifact: AnyArtifact) => void
  onEdit?: (artifact: AnyArtifact) => void
  onMove?: (artifact: AnyArtifact) => void
  onDelete?: (artifact: AnyArtifact) => void
}

export const downloadArtifactOf = (owner: Owner, artifact: AnyArtifact): void => {
  const input = { params: { id: artifact.id } }
  downloadRoute(routesOf(owner).download, input, artifact.fileName).catch(showError)
}

interface ArtifactActionsProps extends ArtifactHandlers {
  owner: Owner
  artifact: AnyArtifact
}

export function ArtifactActions({ owner, artifact, ...handlers }: ArtifactActionsProps) {
  const { t } = useTranslation()
  const { name } = artifact
  const { onPreview, onRetry, onEdit, onMove, onDelete } = handlers
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      {onRetry && artifact.indexing.status === 'FAILED' && (
        <RowButton
          icon={RetryIcon}
          label={t('artifacts.tryAgainNamed', { name })}
          onClick={() => onRetry(artifact)}
        />
      )}
      <RowButton
        icon={PreviewIcon}
        label={t('artifacts.previewNamed', { name })}
        onClick={() => onPreview(artifact)}
      />
      <RowButton
        icon={DownloadIcon}
        label={t('artifacts.downloadNamed', { name })}
        onClick={() => downloadArtifactOf(owner, artifact)}
      />
      {onMove && (
        <RowButton
          icon={MoveIcon}
          label={t('artifacts.moveNamed', { name })}
          onClick={() => onMove(artifact)}
        />
      )}
      {onEdit && (
        <RowButton
          icon={EditIcon}
          label={t('artifacts.editNamed', { name })}
          onClick={() => onEdit(artifact)}
        />
      )}
      {onDelete && (
        <RowButton
          icon={DeleteIcon}
          label={t('artifacts.deleteNamed', { name })}
          onClick={() => onDelete(artifact)}
        />
      )}
    </Box>
  )
}
