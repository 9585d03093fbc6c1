import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import { useTranslate } from 'react-admin'
import { RowAction } from './RowAction.tsx'

interface NamedActionProps {
  /** Where its word stands: `edit`, `delete`. */
  of: string
  /** What the record is called. */
  name: string
  /** Why it cannot be done. */
  refusal?: string | undefined
  onClick: () => void
}

export function EditAction({ of, name, ...action }: NamedActionProps) {
  const translate = useTranslate()
  const label = translate('console.editNamed', { name })
  return <RowAction icon={EditIcon} title={translate(`${of}.edit`)} label={label} {...action} />
}

export function DeleteAction({ of, name, ...action }: NamedActionProps) {
  const translate = useTranslate()
  const label = translate('console.deleteNamed', { name })
  return <RowAction icon={DeleteIcon} title={translate(`${of}.delete`)} label={label} {...action} />
}
