import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import {
  type RaRecord,
  useCloseNotification,
  useNotify,
  useRefresh,
  useTranslate,
  useUpdate,
} from 'react-admin'
import { useTellFailure } from './use-tell-failure.ts'

interface DeletedNoticeProps {
  resource: string
  record: RaRecord
  /** What is said. */
  text: string
  /** What went. */
  name: string
}

/** That a record became obsolete, with the way back. */
export function DeletedNotice({ resource, record, text, name }: DeletedNoticeProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const tellFailure = useTellFailure('dialogs.failed')
  const refresh = useRefresh()
  const close = useCloseNotification()
  const [update, { isPending }] = useUpdate()
  const restore = (): void =>
    void update(
      resource,
      { id: record.id, data: { isObsolete: false }, previousData: record },
      {
        onSuccess: () => {
          close()
          notify('console.restored', { type: 'success', messageArgs: { name } })
          refresh()
        },
        onError: (error) => {
          close()
          tellFailure(error)
        },
      },
    )
  return (
    <Alert
      severity="success"
      variant="outlined"
      sx={{ bgcolor: 'background.paper', alignItems: 'center' }}
      action={
        <Button color="inherit" size="small" loading={isPending} onClick={restore}>
          {translate('ra.action.undo')}
        </Button>
      }
    >
      {text}: {name}
    </Alert>
  )
}
