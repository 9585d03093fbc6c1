import ConnectIcon from '@mui/icons-material/SwitchAccountRounded'
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import { useTranslate } from 'react-admin'
import { RestoreAction } from '../../obsolete/index.ts'
import { RowAction, RowActions } from '../../rows/index.ts'
import type { ClientRow } from '../../kinds/index.ts'

export interface ClientChanges {
  onConnect: (client: ClientRow) => void
  onEdit: (client: ClientRow) => void
  onDelete: (client: ClientRow) => void
  onArchives: (client: ClientRow) => void
}

const of = 'resources.clients'

/** Connect, edit, delete: none of them with an obsolete client, which can be taken back (Document 3, section 4); export, erase. */
export function ClientActions({ client, changes }: { client: ClientRow; changes: ClientChanges }) {
  const translate = useTranslate()
  const { name, isObsolete } = client
  const refusal = (key: string): string | undefined => (isObsolete ? translate(`${of}.${key}`) : undefined)
  return (
    <RowActions>
      {isObsolete && <RestoreAction record={client} name={name} />}
      <RowAction
        icon={ConnectIcon}
        title={translate(`${of}.connect`)}
        label={translate(`${of}.connectNamed`, { name })}
        refusal={refusal('obsoleteCannotConnect')}
        onClick={() => changes.onConnect(client)}
      />
      <RowAction
        icon={EditIcon}
        title={translate(`${of}.edit`)}
        label={translate('console.editNamed', { name })}
        refusal={refusal('obsoleteCannotEdit')}
        onClick={() => changes.onEdit(client)}
      />
      <RowAction
        icon={ArchiveIcon}
        title={translate(`${of}.archives.open`)}
        label={translate(`${of}.archives.openNamed`, { name })}
        onClick={() => changes.onArchives(client)}
      />
      <RowAction
        icon={DeleteIcon}
        title={translate(`${of}.delete`)}
        label={translate('console.deleteNamed', { name })}
        refusal={refusal('obsoleteCannotDelete')}
        onClick={() => changes.onDelete(client)}
      />
    </RowActions>
  )
}
