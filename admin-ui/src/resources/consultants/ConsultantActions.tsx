import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import KeyIcon from '@mui/icons-material/KeyRounded'
import { useTranslate } from 'react-admin'
import { RestoreAction } from '../../obsolete/index.ts'
import { RowAction, RowActions } from '../../rows/index.ts'
import { nameOf, type ConsultantRow } from '../../kinds/index.ts'

export interface ConsultantChanges {
  onSetUp: (consultant: ConsultantRow) => void
  onEdit: (consultant: ConsultantRow) => void
  onDelete: (consultant: ConsultantRow) => void
}

const of = 'resources.consultants'

/** Setup Authentication, Edit, Delete; an obsolete consultant can be taken back. */
export function ConsultantActions({
  consultant,
  changes,
}: {
  consultant: ConsultantRow
  changes: ConsultantChanges
}) {
  const translate = useTranslate()
  const name = nameOf(consultant)
  if (consultant.isObsolete)
    return (
      <RowActions>
        <RestoreAction record={consultant} name={name} />
      </RowActions>
    )
  return (
    <RowActions>
      <RowAction
        icon={KeyIcon}
        title={translate(`${of}.setUp`)}
        label={translate(`${of}.setUpNamed`, { name })}
        refusal={consultant.hasAccount ? translate(`${of}.hasAccount`) : undefined}
        onClick={() => changes.onSetUp(consultant)}
      />
      <RowAction
        icon={EditIcon}
        title={translate(`${of}.edit`)}
        label={translate('console.editNamed', { name })}
        onClick={() => changes.onEdit(consultant)}
      />
      <RowAction
        icon={DeleteIcon}
        title={translate(`${of}.delete`)}
        label={translate('console.deleteNamed', { name })}
        onClick={() => changes.onDelete(consultant)}
      />
    </RowActions>
  )
}
