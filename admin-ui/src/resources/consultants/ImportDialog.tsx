import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { consultantTemplate } from '@parley/contracts/http/imports.ts'
import { downloadRoute } from '@parley/ui-kit/calls/download-route.ts'
import { useId, useRef, useState } from 'react'
import { useGetList, useNotify, useTranslate } from 'react-admin'
import { ImportOutcome } from './ImportOutcome.tsx'
import { useCsvImport } from './use-csv-import.ts'

const of = 'resources.consultants.import'
const firmsAsked = {
  sort: { field: 'name', order: 'ASC' },
  pagination: { page: 1, perPage: 1000 },
} as const

/** Which firm, which file; it is checked before anything is written (Document 3, section 5: CSV files only). */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const title = useId()
  const { data: firms = [] } = useGetList<{ id: string; name: string }>('consulting-firms', firmsAsked)
  const [firmId, setFirmId] = useState('')
  const [file, setFile] = useState<File>()
  const work = useCsvImport()
  const { result, isImported, isBusy } = work
  const good = result?.results.success.length ?? 0
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={() => !isBusy && onClose()}>
      <DialogTitle id={title}>{translate(`${of}.title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate(`${of}.text`)}</DialogContentText>
        <TextField
          select
          required
          fullWidth
          label={translate('resources.consultants.fields.consultingFirmId')}
          value={firmId}
          onChange={({ target }) => {
            setFirmId(target.value)
            work.reset()
          }}
        >
          {firms.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FileChoice
          file={file}
          onFile={(chosen) => {
            setFile(chosen)
            work.reset()
          }}
        />
        {work.failure !== undefined && <Alert severity="error">{work.failure}</Alert>}
        {result !== undefined && <ImportOutcome result={result} isImported={isImported} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate(isImported ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {!isImported && (
          <Button
            variant="contained"
            loading={isBusy}
            disabled={firmId === '' || file === undefined || (result !== undefined && good === 0)}
            onClick={() => {
              if (file !== undefined) void (result === undefined ? work.check : work.run)(file, firmId)
            }}
          >
            {result === undefined ? translate(`${of}.check`) : translate(`${of}.run`, { smart_count: good })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function FileChoice({ file, onFile }: { file: File | undefined; onFile: (file: File) => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const template = (): void =>
    void downloadRoute(consultantTemplate, {}).catch((error: unknown) =>
      notify(error instanceof Error ? error.message : String(error), { type: 'error' }),
    )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, my: 2 }}>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {translate(`${of}.choose`)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={translate(`${of}.choose`)}
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          if (chosen !== undefined) onFile(chosen)
          target.value = ''
        }}
      />
      <Box component="span" sx={{ flex: 1, minWidth: 120, overflowWrap: 'anywhere' }}>
        {file?.name ?? translate(`${of}.none`)}
      </Box>
      <Button onClick={template}>{translate(`${of}.template`)}</Button>
    </Box>
  )
}
