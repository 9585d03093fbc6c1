import UploadIcon from '@mui/icons-material/UploadFileRounded'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import type { FailedUpload, RunningUpload } from '../use-artifact-uploads.ts'
import { acceptedEndings } from '../file-kind.ts'
import '../locales/en.ts'

interface UploadZoneProps {
  uploads: readonly RunningUpload[]
  failures: readonly FailedUpload[]
  onDismiss: (id: string) => void
  images: boolean
  onFiles: (files: readonly File[]) => void
}

/** Takes dropped or chosen files, several at once, and shows what is under way. */
export function UploadZone({ uploads, failures, onDismiss, images, onFiles }: UploadZoneProps) {
  const { t } = useTranslation()
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: onFiles,
    noClick: true,
    noKeyboard: true,
  })
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Box
        {...getRootProps()}
        data-guide="upload"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          flexWrap: 'wrap',
          gap: 2,
          p: 5,
          borderRadius: '10px',
          border: '1px dashed',
          borderColor: isDragActive ? 'primary.main' : 'divider',
          color: 'text.secondary',
          bgcolor: isDragActive ? 'action.hover' : 'transparent',
        }}
      >
        <input
          {...getInputProps({
            'aria-label': t('artifacts.dropHere'),
            accept: acceptedEndings(images).join(','),
            // The button beside it opens it; read aloud, it would say the same once more.
            hidden: true,
          })}
        />
        <UploadIcon fontSize="small" aria-hidden />
        {t(isDragActive ? 'artifacts.dropNow' : 'artifacts.dropHere')}
        <Button size="small" onClick={open}>
          {t('artifacts.dropFilesOrChoose')}
        </Button>
      </Box>
      {failures.map(({ id, reason }) => (
        <Alert key={id} severity="error" closeText={t('common.close')} onClose={() => onDismiss(id)}>
          {reason}
        </Alert>
      ))}
      {uploads.map((upload) => (
        <UploadProgress key={upload.id} upload={upload} />
      ))}
    </Box>
  )
}

function UploadProgress({ upload }: { upload: RunningUpload }) {
  const { t } = useTranslation()
  const { name } = upload
  const label = t('artifacts.uploading', { name })
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Typography variant="body2" noWrap sx={{ width: { xs: 140, sm: 280 } }}>
        {label}
      </Typography>
      <LinearProgress variant="determinate" value={upload.share * 100} aria-label={label} sx={{ flex: 1 }} />
      <Button size="small" onClick={upload.cancel} aria-label={t('artifacts.cancelUpload', { name })}>
        {t('common.cancel')}
      </Button>
    </Box>
  )
}
