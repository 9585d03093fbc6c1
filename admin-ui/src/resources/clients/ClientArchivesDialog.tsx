import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import Skeleton from '@mui/material/Skeleton'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { reasonOf } from '../../dialogs/index.ts'
import { ArchiveItem } from './ArchiveItem.tsx'
import type { ClientRow } from '../../kinds/index.ts'
import { EraseClient } from './EraseClient.tsx'
import { useClientArchives } from './use-client-archives.ts'

const of = 'resources.clients.archives'

/** Exports of everything that is a client's, and its erasure; of an obsolete client too. */
export function ClientArchivesDialog({ client, onClose }: { client: ClientRow; onClose: () => void }) {
  const translate = useTranslate()
  const id = useId()
  const { archives, error, refusal, isBusy, isAtWork, act } = useClientArchives(client.id)
  const failed = translate(`${of}.failed`)
  const hasExport = archives?.some(({ status }) => status === 'READY') === true
  const isErased = archives?.some(({ status }) => status === 'ERASED') === true
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{translate(`${of}.title`, { name: client.name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: '12px' }}>{translate(`${of}.text`)}</DialogContentText>
        {(refusal ?? error) !== null && (
          <Alert severity="error">{reasonOf(refusal ?? error, { failed })}</Alert>
        )}
        {archives === undefined && error === null && <Skeleton height={48} />}
        {archives?.length === 0 && <Alert severity="info">{translate(`${of}.none`)}</Alert>}
        {archives !== undefined && archives.length > 0 && (
          <List dense aria-label={translate(`${of}.list`)}>
            {archives.map((archive) => (
              <ArchiveItem key={archive.id} archive={archive} isBusy={isBusy} act={act} />
            ))}
          </List>
        )}
        {!isErased && archives !== undefined && (
          <EraseClient client={client} hasExport={hasExport} isBusy={isBusy || isAtWork} act={act} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        <Button
          variant="contained"
          disabled={isBusy || isAtWork || isErased || archives === undefined}
          onClick={() => act({ kind: 'export' })}
        >
          {translate(`${of}.export`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
