import ConnectIcon from '@mui/icons-material/SwitchAccountRounded'
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined'
import { useTranslate } from 'react-admin'
import { RestoreAction } from '../../obsolete/index.ts'
import { DeleteAction, EditAction, RowAction, RowActions } from '../../rows/index.ts'
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
      <EditAction
        of={of}
        name={name}
        refusal={refusal('obsoleteCannotEdit')}
        onClick={() => changes.onEdit(client)}
      />
      <RowAction
        icon={ArchiveIcon}
        title={translate(`${of}.archives.open`)}
        label={translate(`${of}.archives.openNamed`, { name })}
        onClick={() => changes.onArchives(client)}
      />
      <DeleteAction
        of={of}
        name={name}
        refusal={refusal('obsoleteCannotDelete')}
        onClick={() => changes.onDelete(client)}
      />
    </RowActions>
  )
}
