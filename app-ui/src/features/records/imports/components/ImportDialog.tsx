import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportProps } from '../import-target.ts'
import { useImport } from '../use-import.ts'
import '../locales/en.ts'
import { CheckedFile } from './CheckedFile.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportedFile } from './ImportedFile.tsx'
import { RecentImports } from './RecentImports.tsx'

interface ImportDialogProps extends ImportProps {
  onClose: () => void
}

/** Choose, check, import, undo: nothing is written before the person has seen what would be. */
export function ImportDialog({ target, refreshes, onClose }: ImportDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const work = useImport({ target, refreshes })
  const { checked, imported, busy } = work
  const again = (): void => {
    work.reset()
    setFile(null)
  }
  return (
    <Dialog
      open
      onClose={() => busy === undefined && onClose()}
      maxWidth="md"
      fullWidth
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxHeight: '90vh' } } }}
    >
      <DialogTitle id={id}>{t(`imports.title.${target.kind}`)}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        {work.error !== undefined && <Alert severity="error">{work.error}</Alert>}
        {busy !== undefined && <Progress busy={busy} done={work.done} total={checked?.total} />}
        {imported !== undefined ? (
          <ImportedFile target={target} result={imported} refreshes={refreshes} onUndone={again} />
        ) : checked !== undefined && file !== null ? (
          <CheckedFile
            target={target}
            result={checked}
            isBusy={busy !== undefined}
            onMapping={(mapping) => work.check(file, mapping)}
          />
        ) : (
          <ChooseFile target={target} file={file} onFile={setFile} />
        )}
        {imported === undefined && checked === undefined && (
          <RecentImports target={target} refreshes={refreshes} />
        )}
      </DialogContent>
      <Actions work={work} file={file} onAgain={again} onClose={onClose} />
    </Dialog>
  )
}

interface ActionsProps {
  work: ReturnType<typeof useImport>
  file: File | null
  onAgain: () => void
  onClose: () => void
}

/** The way back to another file, and the next step. */
function Actions({ work, file, onAgain, onClose }: ActionsProps) {
  const { t } = useTranslation()
  const { checked, imported } = work
  const isBusy = work.busy !== undefined
  const good = checked?.results.success.length ?? 0
  return (
    <DialogActions>
      {(checked !== undefined || imported !== undefined) && (
        <Button onClick={onAgain} disabled={isBusy}>
          {t('imports.another')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      <Button onClick={onClose} disabled={isBusy}>
        {t('common.close')}
      </Button>
      {checked === undefined && (
        <Button
          variant="contained"
          disabled={file === null || imported !== undefined}
          loading={isBusy}
          onClick={() => file !== null && work.check(file)}
        >
          {t('imports.upload')}
        </Button>
      )}
      {checked !== undefined && imported === undefined && (
        <Button
          variant="contained"
          disabled={good === 0}
          loading={isBusy}
          onClick={() => file !== null && work.run(file, checked.mapping)}
        >
          {t('imports.run', { count: good })}
        </Button>
      )}
    </DialogActions>
  )
}

interface ProgressProps {
  busy: 'checking' | 'importing'
  done: number
  /** Known once the file has been checked. */
  total: number | undefined
}

function Progress({ busy, done, total = 0 }: ProgressProps) {
  const { t } = useTranslation()
  const label = t(`imports.${busy}`)
  const count = done
  return (
    <Box role="status">
      <Typography variant="body2" gutterBottom>
        {label}
        {done > 0 &&
          ` · ${t(busy === 'checking' ? 'imports.checkedRows' : 'imports.importedRows', { count })}`}
      </Typography>
      <LinearProgress
        aria-label={label}
        {...(total > 0 && done > 0 ? { variant: 'determinate', value: (done / total) * 100 } : {})}
      />
    </Box>
  )
}
