import KeyIcon from '@mui/icons-material/KeyRounded'
import { useTranslate } from 'react-admin'
import { RestoreAction } from '../../obsolete/index.ts'
import { DeleteAction, EditAction, RowAction, RowActions } from '../../rows/index.ts'
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
      <EditAction of={of} name={name} onClick={() => changes.onEdit(consultant)} />
      <DeleteAction of={of} name={name} onClick={() => changes.onDelete(consultant)} />
    </RowActions>
  )
}
