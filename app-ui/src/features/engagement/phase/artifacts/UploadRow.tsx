import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import type { Upload } from './use-uploads.ts'

/** A file on its way, and the way to stop it. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { t } = useTranslation()
  const label = t('phase.uploading', { name: upload.name })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }} role="status">
      <Typography variant="body2" sx={{ minWidth: 120, overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <LinearProgress variant="determinate" value={upload.share * 100} aria-label={label} sx={{ flex: 1 }} />
      <Button size="small" onClick={upload.cancel} aria-label={t('phase.cancelUpload')}>
        {t('common.cancel')}
      </Button>
    </Box>
  )
}
