import { deleteStakeholder, type Stakeholder } from '@parley/contracts/http/stakeholders.ts'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../../lib/api-error.ts'
import { useRouteMutation } from '../../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'
import { stakeholderReads } from '../stakeholder-queries.ts'
import '../texts.ts'

interface DeleteStakeholderDialogProps {
  person: Stakeholder
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a person is deleted, and says what else goes. */
export function DeleteStakeholderDialog({ person, onClose, onDeleted }: DeleteStakeholderDialogProps) {
  const { t } = useTranslation()
  const remove = useRouteMutation(deleteStakeholder, stakeholderReads)
  const confirm = (): void =>
    remove.mutate(
      { params: { id: person.id } },
      {
        onSuccess: () => {
          showSuccess(t('common.deleted'))
          onDeleted?.()
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('stakeholders.deleteTitle')}
      text={t('stakeholders.deleteText')}
      subject={`${person.firstName} ${person.lastName}`}
      confirmLabel={t('common.delete')}
      busy={remove.isPending}
      error={remove.error === null ? undefined : messageOf(remove.error)}
      onCancel={onClose}
      onConfirm={confirm}
    />
  )
}
