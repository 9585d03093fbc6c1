import UploadIcon from '@mui/icons-material/UploadFileRounded'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportProps } from '../import-target.ts'
import '../locales/en.ts'

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }))

/** Opens the import of people from a CSV file (Document 1, section 2.7). */
export function ImportButton(props: ImportProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => setIsOpen(true)}>
        {t('imports.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
