import UploadIcon from '@mui/icons-material/UploadFileRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../texts.ts'
import { acceptedFiles } from './accepted-files.ts'

/** Takes files that are dropped or chosen. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <Box
      data-screen-only
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
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
        borderColor: isOver ? 'primary.main' : 'text.disabled',
        bgcolor: isOver ? 'action.hover' : undefined,
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
