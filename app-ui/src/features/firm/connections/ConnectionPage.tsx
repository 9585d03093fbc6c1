import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import ConnectionsIcon from '@mui/icons-material/HubRounded'
import {
  type Connection,
  connectionCalls,
  type ConnectionKind,
  getConnections,
} from '@parley/contracts/http/connections.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router'
import { messageOf } from '../../../lib/api-error.ts'
import { useRouteMutation, useRouteQuery } from '../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/Skeletons.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import '../../engagement/record/texts.ts'
import { useUser } from '../../account/session/session-context.ts'
import { can } from '../../account/session/session-user.ts'
import { ConnectedInitiatives } from './ConnectedInitiatives.tsx'
import { ConnectionDialog } from './ConnectionDialog.tsx'
import './texts.ts'

/** One portfolio, program or business objective, and the initiatives that link to it. */
export function ConnectionPage({ kind }: { kind: ConnectionKind }) {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const record = useRouteQuery(connectionCalls[kind].get, { params: { id } }, { staleTime: 10_000 })
  if (record.isPending) return <PageSkeleton />
  if (record.isError)
    return (
      <ErrorState
        error={record.error}
        title={t('connections.loadFailed')}
        onRetry={() => void record.refetch()}
      />
    )
  return <ConnectionView key={id} kind={kind} record={record.data} />
}

function ConnectionView({ kind, record }: { kind: ConnectionKind; record: Connection }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const cameFromHere = useLocation().key !== 'default'
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null)
  const remove = useRouteMutation(connectionCalls[kind].remove, [connectionCalls[kind].list, getConnections])
  const close = (): void => setDialog(null)
  const confirm = async (): Promise<void> => {
    const gone = await remove.mutateAsync({ params: { id: record.id } }).catch(() => undefined)
    if (gone === undefined) return
    showSuccess(t('common.deleted'))
    // Back to where it was opened from; a bookmark has no such place.
    await (cameFromHere ? navigate(-1) : navigate('/initiatives', { replace: true }))
  }
  const actions = can(useUser(), 'manage_initiatives') ? (
    <>
      <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setDialog('edit')}>
        {t('common.edit')}
      </Button>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setDialog('delete')}>
        {t('common.delete')}
      </Button>
    </>
  ) : undefined
  return (
    <Page>
      <PageHeader title={record.name} icon={ConnectionsIcon} actions={actions} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, alignItems: 'flex-start' }}>
        <StatusBadge tone="outline">{t(`connections.${kind}`)}</StatusBadge>
        <Typography color="textSecondary" sx={{ maxWidth: '72ch', overflowWrap: 'anywhere' }}>
          {record.description ?? t('connections.noDescription')}
        </Typography>
      </Box>
      <ConnectedInitiatives kind={kind} record={record} />
      {dialog === 'edit' && (
        <ConnectionDialog kind={kind} clientId={record.clientId} connection={record} onClose={close} />
      )}
      <ConfirmDialog
        open={dialog === 'delete'}
        tone="danger"
        title={t(`connections.remove.${kind}`)}
        text={t('connections.removeText')}
        subject={record.name}
        confirmLabel={t('common.delete')}
        busy={remove.isPending}
        error={remove.error === null ? undefined : messageOf(remove.error)}
        onConfirm={() => void confirm()}
        onCancel={close}
      />
    </Page>
  )
}
