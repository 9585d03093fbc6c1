import DownloadIcon from '@mui/icons-material/DownloadRounded'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { downloadRoute } from '@parley/ui-kit/calls/download-route.ts'
import { FileSize } from '@parley/ui-kit/components/FileSize.tsx'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldsOf, type ImportTarget, routesOf } from '../import-target.ts'
import '../locales/en.ts'

interface ChooseFileProps {
  target: ImportTarget
  file: File | null
  onFile: (file: File | null) => void
}

/** Windows tells CSV files by Excel's type. */
const isCsv = (file: File): boolean => /\.csv$/i.test(file.name)

export function ChooseFile({ target, file, onFile }: ChooseFileProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const take = (chosen: File): void => {
    setIsRefused(!isCsv(chosen))
    onFile(isCsv(chosen) ? chosen : null)
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, alignItems: 'flex-start' }}>
      <Typography>{t('imports.intro')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {fieldsOf(target).join(', ')}
      </Typography>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        onClick={() => void downloadRoute(routesOf(target).template, {}).catch(showError)}
      >
        {t('imports.template')}
      </Button>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {t('imports.chooseFile')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          aria-label={t('imports.chooseFile')}
          onChange={({ target: { files } }) => {
            if (files?.[0] !== undefined) take(files[0])
          }}
        />
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {file === null ? t('imports.noFile') : file.name}
          {file !== null && ' · '}
          {file !== null && <FileSize bytes={file.size} />}
        </Typography>
      </Box>
      {isRefused && <Alert severity="error">{t('imports.csvOnly')}</Alert>}
    </Box>
  )
}
