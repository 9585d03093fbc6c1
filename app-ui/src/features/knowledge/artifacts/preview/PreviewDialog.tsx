import CloseIcon from '@mui/icons-material/CloseRounded'
import DownloadIcon from '@mui/icons-material/DownloadRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { fetchFile } from '@parley/ui-kit/calls/download-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { type AnyArtifact, type Owner, routesOf } from '../artifact-record.ts'
import { downloadArtifactOf } from '../components/ArtifactActions.tsx'
import { FileFacts } from '../components/ArtifactMeta.tsx'
import '../locales/en.ts'
import { ExtractedText } from './ExtractedText.tsx'
import { ImagePreview } from './ImagePreview.tsx'
import { previewOf } from './preview-kind.ts'
import { TextPreview } from './TextPreview.tsx'

const PdfPreview = lazy(async () => ({ default: (await import('./PdfPreview.tsx')).PdfPreview }))
const WordPreview = lazy(async () => ({ default: (await import('./WordPreview.tsx')).WordPreview }))

interface PreviewDialogProps {
  owner: Owner
  artifact: AnyArtifact
  onClose: () => void
}

/** Shows a document in the browser: pages, pictures and text; nothing that a file holds is ever run. */
export function PreviewDialog({ owner, artifact, onClose }: PreviewDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      fullWidth
      aria-labelledby="preview-title"
      slotProps={{ paper: { sx: { height: 'calc(100% - 64px)' } } }}
    >
      <DialogTitle
        component="div"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="h2" id="preview-title" sx={{ m: 0, font: 'inherit', overflowWrap: 'anywhere' }}>
            {artifact.name}
          </Box>
          <FileFacts artifact={artifact} />
        </Box>
        <Button startIcon={<DownloadIcon />} onClick={() => downloadArtifactOf(owner, artifact)}>
          {t('artifacts.download')}
        </Button>
        <Tooltip title={t('common.close')}>
          <IconButton aria-label={t('common.close')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ bgcolor: 'background.default', p: 4, pt: '16px !important' }}>
        <ErrorBoundary fallback={<EmptyState title={t('artifacts.previewFailed')} />}>
          <Suspense fallback={<Loading />}>
            <Preview owner={owner} artifact={artifact} />
          </Suspense>
        </ErrorBoundary>
      </DialogContent>
    </Dialog>
  )
}

const Loading = () => (
  <LoadingRegion>
    <TextSkeleton lines={12} />
  </LoadingRegion>
)

function Preview({ owner, artifact }: { owner: Owner; artifact: AnyArtifact }) {
  // What the server's parsers refused (an archive that unpacks without end) is not given to the browser's.
  const isRefused = artifact.indexing.status === 'FAILED' && !artifact.type.startsWith('text/')
  const kind = isRefused ? 'extracted' : previewOf(artifact.type)
  return kind === 'extracted' ? (
    <ExtractedText owner={owner} artifact={artifact} />
  ) : (
    <FilePreview owner={owner} artifact={artifact} kind={kind} />
  )
}

interface FilePreviewProps {
  owner: Owner
  artifact: AnyArtifact
  kind: Exclude<ReturnType<typeof previewOf>, 'extracted'>
}

function FilePreview({ owner, artifact, kind }: FilePreviewProps) {
  const { t } = useTranslation()
  const { id, updatedAt } = artifact
  const file = useQuery({
    queryKey: ['artifact-file', id, updatedAt],
    queryFn: async () => (await fetchFile(routesOf(owner).download, { params: { id } })).blob,
    // The files of a morning's reading would fill the memory.
    gcTime: 0,
  })
  return (
    <QueryView query={file} skeleton={<Loading />}>
      {(data) => {
        const given = { file: data, name: artifact.name, failed: t('artifacts.previewFailed') }
        switch (kind) {
          case 'pdf':
            return <PdfPreview {...given} />
          case 'word':
            return <WordPreview {...given} />
          case 'image':
            return <ImagePreview {...given} />
          case 'markdown':
          case 'text':
            return <TextPreview {...given} isMarkdown={kind === 'markdown'} />
        }
      }}
    </QueryView>
  )
}
