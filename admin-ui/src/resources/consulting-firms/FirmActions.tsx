import ImpersonateIcon from '@mui/icons-material/SwitchAccountRounded'
import type { ConsultingFirm } from '@parley/contracts/http/people.ts'
import { useTranslate } from 'react-admin'
import { RestoreAction } from '../../obsolete/index.ts'
import { DeleteAction, EditAction, RowAction, RowActions } from '../../rows/index.ts'

export interface FirmChanges {
  onImpersonate: (firm: ConsultingFirm) => void
  onEdit: (firm: ConsultingFirm) => void
  onDelete: (firm: ConsultingFirm) => void
}

const of = 'resources.consulting-firms'

/** Impersonate Firm, Edit Firm, Delete Firm; an obsolete firm can be taken back. */
export function FirmActions({ firm, changes }: { firm: ConsultingFirm; changes: FirmChanges }) {
  const translate = useTranslate()
  const { name } = firm
  if (firm.isObsolete)
    return (
      <RowActions>
        <RestoreAction record={firm} name={name} />
      </RowActions>
    )
  return (
    <RowActions>
      <RowAction
        icon={ImpersonateIcon}
        title={translate(`${of}.impersonate`)}
        label={translate(`${of}.impersonateNamed`, { name })}
        onClick={() => changes.onImpersonate(firm)}
      />
      <EditAction of={of} name={name} onClick={() => changes.onEdit(firm)} />
      <DeleteAction of={of} name={name} onClick={() => changes.onDelete(firm)} />
    </RowActions>
  )
}
