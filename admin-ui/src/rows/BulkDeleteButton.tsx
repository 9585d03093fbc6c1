import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import { useResourceContext } from 'react-admin'
import { BulkActionButton } from '../lists/index.ts'

/** Deletes the chosen rows after a question; the words stand under `resources.<name>.bulk`. */
export function BulkDeleteButton() {
  const of = `resources.${useResourceContext() ?? ''}.bulk`
  return (
    <BulkActionButton
      action="delete"
      label={`${of}.delete`}
      icon={<DeleteIcon />}
      color="error"
      confirm={{ title: `${of}.title`, content: `${of}.content` }}
      done={`${of}.done`}
    />
  )
}
