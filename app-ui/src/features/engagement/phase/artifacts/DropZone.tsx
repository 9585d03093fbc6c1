import UploadIcon from '@mui/icons-material/UploadFileRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { acceptedFiles } from './accepted-files.ts'

/** Says that files may be dropped, which the whole page takes, and lets them be chosen. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box
      data-screen-only
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        flexWrap: 'wrap',
        px: 4,
        py: 3,
        fontSize: '0.8125rem',
        borderRadius: '10px',
        border: '1px dashed',
        borderColor: 'text.disabled',
        color: 'text.secondary',
      }}
    >
      <UploadIcon fontSize="small" aria-hidden />
      {t('phase.dropHere')}
      <Button size="small" onClick={() => input.current?.click()}>
        {t('phase.chooseFiles')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        aria-label={t('phase.upload')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </Box>
  )
}
