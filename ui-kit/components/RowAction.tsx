import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import { useTranslation } from 'react-i18next'
import { RowButton, type RowButtonProps } from './RowButton.tsx'

type KnownActionProps = Omit<RowButtonProps, 'icon' | 'title'>

export function EditAction(props: KnownActionProps) {
  const { t } = useTranslation()
  return <RowButton icon={EditIcon} title={t('common.edit')} {...props} />
}

export function DeleteAction(props: KnownActionProps) {
  const { t } = useTranslation()
  return <RowButton icon={DeleteIcon} title={t('common.delete')} {...props} />
}
