import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useTranslation } from 'react-i18next'
import type { IconComponent } from './icons.tsx'

interface RowActionProps {
  icon: IconComponent
  /** Shown beside the pointer; the label where it says all. */
  title?: string
  /** For screen readers, with what or whom it is about. */
  label: string
  /** Why it cannot be done. */
  refusal?: string | undefined
  onClick: () => void
}

/** One of the small buttons at the end of a row. */
export function RowAction({ icon: Icon, label, title = label, refusal, onClick }: RowActionProps) {
  const button = (
    <IconButton size="small" aria-label={label} disabled={refusal !== undefined} onClick={onClick}>
      <Icon fontSize="small" />
    </IconButton>
  )
  // A disabled button tells the pointer nothing, so what is around it does.
  return <Tooltip title={refusal ?? title}>{refusal === undefined ? button : <span>{button}</span>}</Tooltip>
}

type KnownActionProps = Omit<RowActionProps, 'icon' | 'title'>

export function EditAction(props: KnownActionProps) {
  const { t } = useTranslation()
  return <RowAction icon={EditIcon} title={t('common.edit')} {...props} />
}

export function DeleteAction(props: KnownActionProps) {
  const { t } = useTranslation()
  return <RowAction icon={DeleteIcon} title={t('common.delete')} {...props} />
}
