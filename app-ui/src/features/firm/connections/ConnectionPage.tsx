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
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { PageSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useUser, can } from '../../account/session/index.ts'
import { ConnectedInitiatives } from './ConnectedInitiatives.tsx'
import { ConnectionDialog } from './ConnectionDialog.tsx'
import './locales/en.ts'

/** One portfolio, program or business objective, and the initiatives that link to it. */
export function ConnectionPage({ kind }: { kind: ConnectionKind }) {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const record = useRouteQuery(connectionCalls[kind].get, { params: { id } }, { staleTime: 10_000 })
  return (
    <QueryView query={record} skeleton={<PageSkeleton />} failed={t('connections.loadFailed')}>
      {(data) => <ConnectionView key={id} kind={kind} record={data} />}
    </QueryView>
  )
}

function ConnectionView({ kind, record }: { kind: ConnectionKind; record: Connection }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const cameFromHere = useLocation().key !== 'default'
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null)
  const close = (): void => setDialog(null)
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
      {dialog === 'delete' && (
        <DeleteDialog
          route={connectionCalls[kind].remove}
          input={{ params: { id: record.id } }}
          refreshes={[connectionCalls[kind].list, getConnections]}
          title={t(`connections.remove.${kind}`)}
          text={t('connections.removeText')}
          subject={record.name}
          // Back to where it was opened from; a bookmark has no such place.
          onDeleted={() => (cameFromHere ? navigate(-1) : navigate('/initiatives', { replace: true }))}
          onClose={close}
        />
      )}
    </Page>
  )
}
