import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import { useResourceContext } from 'react-admin'
import { BulkActionButton } from '../lists/index.ts'

interface BulkDeletionWords {
  /** Keys of the button, the question and what is told. */
  label: string
  title: string
  content: string
  done: string
}

/** Deletes the chosen rows after a question; the words stand under `resources.<name>.bulk` unless told. */
export function BulkDeleteButton({ words }: { words?: BulkDeletionWords }) {
  const of = `resources.${useResourceContext() ?? ''}.bulk`
  const { label, title, content, done } = words ?? {
    label: `${of}.delete`,
    title: `${of}.title`,
    content: `${of}.content`,
    done: `${of}.done`,
  }
  return (
    <BulkActionButton
      action="delete"
      label={label}
      icon={<DeleteIcon />}
      color="error"
      confirm={{ title, content }}
      done={done}
    />
  )
}
