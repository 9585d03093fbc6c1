import ArchiveIcon from '@mui/icons-material/Inventory2Outlined'
import ConnectIcon from '@mui/icons-material/LoginRounded'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { Client } from '@parley/contracts/http/people.ts'
import { DeleteAction, EditAction } from '@parley/ui-kit/components/RowAction.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser, canSwitchToClients } from '../../../account/session/index.ts'

export interface ClientHandlers {
  onOpen: (client: Client) => void
  onConnect: (client: Client) => void
  /** Undefined for those who may not change clients. */
  changes: { onEdit: (client: Client) => void; onDelete: (client: Client) => void } | undefined
}

interface ClientActionsProps {
  client: Client
  handlers: ClientHandlers
}

/** Connect as client, edit, delete: none of it with an obsolete one (Document 3, section 4). */
export function ClientActions({ client, handlers: { onConnect, changes } }: ClientActionsProps) {
  const { t } = useTranslation()
  const user = useUser()
  const { name, isObsolete } = client
  const cannotSwitch = canSwitchToClients(user) ? undefined : t('session.onlyConsultants')
  const refusal = isObsolete ? t('clients.obsoleteCannotConnect') : cannotSwitch
  return (
    <>
      <Tooltip title={refusal ?? ''}>
        <span>
          <Button
            size="small"
            variant="outlined"
            startIcon={<ConnectIcon />}
            disabled={refusal !== undefined}
            aria-label={t('clients.connectNamed', { name })}
            onClick={() => onConnect(client)}
          >
            {t('clients.connect')}
          </Button>
        </span>
      </Tooltip>
      {changes && (
        <>
          <Tooltip title={t('clients.archives')}>
            <IconButton
              size="small"
              component={Link}
              to={`/clients/${client.id}/archives`}
              aria-label={t('clients.archivesNamed', { name })}
            >
              <ArchiveIcon fontSize="small" />
            </IconButton>
          </Tooltip>
          <EditAction
            label={t('clients.editNamed', { name })}
            refusal={isObsolete ? t('clients.obsoleteCannotEdit') : undefined}
            onClick={() => changes.onEdit(client)}
          />
          <DeleteAction
            label={t('clients.deleteNamed', { name })}
            refusal={isObsolete ? t('clients.obsoleteCannotDelete') : undefined}
            onClick={() => changes.onDelete(client)}
          />
        </>
      )}
    </>
  )
}
