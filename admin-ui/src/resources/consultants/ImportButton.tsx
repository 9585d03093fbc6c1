import UploadIcon from '@mui/icons-material/UploadFileRounded'
import { lazy, Suspense, useState } from 'react'
import { Button } from 'react-admin'

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }))

/** Opens the import of consultants from a CSV file (Document 3, Consultants page). */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button label="resources.consultants.import.open" onClick={() => setOpen(true)}>
        <UploadIcon />
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
